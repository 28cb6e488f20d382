import { createHash } from "node:crypto"
import type { Edit, Tag } from "./page"

/**
 * Writes a page's Content-Security-Policy: nothing is allowed but what the site itself serves, and of what stands within the page exactly
 * what is there, by its hash. It is in the page, so that it holds on hosts that can send no headers; what only a header can say is in
 * src/outputs/hosting.ts.
 *
 * @param tags of the page as it is served
 * @param origins to which the forms of all pages lead: the policy of the page that was loaded governs all that the router shows after it
 * @returns the change that puts it into the page, in place of the one that a page of an earlier build has
 * @throws an Error if the page does not say its charset
 */
export function policyEdit(tags: readonly Tag[], origins: readonly string[]): Edit {
  const charset = tags.find(({ name, attributes }) => name === "meta" && "charset" in attributes)
  if (!charset) throw new Error("no charset, behind which its security policy is to stand")
  // It has to stand ahead of what it governs, and behind the charset, which has to be in the first 1024 bytes (HTML, 4.2.5.4).
  const { start, end } = tags.find(isPolicy) ?? { start: charset.end, end: charset.end }
  return { start, end, text: `<meta http-equiv="Content-Security-Policy" content="${policy(tags, origins)}"/>` }
}

const isPolicy = ({ attributes }: Tag): boolean => attributes["http-equiv"] === "Content-Security-Policy"

/** @returns where the page's forms lead, if not to the site itself */
export const formOrigins = (tags: readonly Tag[]): string[] =>
  tags
    .filter(({ name, attributes: { action = "" } }) => name === "form" && action.startsWith("https:"))
    .map(({ attributes: { action = "" } }) => new URL(action).origin)

function policy(tags: readonly Tag[], origins: readonly string[]): string {
  const styleAttributes = tags.some(({ attributes }) => "style" in attributes)
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(tags.filter(isScript).map(({ text }) => text))],
    // Hashes allow style attributes only with this keyword, and then only these.
    "style-src": ["'self'", ...(styleAttributes ? ["'unsafe-hashes'"] : []), ...hashes(tags.flatMap(stylesOf))],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...origins],
    "manifest-src": ["'self'"],
    // Chromium holds it against the pages to which a provider leads on as well, and whose those are only the provider knows: with the
    // provider alone the visitor would see nothing happen (seen in Chromium).
    "form-action": ["'self'", ...(origins.length > 0 ? ["https:"] : [])],
    "base-uri": ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ")
}

const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)

/** What is no script by its type is data, which no policy governs (HTML, 4.12.1.1). */
const isScript = ({ name, attributes: { src, type = "" } }: Tag): boolean =>
  name === "script" && src === undefined && ["", "text/javascript", "module"].includes(type)

/** The styles in a tag: those of its attribute, and those of a style element. */
const stylesOf = ({ name, attributes: { style }, text }: Tag): string[] => [
  ...(style === undefined ? [] : [style]),
  ...(name === "style" ? [text] : []),
]
