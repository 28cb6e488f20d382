import { customPageSlug } from "../../../content/contract/data-paths"
import type { Edit, Json } from "../../../content/json/edit-json"
import { type Path, valueAt } from "../../../content/location/json-path"
import {
  assignIds,
  type Entries,
  type EntryPath,
  entryPathOf,
  type NewId,
  pathOf,
  reassignIds,
  reassignIdsAfterEdits,
  type ValueWithIds,
} from "../../model/entry-ids"
import { bodyOf, contentIn } from "../../model/file-content"
import { customPageNameKey } from "../../references/named-values"
import type { Revision } from "../../server/content/revision"

/** A file of the content in the studio's page. */
export interface Doc extends Revision {
  /** The content of a JSON file, or a custom page's front matter; undefined if there is none, or it cannot be parsed at the moment. */
  readonly content: Json | undefined
  /** The last content that could be parsed, with its entry ids. */
  readonly known: ValueWithIds
}

/**
 * @param before the former state of the file; undefined if it is new here
 * @param revision the current state of the file
 * @param newId for new entries
 * @param edits that lead from one to the other, if known
 * @returns the file with its content, entries keeping their ids
 */
export function docOf(before: Doc | undefined, revision: Revision, newId: NewId, edits?: readonly Edit[]): Doc {
  const content = contentIn(revision.file, revision.text)
  if (!before) return { ...revision, content, known: assignIds(content, newId) }
  // While the file cannot be parsed or is missing, its entries are kept.
  if (content === undefined) return { ...revision, content, known: before.known }
  const known = edits
    ? reassignIdsAfterEdits(before.known, edits, content, newId)
    : reassignIds(before.known, content, newId)
  return { ...revision, content, known }
}

/** The value at a path, possibly undefined; `isThere` is false if an entry of the path is gone. */
export type StoredValue = { readonly isThere: true; readonly value: Json | undefined } | { readonly isThere: false }

/** @returns the value at a path; for an empty path in a Markdown file, its text; for the slug of a custom page, the name of its file */
export function storedValueIn(doc: Doc, path: EntryPath): StoredValue {
  const slug = customPageSlug(doc.file)
  if (slug !== undefined && path.length === 1 && path[0] === customPageNameKey) return { isThere: true, value: slug }
  if (path.length === 0 && doc.file.endsWith(".md")) return { isThere: true, value: bodyOf(doc.file, doc.text) }
  const found = pathOf(doc.known.entries, path)
  return found ? { isThere: true, value: valueAt(doc.content, found) as Json | undefined } : { isThere: false }
}

/** @returns whether a file's content can be parsed: not while another program writes it, or if it is broken */
export const isReadable = ({ content, file, text }: Doc): boolean =>
  content !== undefined || text === "" || (!file.endsWith(".json") && customPageSlug(file) === undefined)

/** @returns a path with entry ids; if an index of it is absent, the path of its nearest ancestor */
export function nearestPath(doc: Doc, path: Path): EntryPath {
  for (let length = path.length; length > 0; length -= 1) {
    const found = entryPathOf(doc.known.entries, path.slice(0, length))
    if (found) return found
  }
  return []
}

/** @returns the texts and numbers in a value, each with its path */
export function* textsIn(
  value: unknown,
  entries: Entries | undefined,
  path: EntryPath = [],
): Generator<readonly [EntryPath, string]> {
  if (typeof value === "string" || typeof value === "number") yield [path, String(value)]
  else if (Array.isArray(value)) {
    for (const [index, id] of (entries?.order ?? []).entries())
      yield* textsIn(value[index], entries?.inside.get(id), [...path, id])
  } else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* textsIn(each, entries?.inside.get(key), [...path, key])
}

/**
 * @returns the texts of a JSON file that have changed, as they were and as they are; an entry is compared with the one at its place, where the page shows it: an
 *   entry whose name was taken back may count as another
 */
export function changedTexts(
  before: Doc | undefined,
  after: Doc | undefined,
): ReadonlyArray<readonly [path: EntryPath, before: string, after: string]> {
  if (!before || !after) return []
  return [...changedIn(before.known.value, after.known.value)].flatMap(([path, old, now]) => {
    const place = entryPathOf(after.known.entries, path)
    return place ? [[place, old, now] as const] : []
  })
}

function* changedIn(old: unknown, now: unknown, path: Path = []): Generator<readonly [Path, string, string]> {
  if (typeof old === "string" || typeof old === "number") {
    if (typeof now === "string" && now !== String(old)) yield [path, String(old), now]
  } else if (Array.isArray(old)) {
    if (!Array.isArray(now) || now.length !== old.length) return
    for (const [index, each] of old.entries()) yield* changedIn(each, now[index], [...path, index])
  } else if (typeof old === "object" && old !== null)
    for (const [key, each] of Object.entries(old)) yield* changedIn(each, valueAt(now, [key]), [...path, key])
}
