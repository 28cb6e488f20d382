import { linkedSite, loadFile } from "../../content/check/check-data"
import { type EntryContext, isAbsent, locate } from "../../content/check/check-file"
import { contentFile } from "../../content/contract/files"
import type { DataFolder } from "../../content/files/data-folder"
import { type JsonNode, valueOfNode } from "../../content/json/json-text"
import { languageIn } from "../../content/label-sets/label-sets"
import { contentErrors, type Draft } from "./draft"
import type { Kind } from "./kinds"

/** Where a new entry goes: a collection, or a folder with a file for each entry. */
export interface Target extends EntryContext {
  /** A draft of the whole content. */
  readonly draft: Draft
}

/**
 * Reads a collection. Errors within its entries do not matter, but the extent of the list must be certain.
 *
 * @param draft of the content
 * @param kind of entry
 * @returns the target
 * @throws Refusal with the check's diagnostics, if an entry cannot be added safely
 */
export async function openTarget(draft: Draft, kind: Kind): Promise<Target> {
  const { folder } = draft
  // Read before the check reads it, so that a file saved in between is recognized as changed.
  await draft.text(kind.file)
  const root = kind.form === "entry" ? await read(folder, kind.file) : nothing
  if (root.kind !== "list") throw new Error("What is not a list has been refused.")
  const others = new Map<string, unknown>()
  for (const path of (kind.needs ?? []).filter(
    (needed) => folder.files.includes(needed) || !contentFile(needed)?.optional,
  ))
    others.set(path, valueOfNode(await read(folder, path)))
  const site = kind.addresses ? { site: await linkedSite(folder) } : {}
  return { draft, existing: root.items.map(valueOfNode), others, ...site, language: await languageOf(folder) }
}

/** @returns the language of a folder's site, as written; undefined if it cannot be read */
export async function languageOf(folder: DataFolder): Promise<string | undefined> {
  const file = contentFile("site.json")
  return file && languageIn((await loadFile(folder, file)).content)
}

/** A collection without a file. */
const nothing = { kind: "list", start: 0, end: 2, items: [] } as const

async function read(folder: DataFolder, path: string): Promise<JsonNode> {
  const file = contentFile(path)
  if (!file) throw new Error(`The contract has no file ${path}.`)
  const checked = await loadFile(folder, file)
  if (isAbsent(checked)) return nothing
  // Syntax errors point at a span of the file, not at a value.
  const fatal = checked.diagnostics.filter(
    ({ span, code, path }) => span || (code === "wrong-kind" && path.length === 0),
  )
  const diagnostics = fatal.map((each) => locate(each, { ...checked, path }, folder))
  if (diagnostics.length > 0 || !checked.root) throw contentErrors(diagnostics)
  return checked.root
}
