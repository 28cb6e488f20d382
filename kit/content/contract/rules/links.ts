import { parseUrl } from "../../../language/parse-url"
import type { Rule } from "../facts"

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
