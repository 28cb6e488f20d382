import { type Format, ImportRefusal } from "./format"
import { bibliography } from "./formats/bibtex"
import { ghost } from "./formats/ghost"
import { linkedInArchive } from "./formats/linkedin"
import { lists } from "./formats/lists"
import { markdownFolder } from "./formats/markdown-folder"
import { medium } from "./formats/medium"
import { podcastFeeds } from "./formats/podcast"
import { substack } from "./formats/substack"
import { wordpress } from "./formats/wordpress"
import type { SourceFiles } from "./offer"

/** Every format, the more particular ones first: the first that recognizes a source reads it. */
export const formats: readonly Format[] = [
  linkedInArchive,
  substack,
  medium,
  wordpress,
  ghost,
  podcastFeeds,
  // A folder of texts may have anything beside them.
  markdownFolder,
  bibliography,
  lists,
]

/**
 * @param files of a source
 * @returns its format
 * @throws ImportRefusal if it is none of them
 */
export async function formatOf(files: SourceFiles): Promise<Format> {
  for (const format of formats) if (await format.recognizes(files)) return format
  const known = formats.map(({ name }) => name)
  throw new ImportRefusal(
    `${files.name} is nothing that can be imported. It may be ${known.slice(0, -1).join(", ")} or ${known.at(-1)}.`,
  )
}
