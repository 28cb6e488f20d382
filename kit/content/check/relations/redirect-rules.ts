import { closestMatch, didYouMean } from "../../../language/closest-match"
import { decodedPath, isAtOrBelow, pagesWithIds, pathParts, writtenFiles } from "../../contract/site-addresses"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, type Redirect } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import { type LinkedSite, redirectsOf } from "../linked-site"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @param known the targets of links
 * @returns errors for entries of redirects.json that lead nowhere, or away from an existing page
 */
export function redirectDiagnostics(content: Content, known: LinkedSite): LocalDiagnostic[] {
  return redirectsOf(content).flatMap((entry, index) => {
    if (!entry) return []
    const [wrongFrom, wrongTo] = [fromDiagnostic(entry, known), toDiagnostic(entry, known)]
    return [
      ...(wrongFrom ? [errorAt([index, "from"], wrongFrom)] : []),
      ...(wrongTo ? [errorAt([index, "to"], wrongTo)] : []),
    ]
  })
}

function fromDiagnostic({ from, to }: Redirect, { pages, moved }: LinkedSite): DiagnosticMessage | undefined {
  const { page: written, part } = pathParts(from)
  const page = decodedPath(written)
  if (writtenFiles.some((file) => `${page}/`.startsWith(`${file}/`))) return isThere
  const folder = page.replace(/index\.html?\/?$/, "")
  // Its page would be a file where the site, or another redirect, has a folder.
  if (folder !== page) return pages.has(folder) ? isThere : ofFolder(from, folder)
  if (!part) return pages.has(page) ? isThere : undefined
  if (!pagesWithIds.some((each) => each.page === page))
    return { ...noHostKnows, ...(pages.has(page) || moved.has(page) ? {} : fixTo(page, "suggested", "Remove the #")) }
  if (pages.get(page)?.includes(part)) return isThere
  return pathParts(to).page === page && pathParts(to).part ? undefined : otherPage
}

const ofFolder = (from: string, folder: string): DiagnosticMessage => ({
  code: "redirect-index",
  message: `Hosts answer ${from} with the page of its folder.`,
  advice: `Write ${folder}.`,
  ...fixTo(folder, "certain"),
})

const isThere: DiagnosticMessage = {
  code: "redirect-page",
  message: "This address is in use, so it cannot be redirected.",
  advice: "Remove this entry, or write the old address.",
}

const noHostKnows: DiagnosticMessage = {
  code: "redirect-part",
  message: "Only parts of the services page and the tools page can be redirected.",
  advice: "Remove the # and what follows it.",
}

const otherPage: DiagnosticMessage = {
  code: "redirect-part",
  message:
    "A part of a page can only be redirected to another part of the same page: browsers do not send what follows the #.",
  advice: "Write a part of the same page in “to”.",
}

function toDiagnostic(
  { from, to }: Redirect,
  { pages, off, unpublished, moved, isWhole }: LinkedSite,
): DiagnosticMessage | undefined {
  const next = moved.get(to)
  if (next !== undefined) return chainDiagnostic(from, to, moved)
  const { page, part } = pathParts(to)
  if (unpublished.includes(page)) return notOut
  if (isAtOrBelow(page, off)) return pageOff
  if (!isWhole) return undefined
  if (!pages.has(page)) return { code: "redirect-lost", ...lost(page, [...pages.keys()]) }
  const parts = pages.get(page)
  return part && parts && !parts.includes(part) ? noPart(page, part, parts) : undefined
}

/** Nobody moves a page more often; each entry of a chain is followed to its end. */
const maxChainLength = 100

function chainDiagnostic(from: string, to: string, moved: ReadonlyMap<string, string>): DiagnosticMessage {
  const seen = new Set([from])
  let last = to
  for (let next: string | undefined = to; next !== undefined; next = moved.get(next)) {
    if (seen.has(next) || seen.size > maxChainLength) return loop
    seen.add(next)
    last = next
  }
  const diagnostic = { code: "redirect-chain", message: "This address is redirected too.", advice: `Write ${last}.` }
  return { ...diagnostic, ...fixTo(last, "certain") }
}

const loop: DiagnosticMessage = {
  code: "redirect-loop",
  message: "This redirect leads back to itself.",
  advice: "Write the address of a page that is there today.",
}

const notOut: DiagnosticMessage = {
  code: "redirect-unpublished",
  message: "This is not published yet.",
  advice: "Publish it, or remove this entry until then.",
}

const pageOff: DiagnosticMessage = {
  code: "redirect-off",
  message: "This page is turned off in data/site.json.",
  advice: 'Write the address of another page, or remove this one from "pagesOff".',
}

const lost = (page: string, known: readonly string[]) => ({
  message: "This site has no such page.",
  advice: `Write the address of a page that exists.${didYouMean(page, known)}`,
  ...fixTo(closestMatch(page, known), "suggested"),
})

function noPart(page: string, part: string, known: readonly string[]): DiagnosticMessage {
  const meant = closestMatch(part, known)
  return {
    code: "redirect-lost",
    message: `That page has no #${part}.`,
    advice: `Write the id of an entry that exists.${didYouMean(part, known)}`,
    ...(meant === undefined ? {} : fixTo(`${page}#${meant}`, "suggested")),
  }
}
