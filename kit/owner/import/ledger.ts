import { createHash } from "node:crypto"
import type { Imported } from "../../content/contract/files"
import type { Json } from "../../content/json/edit-json"
import { asList, asText, getIn } from "../../content/location/json-path"
import type { Proposal } from "./candidate"

/** @returns what was imported before, by its identity at the source; the content has passed the check */
export const ledgerOf = (content: unknown): ReadonlyMap<string, Imported> =>
  new Map(asList(content).map((entry) => [asText(getIn(entry, "source")), entry as Imported]))

/** @returns a digest of a value, regardless of the order of its keys */
export const digest = (value: Json): string =>
  createHash("sha256")
    .update(JSON.stringify(inOrder(value)))
    .digest("hex")
    .slice(0, 24)

/**
 * @param proposal of a source
 * @returns a digest of what the source says; not of where its pictures are, whose addresses change with each export
 */
export function digestOfProposal({ kind, values, text, pictures }: Proposal): string {
  const references = new Set(pictures.map(({ reference }) => reference))
  const said = Object.entries(values).filter(([, value]) => typeof value !== "string" || !references.has(value))
  const words = [...references].reduce((all, reference) => all.replaceAll(reference, ""), text ?? "")
  return digest([kind, Object.fromEntries(said), words])
}

function inOrder(value: Json): Json {
  if (typeof value !== "object" || value === null) return value
  if (isList(value)) return value.map(inOrder)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, inOrder(each)]),
  )
}

const isList = (value: Extract<Json, object>): value is readonly Json[] => Array.isArray(value)
