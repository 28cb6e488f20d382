import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { diagnose } from "../../../content/contract/rules/diagnose"
import { webLinkRules } from "../../../content/contract/rules/links"
import { told } from "../../../content/sentences/sentences"
import type { Proposal } from "../candidate"

/** @returns a short digest of texts, as an identity for items without a name of their own */
export const digestOf = (...texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 16)

/**
 * @param proposals of all files of a source
 * @returns each proposal once, since exports repeat rows. Proposals with the same identity but another title are different, and get identities of their own
 */
export function withoutRepeats(proposals: readonly Proposal[]): Proposal[] {
  const found = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const namesake = found.get(proposal.source)
    const isOther = namesake !== undefined && namesake.title !== proposal.title
    const source = isOther ? `${proposal.source}:${digestOf(proposal.title)}` : proposal.source
    const first = found.get(source)
    if (!first) found.set(source, { ...proposal, source })
    else if (!isDeepStrictEqual([first.values, first.text], [proposal.values, proposal.text]))
      found.set(source, { ...first, notes: [...new Set([...first.notes, told("import.twice")])] })
  }
  return [...found.values()]
}

/** An address as the content stores it, with notes about what its owner should look at. */
interface WebLink {
  readonly link: string
  readonly notes: readonly string[]
}

/**
 * @param written an address as people and programs write it: without https://, in angle brackets, in Markdown
 * @returns it with https, and a note if that was added; anything else stays as it is, for its owner to see
 */
export function secureLink(written: string): WebLink {
  const plain = written.trim().replace(/^<([^<>]*)>$/, "$1")
  const link = /^\[[^\]]*\]\(([^()\s]+)\)$/.exec(plain)?.[1] ?? plain
  if (link === "") return { link, notes: [] }
  const fixed = diagnose(webLinkRules, link)?.fix?.value
  if (typeof fixed !== "string") return { link, notes: [] }
  const isTrimmed = /^https:\/\//.test(link)
  const was = /^http:/i.test(link) ? undefined : link
  return { link: fixed, notes: isTrimmed ? [] : [told("import.link", { was, link: fixed })] }
}

/** @returns the entries that have a value */
export const definedValues = <Value>(values: Readonly<Record<string, Value | undefined>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== ""),
  )

/** @returns the questions that are defined, as part of a proposal */
export function definedQuestions(questions: Readonly<Record<string, string | undefined>>): Pick<Proposal, "questions"> {
  const asked = definedValues(questions)
  return Object.keys(asked).length > 0 ? { questions: asked } : {}
}
