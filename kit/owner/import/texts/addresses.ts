import { diagnose } from "../../../content/contract/rules/diagnose"
import { trackingDiagnostic, webOrEmailLinkRules } from "../../../content/contract/rules/links"
import { encodeAddress } from "../../../content/markdown/markdown"
import { parseUrl } from "../../../language/addresses"
import type { Losses } from "./losses"

/**
 * Turns a link's address into one that the check accepts: absolute, encrypted, without tracking.
 *
 * @param given the address in the source
 * @param base the address of the page that the link is on, if known
 * @param losses records a link that is lost or changed
 * @returns the address; undefined if no site can link to it
 */
export function linkAddress(given: string, base: string | undefined, losses: Losses): string | undefined {
  const whole = unwrapped(wholeAddress(given, base))
  const encrypted = whole.replace(/^https?:/i, "https:")
  const tracked = trackingDiagnostic(encrypted)[0]?.fix?.value
  const address = encodeAddress(typeof tracked === "string" ? tracked : encrypted)
  if (diagnose(webOrEmailLinkRules, address)) {
    losses.add("linkLost", given)
    return undefined
  }
  if (/^http:/i.test(whole)) losses.add("notEncrypted")
  return address
}

/** @returns the absolute address; a relative one stays as it is if the address of its page is unknown */
export function wholeAddress(given: string, base: string | undefined): string {
  const trimmed = given.trim()
  const written = trimmed.startsWith("//") ? `https:${trimmed}` : trimmed
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(written)
  return isWhole || base === undefined ? written : (parseUrl(written, base)?.href ?? written)
}

/** Where programs redirect links through themselves, and the parameter with the target address. */
const redirectors: ReadonlyArray<readonly [host: RegExp, path: RegExp, parameter: string]> = [
  [/(?:^|\.)linkedin\.com$/, /^\/(?:redir|safety)\//, "url"],
  [/(?:^|\.)google\.[a-z.]+$/, /^\/url$/, "q"],
  [/(?:^|\.)medium\.com$/, /^\/r\/$/, "url"],
  [/(?:^|\.)safelinks\.protection\.outlook\.com$/, /^\//, "url"],
]

/** @returns the target of an address that only redirects; any other address as it is */
function unwrapped(address: string): string {
  const url = /^https?:/i.test(address) ? parseUrl(address) : undefined
  if (!url) return address
  for (const [host, path, parameter] of redirectors) {
    const target = host.test(url.hostname) && path.test(url.pathname) ? url.searchParams.get(parameter) : null
    // Nested ones are unwrapped too; this ends because each is shorter.
    if (target !== null && /^https?:\/\//i.test(target)) return unwrapped(target)
  }
  return address
}
