import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { decode } from "../../../content/files/decode"
import { editJson, NoSuchPath } from "../../../content/json/edit-json"
import { type Path, valueAt } from "../../../content/location/json-path"
import { areDisjoint, editTextSpans, spliceText, type TextSpan } from "../../../content/location/source-text"
import { editSettings } from "../../../content/markdown/settings"
import { bodyOf, contentIn, frontMatterOf } from "../../model/file-content"
import { encodedLike, textIn } from "../../references/texts"
import { words } from "../../words/words"
import type { ContentFiles } from "./content-files"

/** Parts of one text to replace. */
export interface Replacement {
  /** Within data/. */
  readonly file: string
  /** Of the text in a JSON file or in front matter; empty for the text of a Markdown file. */
  readonly path: Path
  /** The whole text in which the parts were found, with Unix line breaks. */
  readonly was: string
  readonly spans: readonly TextSpan[]
}

/** The outcome of replacing: everything is written, or nothing. */
export type ReplaceOutcome =
  | { readonly kind: "written" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** These texts have changed in the meantime. */
  | { readonly kind: "changed"; readonly texts: ReadonlyArray<Pick<Replacement, "file" | "path">> }

/** How many attempts are made while another program writes the same files. */
const maxAttempts = 3

/**
 * Replaces parts of texts in any number of files, as one undo step, all or nothing. Everything else in these files keeps every byte.
 *
 * @param content of the owner
 * @param replacements one for each text
 * @param by the requesting tab
 * @throws NoSuchPath if spans overlap or are not within their text
 */
export function replaceTexts(
  content: ContentFiles,
  replacements: readonly Replacement[],
  by?: string,
): Promise<ReplaceOutcome> {
  const names = replacements.map(({ file, path }) => JSON.stringify([file, path]))
  const isApart =
    new Set(names).size === names.length && replacements.every(({ was, spans }) => areDisjoint(spans, was))
  if (!isApart) throw new NoSuchPath(words.refusals.noEdit)
  return content.runExclusively(async () => {
    const files = [...new Set(replacements.map(({ file }) => file))]
    for (let attempt = 1; ; attempt += 1) {
      const before = await content.readAll(files)
      const others = replacements.filter(({ file, path, was }) => textAt(file, path, before.get(file)) !== was)
      if (others.length > 0) return changed(others)
      const after = new Map(files.map((file) => [file, replaced(file, before.get(file), replacements)]))
      const outcome = await content.writeFilesNow(after, by, before)
      if (outcome.kind === "refused") return outcome
      if (outcome.kind === "written") return { kind: "written" }
      if (attempt === maxAttempts) return changed(replacements)
    }
  })
}

const changed = (texts: readonly Replacement[]): ReplaceOutcome => ({
  kind: "changed",
  texts: texts.map(({ file, path }) => ({ file, path })),
})

/** The text at a path; undefined if there is none, or the file cannot be read. */
function textAt(file: string, path: Path, bytes: Buffer | undefined): unknown {
  const { source, readable } = decode(bytes ?? Buffer.alloc(0))
  if (!bytes || !readable) return undefined
  if (path.length > 0) return valueAt(contentIn(file, source.text), path)
  return file.endsWith(".md") ? bodyOf(file, source.text) : undefined
}

/** A file's bytes with all its replacements; a byte order mark is kept. */
function replaced(file: string, before: Buffer | undefined, all: readonly Replacement[]): Buffer {
  let text = before ? textIn(before) : ""
  const head = frontMatterOf(file, text).length
  for (const { path, was, spans } of all.filter((each) => each.file === file).sort(bodyFirst)) {
    let value = was
    if (path.length === 0)
      text = editTextSpans(
        text,
        spans.map(({ start, end, to }) => ({ start: start + head, end: end + head, to })),
      )
    // One after the other, so that what is between two of them keeps its bytes.
    else
      for (const span of [...spans].reverse()) {
        value = spliceText(value, [span])
        text = (file.endsWith(".md") ? editSettings : editJson)(text, { kind: "set", path, to: value })
      }
  }
  return encodedLike(text, before)
}

/** In front matter, lines may become longer. */
const bodyFirst = (one: Replacement, other: Replacement): number => one.path.length - other.path.length
