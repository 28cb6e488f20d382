import { isAtOrBelow } from "../../contract/addresses/pages"
import { pagesWithIds, pathParts, type Redirect } from "../../contract/addresses/redirects"
import { writing } from "../../contract/mistakes/remedy"
import { listOf, valueIn } from "../../unchecked"
import type { LinkedSite } from "../linked-site"
import { errorAt, type Finding } from "../report/finding"
import { didYouMean, nearest } from "../report/nearest"
import type { Complaint } from "../report/problem"
import type { Content } from "./relation-findings"

/**
 * @param content of all JSON files
 * @returns the old addresses with the new ones; of an entry that breaks the contract nothing
 */
export function movedIn(content: Content): ReadonlyMap<string, string> {
  return new Map(redirectsOf(content).flatMap((entry) => (entry ? [[entry.from, entry.to] as const] : [])))
}

function redirectsOf(content: Content): ReadonlyArray<Redirect | undefined> {
  return listOf(content.get("redirects.json")).map((entry) => {
    const [from, to] = [valueIn(entry, "from"), valueIn(entry, "to")]
    return isPath(from) && isPath(to) ? { from, to } : undefined
  })
}

const isPath = (value: unknown): value is string => typeof value === "string" && /^\/(?:[^/]+\/)*(?:#.+)?$/.test(value)

/**
 * @param content of all JSON files
 * @param site what a link can lead to
 * @returns entries of redirects.json that lead nowhere, or away from a page that is there
 */
export function redirectFindings(content: Content, known: LinkedSite): Finding[] {
  return redirectsOf(content).flatMap((entry, index) => {
    if (!entry) return []
    const [wrongFrom, wrongTo] = [fromComplaint(entry, known), toComplaint(entry, known)]
    return [
      ...(wrongFrom ? [errorAt([index, "from"], wrongFrom)] : []),
      ...(wrongTo ? [errorAt([index, "to"], wrongTo)] : []),
    ]
  })
}

function fromComplaint({ from, to }: Redirect, { pages, moved }: LinkedSite): Complaint | undefined {
  const { page, part } = pathParts(from)
  if (!part) return pages.has(page) ? isThere : undefined
  if (!pagesWithIds.some((each) => each.page === page))
    return { ...noHostKnows, ...(pages.has(page) || moved.has(page) ? {} : writing(page, "Take the # out")) }
  if (pages.get(page)?.includes(part)) return isThere
  return pathParts(to).page === page && pathParts(to).part ? undefined : otherPage
}

const isThere: Complaint = {
  code: "redirect-page",
  message: "This address is there today, so nobody may be led away from it.",
  advice: "Remove this entry, or write the old address.",
}

const noHostKnows: Complaint = {
  code: "redirect-part",
  message: "Only the services page and the tools page can lead on from a part of themselves.",
  advice: "Remove the # and what follows it.",
}

const otherPage: Complaint = {
  code: "redirect-part",
  message: "A part of a page can only lead to another part of the same page: no host is told what follows the #.",
  advice: "Write a part of the same page in “to”.",
}

function toComplaint({ from, to }: Redirect, { pages, off, unpublished, moved }: LinkedSite): Complaint | undefined {
  const next = moved.get(to)
  if (next !== undefined) return chainComplaint(from, to, moved)
  const { page, part } = pathParts(to)
  if (unpublished.includes(page)) return notOut
  if (isAtOrBelow(page, off)) return pageOff
  if (!pages.has(page)) return { code: "redirect-lost", ...lost(page, [...pages.keys()]) }
  const parts = pages.get(page)
  return part && parts && !parts.includes(part) ? noPart(page, part, parts) : undefined
}

function chainComplaint(from: string, to: string, moved: ReadonlyMap<string, string>): Complaint {
  const seen = new Set([from])
  let last = to
  for (let next: string | undefined = to; next !== undefined; next = moved.get(next)) {
    if (seen.has(next)) return loop
    seen.add(next)
    last = next
  }
  const complaint = { code: "redirect-chain", message: "This address has moved on itself.", advice: `Write ${last}.` }
  return { ...complaint, ...writing(last) }
}

const loop: Complaint = {
  code: "redirect-loop",
  message: "From here one comes back to the old address, so visitors would go round and round.",
  advice: "Write the address of a page that is there today.",
}

const notOut: Complaint = {
  code: "redirect-unpublished",
  message: "This is a post that is not published yet.",
  advice: "Publish that post, or remove this entry until then.",
}

const pageOff: Complaint = {
  code: "redirect-off",
  message: "This page is switched off in data/site.json.",
  advice: 'Write the address of another page, or take this one out of "pagesOff".',
}

const lost = (page: string, known: readonly string[]) => ({
  message: "This site has no such page.",
  advice: `Write the address of a page that exists.${didYouMean(page, known)}`,
  ...writing(nearest(page, known)),
})

function noPart(page: string, part: string, known: readonly string[]): Complaint {
  const meant = nearest(part, known)
  return {
    code: "redirect-lost",
    message: `There is nothing called #${part} on that page.`,
    advice: `Write the id of an entry that exists.${didYouMean(part, known)}`,
    ...(meant === undefined ? {} : writing(`${page}#${meant}`)),
  }
}
