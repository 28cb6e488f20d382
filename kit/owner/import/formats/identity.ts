import { createHash } from "node:crypto"
import type { Proposal } from "../offer"

/** @returns a short digest of texts, for the identity of what has no name of its own */
export const digestOf = (...texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 16)

/** @returns the proposals with the first of each identity alone: exports repeat rows */
export const withoutRepeats = (proposals: readonly Proposal[]): Proposal[] =>
  [...new Map([...proposals].reverse().map((proposal) => [proposal.source, proposal])).values()].reverse()

/** @returns a link with https, and a note if it had http */
export function secureLink(written: string): { readonly link: string; readonly notes: readonly string[] } {
  const link = written.trim()
  if (!/^http:\/\//i.test(link)) return { link, notes: [] }
  const secure = link.replace(/^http:/i, "https:")
  return { link: secure, notes: [`Its address began with http://. See that ${secure} opens.`] }
}

/** @returns the entries that have a value */
export const definedValues = <Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== ""),
  )
