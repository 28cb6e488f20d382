import { createHash } from "node:crypto"
import type { Edit, Tag } from "./edit-page"

/**
 * Writes a page's Content-Security-Policy: it allows only what the site itself serves, and inline scripts and styles by their hashes. It is in the page so that
 * it works on hosts that cannot send headers; the directives that need a header are in kit/owner/browser/hosting.ts.
 *
 * @param tags of the page as it is served
 * @param origins targets of the forms on all pages: the policy of the first page loaded governs everything the router shows after it
 * @returns the edit that inserts the policy, or replaces that of an earlier build
 * @throws an Error if the page does not declare its charset
 */
export function addSecurityPolicy(tags: readonly Tag[], origins: readonly string[]): Edit {
  const charset = tags.find(({ name, attributes }) => name === "meta" && "charset" in attributes)
  if (!charset) throw new Error("no charset, behind which its security policy is to stand")
  // Before everything it governs, but after the charset, which must be in the first 1024 bytes (HTML, 4.2.5.4).
  const { start, end } = tags.find(isPolicy) ?? { start: charset.end, end: charset.end }
  return { start, end, text: `<meta http-equiv="Content-Security-Policy" content="${policy(tags, origins)}"/>` }
}

const isPolicy = ({ attributes }: Tag): boolean => attributes["http-equiv"] === "Content-Security-Policy"

/** @returns the origins of the page's form targets outside the site */
export const formOrigins = (tags: readonly Tag[]): string[] =>
  tags
    .filter(({ name, attributes: { action = "" } }) => name === "form" && action.startsWith("https:"))
    .map(({ attributes: { action = "" } }) => new URL(action).origin)

function policy(tags: readonly Tag[], origins: readonly string[]): string {
  const styleAttributes = tags.some(({ attributes }) => "style" in attributes)
  const directives = {
    // Firefox measures a prefetch by this alone.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "script-src": ["'self'", ...hashes(tags.filter(isScript).map(({ text }) => text))],
    // Hashes apply to style attributes only with this keyword, which allows nothing else.
    "style-src": ["'self'", ...(styleAttributes ? ["'unsafe-hashes'"] : []), ...hashes(tags.flatMap(stylesOf))],
    "connect-src": ["'self'", ...origins],
    // Chromium also applies it to the pages that a provider redirects to, and only the provider knows those origins: with the provider alone, nothing would
    // happen for the visitor (seen in Chromium).
    "form-action": ["'self'", ...(origins.length > 0 ? ["https:"] : [])],
    "base-uri": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ")
}

const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)

/** A script of any other type is data, which no policy governs (HTML, 4.12.1.1). */
const isScript = ({ name, attributes: { src, type = "" } }: Tag): boolean =>
  name === "script" && src === undefined && ["", "text/javascript", "module"].includes(type)

/** The styles of a tag: its style attribute, and the content of a style element. */
const stylesOf = ({ name, attributes: { style }, text }: Tag): string[] => [
  ...(style === undefined ? [] : [style]),
  ...(name === "style" ? [text] : []),
]
