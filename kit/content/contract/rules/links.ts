import { parseUrl } from "../../../language/addresses"
import type { DiagnosticMessage } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import type { Rule } from "../facts"
import { decodedPath, pathParts, writtenFiles } from "../site-addresses"
import { escapeRegExp, formerPath, pathStartRules, slashRule, withoutSpaces } from "./texts"

/** Schemes that run a script or embed a document instead of opening a page. */
const dangerous = "[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA]"
const domain = "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}\\-]{2,}\\.?"
const wholeAddress = "Write the whole address, from https:// on."

const looksLikeDomain = new RegExp(`^${domain}(?:[:/?#]|$)`, "u")
const plainEmail = `[^@\\s/:]+@${domain}$`

/** Typos such as htps:// or HTTPS:/. */
const misspeltHttps = /^h{0,2}t{1,3}p{1,2}s{0,2}:\/*/i

const linkRules: readonly Rule[] = [
  { code: "empty", pattern: "\\s*$", message: "This address is empty.", advice: wholeAddress },
  {
    code: "link-space",
    pattern: ".*\\s",
    message: "There is a space in this address.",
    advice: "Remove it, or write %20 in its place.",
    isCertain: true,
    fix: (value) => (/\s/.test(value.trim()) ? undefined : [value.trim(), "Remove the space"]),
  },
  {
    code: "link-dangerous",
    pattern: `(?:${dangerous}):`,
    message: "This address is a program or data, not a page.",
    advice: "Write the address of a page, from https:// on.",
  },
  {
    code: "link-not-encrypted",
    pattern: "[hH][tT][tT][pP]:",
    message: "This address begins with http:, which is not encrypted.",
    advice: (value) => `Write ${value.replace(/^http:\/*/i, "https://")} if that page opens.`,
    fix: (value) => [value.replace(/^http:\/*/i, "https://"), "Write https"],
  },
]

const noEmail: Rule = {
  code: "link-email",
  pattern: `[mM][aA][iI][lL][tT][oO]:|${plainEmail}`,
  message: "An email address does not fit here.",
  advice: "Write the address of a page, from https:// on.",
}

const noPhone: Rule = {
  code: "link-phone",
  pattern: "[tT][eE][lL]:",
  message: "A phone number does not fit here.",
  advice: "Write the address of a page, from https:// on.",
}

/** RFC 3966, without what only telephone exchanges understand. */
const badPhone: Rule = {
  code: "link-phone",
  pattern: "[tT][eE][lL]:(?!(?<=tel:)\\+?[0-9][0-9.\\-\\(\\)]*$)",
  message: "There is no phone number after tel:.",
  advice: (value) => `Write ${/\d/.test(value) ? plainPhone(value) : "it as tel:+49301234567"}.`,
  fix: (value) => (/\d/.test(value) ? [plainPhone(value)] : undefined),
}

/** A zero in brackets is dialled only without the country's number. */
function plainPhone(value: string): string {
  const isWhole = /^tel:\W*\+/i.test(value)
  return `tel:${isWhole ? `+${value.replace("(0)", "").replace(/\D/g, "")}` : value.replace(/\D/g, "")}`
}

const bareEmail: Rule = {
  code: "link-email",
  pattern: plainEmail,
  message: "This is an email address without mailto: in front of it.",
  advice: (value) => `Write mailto:${value}.`,
  isCertain: true,
  fix: (value) => [`mailto:${value}`, "Write mailto: before it"],
}

const badEmail: Rule = {
  code: "link-email",
  pattern: `[mM][aA][iI][lL][tT][oO]:(?!mailto:)(?![^@\\s]+@${domain}(?:\\?.*)?$)`,
  message: "There is no valid email address after mailto:.",
  advice: "Write it as mailto:name@example.org.",
  isCertain: true,
  fix: (value) => [value.replace(/^mailto:[/\s]*/i, "mailto:")],
}

const laterLinkRules: readonly Rule[] = [
  {
    code: "link-scheme",
    pattern: "(?!https:|mailto:|tel:)[a-zA-Z][a-zA-Z0-9+\\-]*:",
    message: "This kind of address does not fit here.",
    advice: wholeAddress,
    fix: (value) => (misspeltHttps.test(value) ? [value.replace(misspeltHttps, "https://")] : undefined),
  },
  {
    code: "link-relative",
    pattern: "[./#?]",
    message: "This is only part of an address.",
    advice: wholeAddress,
    fix: (value) => (value.startsWith("//") ? [`https:${value}`] : undefined),
  },
  {
    code: "link-without-https",
    pattern: "(?!https:\\/\\/|mailto:|tel:)",
    message: "This address does not begin with https://.",
    advice: (value) => (looksLikeDomain.test(value) ? `Write https://${value}.` : wholeAddress),
    fix: (value) => {
      if (misspeltHttps.test(value)) return [value.replace(misspeltHttps, "https://")]
      return looksLikeDomain.test(value) ? [`https://${value}`, "Write https:// before it"] : undefined
    },
  },
  {
    code: "link-malformed",
    pattern: `https:\\/\\/(?!${domain}(?::[0-9]+)?(?:[\\/?#]|$))`,
    message: "The domain name in this address is incomplete.",
    advice: "Copy the address from the browser, for example https://www.example.org/page.",
    fix: (value) => [value.replace(/^https:\/+(?:https?:)?\/*/i, "https://")],
  },
  {
    code: "link-malformed",
    test: (value) => !parseUrl(value),
    message: "Browsers cannot read this address.",
    advice: "Copy the address from the browser.",
  },
]

/** Rules for the address of a page. */
export const webLinkRules = [...linkRules, noEmail, noPhone, ...laterLinkRules]

/** Rules for the address of a page, an email address (mailto:) or a phone number (tel:). */
export const webOrEmailLinkRules = [badPhone, ...linkRules, bareEmail, badEmail, ...laterLinkRules]

/** Rules for the address of the site itself, to which the paths of pages are appended. */
export const siteLinkRules: readonly Rule[] = [
  ...webLinkRules,
  {
    code: "link-not-a-domain",
    pattern: "https:\\/\\/[^\\/?#]+[\\/?#]",
    message: "There is something after the domain name.",
    advice: (value) => `Write ${parseUrl(value)?.origin ?? "the part up to the first slash"}.`,
    // Anything beyond a slash may be where the site is meant to be.
    isCertain: (value) => /^https:\/\/[^/?#]+\/+$/.test(value),
    fix: (value) => {
      const url = parseUrl(value)
      return url && [url.origin]
    },
  },
]

/** Rules for an address that this site, or the one before it, once had. */
export const formerPathRules: readonly Rule[] = [
  ...pathStartRules,
  {
    code: "path-space",
    pattern: ".*\\s",
    message: "There is a space in this path.",
    advice: (value) => `Write ${withoutSpaces(value)}.`,
    fix: (value) => [withoutSpaces(value)],
  },
  slashRule([...writtenFiles.map(escapeRegExp), "[^#]*\\/index\\.html?"].join("|")),
  {
    code: "path-characters",
    test: (value) => {
      const { page, part } = pathParts(value)
      return (
        !formerPath.test(`${decodedPath(page)}/`.replace(/\/+$/, "/")) ||
        /[^\p{L}\p{M}\p{N}_-]/u.test(decodedPath(part))
      )
    },
    message: "No address has such characters, or hosts read them as a pattern.",
    advice: "Write the path as it was in the browser, such as /blog/an-old-post/.",
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
  const message = "This address ends with tracking parameters."
  if (clean === undefined) return []
  return [
    { code: "link-tracking", message, advice: `Write ${clean}.`, ...fixTo(clean, "suggested", "Remove the tracking") },
  ]
}

/** @returns whether a web or e-mail address is one of the sample's, which belongs to nobody */
export function isSampleAddress(address: string): boolean {
  const url = parseUrl(address)
  if (!url) return false
  const { protocol, hostname, pathname } = url
  const host = protocol === "mailto:" ? pathname.slice(pathname.indexOf("@") + 1) : hostname
  return /(?:^|\.)example\.?$/.test(host) || /[-_]sample\/?$/.test(pathname)
}
