import { linkedSite, loadFile, missingFolder, readSiteText } from "../../content/check/check-data"
import { type EntryContext, isAbsent, locate } from "../../content/check/check-file"
import { formatHuman } from "../../content/check/format-human"
import { contentFile } from "../../content/contract/files"
import { languageIn } from "../../content/contract/rules/languages"
import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { type DataFolder, dataFolder, readBytes } from "../../content/files/data-folder"
import { Refusal } from "../../content/files/errors"
import { newJson } from "../../content/json/edit-json"
import { contentOf, type JsonNode } from "../../content/json/json-text"
import { asList, asText, getIn } from "../../content/location/json-path"
import type { Kind } from "./kinds"

/** The target of a new entry: a collection, or the folder of files of their own. */
export interface Target extends EntryContext {
  readonly folder: DataFolder
  /** The text of the collection's file; an empty list if there is no such file. */
  readonly text: string
  /** The bytes of the collection's file; undefined if it does not exist. */
  readonly bytes: Buffer | undefined
  /** Text of a file with the owner's indentation and line breaks, for files that have none of their own. */
  readonly neighbour: string
}

/**
 * Reads a collection. Errors within its entries do not matter, but the extent of the list must be certain.
 *
 * @param data the folder
 * @param kind of entry
 * @returns the target
 * @throws Refusal with the check's diagnostics, if an entry cannot be added safely
 */
export async function openTarget(data: string, kind: Kind): Promise<Target> {
  const folder = await dataFolder(data)
  if (!folder) throw unsafe([missingFolder(data)])
  const neighbour = await readSiteText(folder)
  // Read before the text: a file saved in between is then recognized as changed.
  const bytes = folder.files.includes(kind.file) ? await readBytes(folder, kind.file) : undefined
  const { root, text = newJson([], neighbour) } = kind.form === "entry" ? await read(folder, kind.file) : nothing
  if (root.kind !== "list") throw new Error("What is not a list has been refused.")
  const others = new Map<string, unknown>()
  for (const path of kind.needs.filter((needed) => folder.files.includes(needed) || !contentFile(needed)?.optional))
    others.set(path, contentOf((await read(folder, path)).root))
  const existing = root.items.map(contentOf)
  const language = await languageOf(folder)
  const site = kind.addresses ? { site: await linkedSite(folder) } : {}
  return { folder, text, bytes, existing, others, ...site, language, neighbour }
}

/** @returns the language of a folder's site, as written; undefined if it cannot be read */
export async function languageOf(folder: DataFolder): Promise<string | undefined> {
  const file = contentFile("site.json")
  return file && languageIn((await loadFile(folder, file)).content)
}

/** A collection without a file. */
const nothing = { root: { kind: "list", start: 0, end: 2, items: [] }, text: undefined } as const

async function read(folder: DataFolder, path: string): Promise<{ root: JsonNode; text: string | undefined }> {
  const file = contentFile(path)
  if (!file) throw new Error(`The contract has no file ${path}.`)
  const checked = await loadFile(folder, file)
  if (isAbsent(checked)) return nothing
  // Syntax errors point at a span of the file, not at a value.
  const fatal = checked.diagnostics.filter(({ span, code }) => span || code === "wrong-top-level")
  const diagnostics = fatal.map((each) => locate(each, { ...checked, path }, folder))
  if (diagnostics.length > 0 || !checked.root) throw unsafe(diagnostics)
  return { root: checked.root, text: checked.source.text }
}

function unsafe(diagnostics: readonly Diagnostic[]): Refusal {
  const found = formatHuman(diagnostics, { color: false })
  return new Refusal(`Fix this before you add anything:\n\n${found.trimEnd()}`)
}

/** @returns the ids of the services, which a case study can name */
export const servicesOf = ({ others }: Pick<Target, "others">): readonly string[] =>
  asList(others.get("services.json")).flatMap((service) => asText(getIn(service, "id") ?? "") || [])

/** @returns the blog's topics, which a post's categories are chosen from */
export function topicsOf({ others }: Target): readonly string[] {
  const blog = others.get("pages/blog.json")
  const topics: unknown = typeof blog === "object" && blog !== null && "topics" in blog ? blog.topics : undefined
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === "string") : []
}
