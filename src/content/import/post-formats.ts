import type { Format } from "./format"
import { ghost } from "./formats/ghost"
import { markdownFolder } from "./formats/markdown-folder"
import { medium } from "./formats/medium"
import { substack } from "./formats/substack"
import { wordpress } from "./formats/wordpress"

/** The formats of other blogs, the most particular first: a folder of Markdown may have anything beside it. */
export const postFormats: readonly Format[] = [substack, medium, wordpress, ghost, markdownFolder]
