import { diagnose } from "../../../content/contract/rules/diagnose"
import { webLinkRules } from "../../../content/contract/rules/links"
import { told } from "../../../content/sentences/sentences"
import type { Proposal } from "../candidate"

/** An address as the content stores it, with notes about what the owner should check. */
interface WebLink {
  readonly link: string
  readonly notes: readonly string[]
}

/**
 * @param written an address as people and programs write it: without https://, in angle brackets, in Markdown
 * @returns it with https, and a note if that was added; anything else stays as it is, for the owner to see
 */
export function secureLink(written: string): WebLink {
  const plain = written.trim().replace(/^<([^<>]*)>$/, "$1")
  const link = /^\[[^\]]*\]\(([^()\s]+)\)$/.exec(plain)?.[1] ?? plain
  if (link === "") return { link, notes: [] }
  // A source is not trusted: anything but the address of a page is dropped.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link) && !/^https?:/i.test(link))
    return { link: "", notes: [told("import.link.other", { link: link.slice(0, 80) })] }
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
