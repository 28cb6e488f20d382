import { closestMatch } from "../../../language/closest-match"
import { decodedPath, isAtOrBelow, pagesWithIds, pathParts, writtenFiles } from "../../contract/site-addresses"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, type Redirect } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
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
  if (writtenFiles.some((file) => `${page}/`.startsWith(`${file}/`))) return say("redirect-page")
  const folder = page.replace(/index\.html?\/?$/, "")
  // Its page would be a file where the site, or another redirect, has a folder.
  if (folder !== page)
    return pages.has(folder) ? say("redirect-page") : say("redirect-index", { from }, replacement(folder))
  if (!part) return pages.has(page) ? say("redirect-page") : undefined
  if (!pagesWithIds.some((each) => each.page === page))
    return say("redirect-part", {}, pages.has(page) || moved.has(page) ? undefined : replacement(page))
  if (pages.get(page)?.includes(part)) return say("redirect-page")
  return pathParts(to).page === page && pathParts(to).part ? undefined : say("redirect-part.other")
}

function toDiagnostic(
  { from, to }: Redirect,
  { pages, off, unpublished, moved, isWhole }: LinkedSite,
): DiagnosticMessage | undefined {
  const next = moved.get(to)
  if (next !== undefined) return chainDiagnostic(from, to, moved)
  const { page, part } = pathParts(to)
  if (unpublished.includes(page)) return say("redirect-lost.unpublished")
  if (isAtOrBelow(page, off)) return say("redirect-lost.off")
  if (!isWhole) return undefined
  if (!pages.has(page)) return lost(page, [...pages.keys()])
  const parts = pages.get(page)
  return part && parts && !parts.includes(part) ? noPart(page, part, parts) : undefined
}

/** More often than any page moves. Limited because each entry of a chain is followed to its end. */
const maxChainLength = 100

function chainDiagnostic(from: string, to: string, moved: ReadonlyMap<string, string>): DiagnosticMessage {
  const seen = new Set([from])
  let last = to
  for (let next: string | undefined = to; next !== undefined; next = moved.get(next)) {
    if (seen.has(next) || seen.size > maxChainLength) return say("redirect-loop")
    seen.add(next)
    last = next
  }
  return say("redirect-chain", {}, replacement(last))
}

function lost(page: string, known: readonly string[]): DiagnosticMessage {
  const meant = closestMatch(page, known)
  return say("redirect-lost", { meant }, replacement(meant))
}

function noPart(page: string, part: string, known: readonly string[]): DiagnosticMessage {
  const meant = closestMatch(part, known)
  return say("redirect-lost.part", { part, meant }, replacement(meant && `${page}#${meant}`))
}
