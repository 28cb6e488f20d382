import type { Reference } from "../../../src/content/references/references"
import { words } from "../../words"
import { nameOfLocation } from "../changes/location-name"
import type { ContentState } from "../content/content-state"
import { fileInWords } from "../content/location"
import { locationAt, storedValue } from "../content/reading"

/**
 * @param reference a place of the content
 * @param content the current content
 * @returns where it is, in words: the post or page and the line, or the file, the entry and the field
 */
export function placeName({ file, path, line }: Reference, content: ContentState): string {
  if (line === undefined) return nameOfLocation(locationAt(content, file, path), content)
  return words.clicked.line(titleOfText(file, content) ?? fileInWords(file), line)
}

/** The title of the post or custom page that a Markdown text belongs to. */
function titleOfText(file: string, content: ContentState): string | undefined {
  const slug = /^posts\/(.+)\.md$/.exec(file)?.[1]
  const posts = storedValue(content, { file: "posts.json", path: [] })
  const entry: unknown = Array.isArray(posts) ? posts.find((each) => Reflect.get(Object(each), "slug") === slug) : {}
  const title =
    slug === undefined ? storedValue(content, { file, path: ["title"] }) : Reflect.get(Object(entry), "title")
  return typeof title === "string" && title !== "" ? title : undefined
}
