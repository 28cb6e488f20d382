import { parseUrl } from "../../../language/addresses"
import type { DiagnosticMessage } from "../../diagnostic/diagnostic"
import { type Replacement, replacement } from "../../diagnostic/fix"
import { say } from "../../sentences/sentences"
import type { Rule } from "../facts"
import { decodedPath, pathParts, writtenFiles } from "../site-addresses"
import { escapeRegExp, formerPath, pathStartRules, slashRule, withoutSpaces } from "./texts"

const domain = "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}\\-]{2,}\\.?"

const looksLikeDomain = new RegExp(`^${domain}(?:[:/?#]|$)`, "u")
/** A file name that could be mistaken for a domain. */
const looksLikeFile = /^[^/]*\.(?:html?|php|pdf|md|txt)(?:[?#]|$)/i
const plainEmail = `[^@\\s/:]+@${domain}$`

/** @returns an address that lacks only its https://, with it; undefined for any other, and for what may be the name of a file */
export const withHttps = (value: string): string | undefined =>
  looksLikeDomain.test(value) && !looksLikeFile.test(value) ? `https://${value}` : undefined

/** Typos such as htps:// or HTTPS:/. */
const misspeltHttps = /^h{0,2}t{1,3}p{1,2}s{0,2}:\/*/i

const linkRules: readonly Rule[] = [
  { pattern: "\\s*$", say: () => say("empty.address") },
  {
    pattern: ".*\\s",
    say: (value) => {
      const trimmed = /\s/.test(value.trim()) ? undefined : value.trim()
      return say("link-space", {}, replacement(trimmed))
    },
  },
  {
    pattern: "[hH][tT][tT][pP]:",
    say: (value) => say("link-not-encrypted", {}, replacement(value.replace(/^http:\/*/i, "https://"))),
  },
]

const noEmail: Rule = { pattern: `[mM][aA][iI][lL][tT][oO]:|${plainEmail}`, say: () => say("link-email.none") }

const noPhone: Rule = { pattern: "[tT][eE][lL]:", say: () => say("link-phone.none") }

/** RFC 3966, without the parts that only telephone exchanges understand. */
const badPhone: Rule = {
  pattern: "[tT][eE][lL]:(?!(?<=tel:)\\+?[0-9][0-9.\\-\\(\\)]*$)",
  say: (value) => {
    const number = /\d/.test(value) ? plainPhone(value) : undefined
    return say("link-phone", { number }, replacement(number))
  },
}

/** A zero in brackets is dialled only without the country code. */
function plainPhone(value: string): string {
  const isWhole = /^tel:\W*\+/i.test(value)
  return `tel:${isWhole ? `+${value.replace("(0)", "").replace(/\D/g, "")}` : value.replace(/\D/g, "")}`
}

const bareEmail: Rule = {
  pattern: plainEmail,
  say: (value) => say("link-email", {}, replacement(`mailto:${value}`)),
}

const badEmail: Rule = {
  pattern: `[mM][aA][iI][lL][tT][oO]:(?!mailto:)(?![^@\\s]+@${domain}(?:\\?.*)?$)`,
  say: (value) => say("link-email.form", {}, replacement(value.replace(/^mailto:[/\s]*/i, "mailto:"))),
}

/** @returns the address with a misspelt https:// corrected */
const speltRight = (value: string): Replacement | undefined =>
  misspeltHttps.test(value) ? replacement(value.replace(misspeltHttps, "https://")) : undefined

/** Signs of HTML and Markdown that no address has. */
const escaped = /^https:.*(?:&amp;|\\)/i

const laterLinkRules: readonly Rule[] = [
  {
    pattern: "(?!https:|mailto:|tel:)[a-zA-Z][a-zA-Z0-9+\\-]*:",
    say: (value) => say("link-scheme", {}, speltRight(value)),
  },
  {
    pattern: "[./#?]",
    say: (value) =>
      say(
        "link-without-https.unclear",
        { where: undefined },
        replacement(value.startsWith("//") ? `https:${value}` : undefined),
      ),
  },
  {
    pattern: "(?!https:\\/\\/|mailto:|tel:)",
    say: (value) =>
      looksLikeDomain.test(value)
        ? say("link-without-https", {}, replacement(`https://${value}`))
        : say("link-without-https.unclear", { where: undefined }, speltRight(value)),
  },
  {
    pattern: `https:\\/\\/(?!${domain}(?::[0-9]+)?(?:[\\/?#]|$))`,
    say: (value) => say("link-malformed", {}, replacement(value.replace(/^https:\/+(?:https?:)?\/*/i, "https://"))),
  },
  {
    test: (value) => escaped.test(value),
    say: (value) => {
      const plain = value.replaceAll("&amp;", "&").replace(/\\(?=[^\p{L}\p{N}])/gu, "")
      return say("link-malformed.escaped", {}, replacement(plain.replaceAll("\\", "/")))
    },
  },
  { test: (value) => !parseUrl(value), say: () => say("link-malformed.unreadable") },
]

/** Rules for the address of a page. */
export const webLinkRules = [...linkRules, noEmail, noPhone, ...laterLinkRules]

/** Rules for the address of a page, an email address (mailto:) or a phone number (tel:). */
export const webOrEmailLinkRules = [badPhone, ...linkRules, bareEmail, badEmail, ...laterLinkRules]

/** Rules for the address of the site itself, to which the paths of pages are appended. */
export const siteLinkRules: readonly Rule[] = [
  ...webLinkRules,
  {
    pattern: "https:\\/\\/[^\\/?#]+[\\/?#]",
    say: (value) => {
      const origin = parseUrl(value)?.origin
      return say("link-not-a-domain", { origin }, replacement(origin))
    },
  },
]

/** Rules for an address that this site, or the one before it, once had. */
export const formerPathRules: readonly Rule[] = [
  { pattern: "\\/(?:.*\\/)?\\.+(?:\\/|$)", say: () => say("path-characters.former") },
  ...pathStartRules,
  {
    pattern: ".*\\s",
    say: (value) => say("path-characters.space", { path: withoutSpaces(value) }, replacement(withoutSpaces(value))),
  },
  slashRule([...writtenFiles.map(escapeRegExp), "[^#]*\\/index\\.html?"].join("|")),
  {
    test: (value) => {
      const { page, part } = pathParts(value)
      return (
        !formerPath.test(`${decodedPath(page)}/`.replace(/\/+$/, "/")) ||
        /[^\p{L}\p{M}\p{N}_-]/u.test(decodedPath(part))
      )
    },
    say: () => say("path-characters.former"),
  },
]

/** Query parameters with which mailings and advertising track visitors. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi)|yclid|twclid|li_fat_id)$/i

/**
 * @param address of a page
 * @returns the address without tracking parameters; undefined if it has none
 */
function withoutTracking(address: string): string | undefined {
  if (!parseUrl(address)) return undefined
  const [before = "", hash] = address.split("#", 2)
  const [path = "", query = ""] = before.split("?", 2)
  const parts = query.split("&")
  const kept = parts.filter((part) => !tracking.test(part.split("=", 1)[0] ?? ""))
  if (kept.length === parts.length) return undefined
  return path + (kept.length > 0 ? `?${kept.join("&")}` : "") + (hash === undefined ? "" : `#${hash}`)
}

/** @returns a diagnostic of an address with tracking parameters */
export function trackingDiagnostic(address: string): DiagnosticMessage[] {
  const clean = withoutTracking(address)
  return clean === undefined ? [] : [say("link-tracking", {}, replacement(clean))]
}

/** @returns whether a web or e-mail address is one of the sample's, which belongs to nobody */
export function isSampleAddress(address: string): boolean {
  const url = parseUrl(address)
  if (!url) return false
  const { protocol, hostname, pathname } = url
  const host = protocol === "mailto:" ? pathname.slice(pathname.indexOf("@") + 1) : hostname
  return /(?:^|\.)example\.?$/.test(host) || /[-_]sample\/?$/.test(pathname)
}
