import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { decode } from "../../../content/files/decode"
import {
  areDisjoint,
  editSpans,
  editTextSpans,
  NoSuchPath,
  spliceText,
  type TextSpan,
} from "../../../content/json/edit-json"
import { type Path, valueAt } from "../../../content/location/json-path"
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
  const text = before ? textIn(before) : ""
  const own = all.filter((each) => each.file === file)
  return encodedLike(file.endsWith(".md") ? inText(file, text, own) : inJson(text, own), before)
}

const inJson = (text: string, own: readonly Replacement[]): string =>
  editSpans(
    text,
    own.map(({ path, spans }) => [path, spans]),
  )

/** The text first: in front matter, lines may become longer. */
function inText(file: string, text: string, own: readonly Replacement[]): string {
  const head = frontMatterOf(file, text).length
  const inBody = own
    .filter(({ path }) => path.length === 0)
    .flatMap(({ spans }) => spans.map(({ start, end, to }) => ({ start: start + head, end: end + head, to })))
  return own
    .filter(({ path }) => path.length > 0)
    .reduce(
      (now, { path, was, spans }) => editSettings(now, { kind: "set", path, to: spliceText(was, spans) }),
      editTextSpans(text, inBody),
    )
}
