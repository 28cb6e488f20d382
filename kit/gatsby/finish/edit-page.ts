import { Parser } from "htmlparser2"

/** A tag of a finished page. `start` and `end` are offsets in the page's HTML; `end` is exclusive. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly start: number
  /** For a script or a style the end of the whole element, otherwise that of the tag. */
  readonly end: number
  /** The content of a script or a style, unparsed; empty for others. */
  readonly text: string
}

/** A change to a page: replaces a range of its HTML with a text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * @param html of a finished page
 * @returns its opening tags, in order
 */
export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: "" })
    },
    onclosetag(name) {
      // A script or a style contains no elements, so the last tag is the one that ends here.
      const tag = tags.at(-1)
      if (!tag || (name !== "script" && name !== "style")) return
      tags[tags.length - 1] = { ...tag, end: parser.endIndex + 1, text: html.slice(tag.end, parser.startIndex) }
    },
  })
  parser.end(html)
  return tags
}

/**
 * @param html of a page
 * @param edits with ranges that do not overlap
 * @returns the HTML with all edits applied; the rest is unchanged, to the byte
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(html.slice(done, start), text)
    done = end
  }
  return parts.join("") + html.slice(done)
}
