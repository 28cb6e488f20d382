import { customPageSlug, engagementFile } from "../../../../content/contract/data-paths"
import { type Field, fieldAt } from "../../../../content/contract/field"
import { contentFile } from "../../../../content/contract/files"
import { type Edit, editJson, type Json, NoSuchPath } from "../../../../content/json/edit-json"
import { languageIn } from "../../../../content/label-sets/label-sets"
import { asList, getIn, type Path, valueAt } from "../../../../content/location/json-path"
import { editText } from "../../../../content/location/source-text"
import { editSettings } from "../../../../content/markdown/settings"
import { readableContent } from "../../../../owner/files/json-bytes"
import { completed, lacks, neutralWords, offeredFiles } from "../../../../owner/new-site-texts/new-site-texts"
import { contentIn, frontMatterOf } from "../../../model/file-content"
import { encodedLike, textIn } from "../../../references/texts"
import { fieldIn } from "../../../references/values"
import { words } from "../../../words/words"

/**
 * An edit of a JSON file or of a custom page's front matter, a new text for a Markdown file, which keeps its front matter, or another name for a custom
 * page, which is its address.
 */
export type FileEdit =
  | Edit
  | { readonly kind: "text"; readonly to: string }
  | { readonly kind: "name"; readonly to: string }

/** @returns whether it edits a single value, not a whole text or a name */
export const isValueEdit = (edit: FileEdit): edit is Edit => edit.kind !== "text" && edit.kind !== "name"

/**
 * @param file within data/
 * @param before its bytes; undefined if it is missing
 * @param edit to apply. Groups of the contract are created with their first value, and optional ones removed with their last
 * @param read reads another file of data/, to take indentation and line breaks from for a file without its own
 * @returns the edited file's bytes; a byte order mark is kept
 * @throws NoSuchPath if the edit does not fit the file
 */
export async function applyEdit(
  file: string,
  before: Buffer | undefined,
  edit: FileEdit,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<Buffer> {
  return encodedLike(await changed(file, before ? textIn(before) : emptyFile(file), edit, read), before)
}

/** `applyEdit` for several edits, one after the other. */
export async function applyEdits(
  file: string,
  before: Buffer | undefined,
  edits: readonly FileEdit[],
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  let bytes = before
  for (const edit of edits) bytes = await applyEdit(file, bytes, edit, read)
  return bytes
}

async function changed(
  file: string,
  text: string,
  edit: FileEdit,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<string> {
  // A rename does not change the file's content (see renames.ts).
  if (edit.kind === "name") return text
  if (edit.kind === "text") {
    if (!file.endsWith(".md")) throw new NoSuchPath(words.refusals.noText(file))
    return editText(text, frontMatterOf(file, text) + edit.to)
  }
  const isOwn = customPageSlug(file) !== undefined
  const contract = fieldIn(file, [])
  const site = await read("site.json")
  const fitted = contract ? fittedTo(contract, contentIn(file, text), withWords(file, contract, edit, site)) : edit
  if (isOwn) return editSettings(text, fitted)
  if (!file.endsWith(".json")) throw new NoSuchPath(words.refusals.noFields(file))
  const neighbour = site && textIn(site)
  return withCells(file, contentIn(file, text), fitted).reduce((now, each) => editJson(now, each, neighbour), text)
}

/** Fills in the kit's words, in the site's language, where an added part lacks them, such as a section added with its figures alone. */
function withWords(file: string, contract: Field, edit: Edit, site: Buffer | undefined): Edit {
  if (edit.kind !== "set" || edit.path.length === 0 || !offeredFiles.includes(file)) return edit
  const field = fieldAt(contract, edit.path)
  if (!field?.keys || !lacks(field, edit.to)) return edit
  const its = site && readableContent(site)
  const words = neutralWords(file, languageIn(its), getIn(its, "role"))
  return { ...edit, to: completed(field, edit.to, valueAt(words, edit.path)) }
}

/** Adapts an edit to the contract: key order, missing groups, groups that would be left empty. */
function fittedTo(contract: Field, content: unknown, edit: Edit): Edit {
  const { path } = edit
  if (edit.kind === "remove") {
    const group = path.slice(0, -1)
    const isLast = typeof path.at(-1) === "string" && Object.keys(Object(valueAt(content, group))).length === 1
    const canGo = group.length > 0 && typeof group.at(-1) === "string" && fieldAt(contract, group)?.required === false
    return isLast && canGo ? fittedTo(contract, content, { kind: "remove", path: group }) : edit
  }
  if (edit.kind !== "set" || path.length === 0) return edit
  const there = path.findIndex((_step, index) => valueAt(content, path.slice(0, index + 1)) === undefined) + 1
  const shortest = there === 0 ? path : path.slice(0, there)
  const missing = path.slice(shortest.length)
  // Only groups are created, not list entries.
  if (missing.some((step) => typeof step === "number")) return edit
  const to = missing.reduceRight<Json>((inner, step) => ({ [step]: inner }), edit.to)
  return { kind: "set", path: shortest, to, before: keysAhead(contract, shortest) }
}

/** The keys that precede a path's last key in the contract. */
function keysAhead(contract: Field, path: Edit["path"]): readonly string[] {
  const keys = [...(fieldAt(contract, path.slice(0, -1))?.keys?.keys() ?? [])]
  const index = keys.indexOf(String(path.at(-1)))
  return index < 0 ? keys : keys.slice(0, index)
}

/** The initial text of an optional file. */
function emptyFile(file: string): string {
  const contract = contentFile(file)
  if (!contract?.optional) throw new NoSuchPath(words.refusals.noFile(file))
  return contract.field.kind === "list" ? "[]\n" : "{}\n"
}

/** Placeholder for an empty cell: the contract requires a text in each. */
const unwritten = "…"

/** Paths to the columns and the rows of the table in pages/engagement.json; each row has one cell per column. */
const columns = ["comparison", "columns"]
const rows = ["comparison", "rows"]

/**
 * A table column is an entry of one list and its cells are entries of others, so they are added, moved and removed together.
 *
 * @param file within data/
 * @param content of it
 * @param edit of it
 * @returns the edit, followed by the matching edits of the cells
 */
function withCells(file: string, content: unknown, edit: Edit): readonly Edit[] {
  if (file !== engagementFile) return [edit]
  const list = edit.path.slice(0, 2)
  if (edit.kind === "insert" && isAt(list, rows)) return [{ ...edit, to: filledRow(edit.to, countOf(content)) }]
  if (!isAt(list, columns) || edit.kind === "set") return [edit]
  const length = countOf(content)
  const cells = asList(getIn(content, ...rows)).flatMap((row, index): readonly Edit[] => {
    // The check reports rows with too many or too few cells.
    if (asList(getIn(row, "cells")).length !== length) return []
    const path = [...rows, index, "cells", ...edit.path.slice(columns.length)]
    return [edit.kind === "insert" ? { ...edit, path, to: unwritten } : { ...edit, path }]
  })
  return [edit, ...cells]
}

const isAt = (path: Path, place: readonly string[]): boolean => place.every((step, index) => path[index] === step)

const countOf = (content: unknown): number => asList(getIn(content, ...columns)).length

function filledRow(row: Json, length: number): Json {
  const cells = asList(getIn(row, "cells")) as readonly Json[]
  const missing = Array.from({ length: Math.max(0, length - cells.length) }, () => unwritten)
  return missing.length > 0 ? { ...(row as Record<string, Json>), cells: [...cells, ...missing] } : row
}
