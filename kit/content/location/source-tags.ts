/**
 * A text of the preview carries its source, in characters for private use that no page shows: before it where it is written, behind it an end mark. A text that
 * is put together from others has theirs within it. kit/gatsby/preview/source-reader.ts takes the tags out of the page again.
 */
const [open, middle, close, firstCode] = ["\uf8f0", "\uf8f1", "\uf8f2", 0xe000] as const

/** The key under which a group of content has its source in the preview. */
export const sourceKey = "contentSource"

/** An entry is named by its id or slug where it has one, since its index changes when others are moved. */
type SourceStep = string | number | { readonly id: string }

/** Where a value is written: a file of data/, and a path in it; an empty path for the text of a Markdown file. */
export interface Source {
  readonly file: string
  readonly path: readonly SourceStep[]
  /** The group is written as a text alone, in place of its key. */
  readonly isShort?: true
  /** The part of a Markdown text: the line of the file and the column, from 1, of its start and its end, as unist has them. */
  readonly part?: readonly [line: number, column: number, endLine: number, endColumn: number]
}

/** @returns the step to an entry of a list */
export function stepTo(entry: unknown, index: number): SourceStep {
  const { id, slug } = Object(entry) as { readonly id?: unknown; readonly slug?: unknown }
  const name = id ?? slug
  return typeof name === "string" ? { id: name } : index
}

/** @returns a source as a string of ASCII characters */
export const writeSource = (source: Source): string => encodeURIComponent(JSON.stringify(source))

/** @returns the source of the whole text that a source is a part of */
export const wholeSource = (written: string): string => written.replace(/%2C%22part%22.*$/, "%7D")

/** @returns the source in such a string */
export const readSource = (written: string): Source => JSON.parse(decodeURIComponent(written)) as Source

/**
 * @param text of the page
 * @param written its source, as writeSource returns it; undefined outside the preview
 * @returns the text with its source
 */
export function withTag(text: string, written: string | undefined): string {
  if (written === undefined) return text
  const code = [...written].map((letter) => String.fromCharCode(firstCode + letter.charCodeAt(0))).join("")
  return `${open}${code}${middle}${text}${close}`
}

/**
 * @param text that the site makes of a value
 * @param group that the value is in
 * @param steps from the group to the value
 * @returns the text with its source, if the group has one
 */
export const tagged = (text: string, group: unknown, ...steps: readonly (string | number)[]): string =>
  withTag(text, sourceWithin(group, ...steps))

/**
 * @param parts of one text, one after another
 * @param group that the text is in
 * @param key of the text
 * @returns the parts with the text's source, which begins in the first and ends in the last
 */
export function taggedParts(parts: readonly string[], group: unknown, key: string): readonly string[] {
  const whole = parts.join("")
  const text = tagged(whole, group, key)
  let end = text.indexOf(whole)
  return parts.map((part, index) => {
    const start = index === 0 ? 0 : end
    end += part.length
    return text.slice(start, index === parts.length - 1 ? undefined : end)
  })
}

/** @returns an owner's text without the characters of tags, which it has only by mistake */
export const withoutTagMarks = (text: string): string => text.replace(/[\uf8f0-\uf8f2]/g, "")

/** @returns the source of a key of a group, or of an entry of a list in it; undefined for a group without one */
export function sourceWithin(group: unknown, ...steps: readonly (string | number)[]): string | undefined {
  const written = typeof group === "object" && group !== null ? Reflect.get(group, sourceKey) : undefined
  if (typeof written !== "string") return undefined
  if (steps.length === 0) return written
  const { file, path, isShort } = readSource(written)
  return writeSource({ file, path: isShort ? path : [...path, ...steps] })
}

/** The part of a text node up to `end` that comes from one place: the sources that it is within, the innermost first. */
export interface SourceRun {
  readonly end: number
  readonly sources: readonly string[]
}

/** Where the texts of a page are written, as `window.contentSources` of the preview. */
export interface PageSources {
  /** The last of a node's runs may go on in the next text node. */
  readonly texts: WeakMap<Text, { readonly runs: readonly SourceRun[]; readonly open: readonly string[] }>
  /** Elements whose whole content, or whose empty text, has a source. */
  readonly elements: WeakMap<Element, string>
  /** Descriptions and labels, by the name of the attribute. */
  readonly attributes: WeakMap<Element, Readonly<Record<string, string>>>
}
