import { customPageSlug } from "../../../src/content/contract/custom-page"
import type { Path } from "../../../src/content/contract/field"
import { valueAt } from "../../../src/content/contract/json-path"
import type { Edit, Json } from "../../../src/content/edit/edit-json"
import {
  type EntryPath,
  entryPathOf,
  type Identified,
  identified,
  identifiedAfter,
  identifiedAgain,
  type NewId,
  pathOf,
} from "../../model/entries"
import { bodyOf, contentIn } from "../../model/file-content"
import type { Revision } from "../../server/content/revision"

/** A file of the content as the studio's page has it. */
export interface Doc extends Revision {
  /** Of a JSON file, or of the settings at the top of a custom page; undefined where there is none, or it cannot be read just now. */
  readonly content: Json | undefined
  /** The last content that could be read, with its entries. */
  readonly known: Identified
}

/**
 * @param before the file as it was; undefined if it has not been seen
 * @param revision the file as it is now
 * @param newId for entries that are new
 * @param edit that has made one of the other, if that is known
 */
export function docOf(before: Doc | undefined, revision: Revision, newId: NewId, edit?: Edit): Doc {
  const content = contentIn(revision.file, revision.text)
  if (!before) return { ...revision, content, known: identified(content, newId) }
  // While it cannot be read, or is not there, its entries stay what they were.
  if (content === undefined) return { ...revision, content, known: before.known }
  const known = edit
    ? identifiedAfter(before.known, edit, content, newId)
    : identifiedAgain(before.known, content, newId)
  return { ...revision, content, known }
}

/** What stands at a path: a value or nothing, or that an entry of the path is not there any more. */
export type Stored = { readonly isThere: true; readonly value: Json | undefined } | { readonly isThere: false }

/** @returns what stands at a path; of a Markdown file's text, with an empty path, the text */
export function storedIn(doc: Doc, path: EntryPath): Stored {
  if (path.length === 0 && doc.file.endsWith(".md")) return { isThere: true, value: bodyOf(doc.file, doc.text) }
  const found = pathOf(doc.known.entries, path)
  return found ? { isThere: true, value: valueAt(doc.content, found) as Json | undefined } : { isThere: false }
}

/** @returns whether what is in a file can be told: not while another program writes it, or if it is broken */
export const isReadable = ({ content, file, text }: Doc): boolean =>
  content !== undefined || text === "" || (!file.endsWith(".json") && customPageSlug(file) === undefined)

/** @returns a path by entries; of what is not there, the path of what is around it */
export function nearestPath(doc: Doc, path: Path): EntryPath {
  for (let length = path.length; length > 0; length -= 1) {
    const found = entryPathOf(doc.known.entries, path.slice(0, length))
    if (found) return found
  }
  return []
}
