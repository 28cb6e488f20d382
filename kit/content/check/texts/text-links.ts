import type { Definition, Link, Root, RootContent } from "mdast"
import { decodePercent } from "../../../language/addresses"
import { closestMatch } from "../../../language/closest-match"
import { type Field, walkValues } from "../../contract/field"
import { brokenRule, diagnose } from "../../contract/rules/diagnose"
import { trackingDiagnostic, webOrEmailLinkRules } from "../../contract/rules/links"
import { pathRules } from "../../contract/rules/texts"
import { decodedPath, isAtOrBelow, postAddress } from "../../contract/site-addresses"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asText, getIn } from "../../location/json-path"
import { addressIn, idsOfHeadings, parseMarkdown, spanOf, startOf, walk } from "../../markdown/markdown"
import { saidOf, say } from "../../sentences/sentences"
import type { LinkedSite } from "../linked-site"
import { textError, textWarning } from "./text-diagnostic"

/**
 * @param text in Markdown
 * @param site the pages of the site, and the paths of those that are switched off or unpublished
 * @returns diagnostics of broken, forbidden and moved links, and of footnotes
 */
export function linkDiagnostics(text: string, site: LinkedSite): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const own = [...idsOfHeadings(tree).values()]
  const ofPictures = picturesReferred(tree)
  const links = [...walk(tree)].flatMap(({ node }) => {
    if (node.type !== "link" && node.type !== "definition") return []
    // A definition that leads nowhere is a comment, which remarks.ts reports.
    const isRemark = node.type === "definition" && (/^#?$/.test(node.url) || /^(?:\/\/|comment)$/.test(node.identifier))
    if (isRemark || (node.type === "definition" && ofPictures.has(node.identifier))) return []
    const address = addressIn(node, text)
    const next = movedTo(node.url, site)
    if (next) return [textWarning(spanOf(node), say("link-moved", {}, replacement(next, "certain")), address)]
    const broken = linkDiagnostic(node.url, site, own)
    if (broken?.code === "link-off") return [linkToPageOff(node, text)]
    if (broken) return [textError(spanOf(node), broken, address)]
    return trackingDiagnostic(node.url).map((found) => textWarning(spanOf(node), found, address))
  })
  return [...links, ...danglingReferences(tree, text), ...noteDiagnostics(tree)]
}

/**
 * @param field describes a file's content
 * @param content of the file
 * @param site the targets of links
 * @returns errors for its paths that lead nowhere
 */
export const pathDiagnostics = (field: Field, content: unknown, site: LinkedSite): LocalDiagnostic[] =>
  [...walkValues(field, content)].flatMap(({ field: { kind }, value, path }) => {
    if (kind !== "path" || typeof value !== "string" || brokenRule(pathRules, value)) return []
    // An unpublished post may link to another.
    const post = postAddress(asText(getIn(content, String(path[0]), "slug")))
    const diagnostic = linkDiagnostic(value, site.unpublished.includes(post) ? { ...site, unpublished: [] } : site)
    return diagnostic ? [errorAt(path, diagnostic)] : []
  })

/** @returns the addresses that a text links to */
export const linksIn = (text: string): readonly string[] =>
  [...walk(parseMarkdown(text))].flatMap(({ node }) =>
    node.type === "link" || node.type === "definition" ? [node.url] : [],
  )

/** The definitions that only pictures refer to, which text-pictures.ts checks. */
function picturesReferred(tree: Root): ReadonlySet<string> {
  const all = [...walk(tree)].map(({ node }) => node)
  const links = new Set(all.flatMap((node) => (node.type === "linkReference" ? [node.identifier] : [])))
  return new Set(
    all.flatMap((node) => (node.type === "imageReference" && !links.has(node.identifier) ? [node.identifier] : [])),
  )
}

/**
 * @param url of a link
 * @param site the targets of links
 * @param own the ids of the headings in the same text
 * @returns its diagnostic, with a fix only if the fixed link is valid
 */
export function linkDiagnostic(
  url: string,
  site: LinkedSite,
  own: readonly string[] = [],
): DiagnosticMessage | undefined {
  const found = diagnosticAbout(url, site, own)
  if (typeof found?.fix?.value !== "string") return found
  const { fix, ...unfixed } = found
  return diagnosticAbout(found.fix.value, site, own) ? unfixed : found
}

/** The diagnostic of a link; the target of its fix is not checked. */
function diagnosticAbout(
  url: string,
  { pages, off, unpublished, isWhole }: LinkedSite,
  own: readonly string[],
): DiagnosticMessage | undefined {
  const { path, hash } = parted(url)
  if (url.startsWith("#")) return own.includes(hash) ? undefined : noSuchPart(url, hash, own)
  if (!url.startsWith("/") || url.startsWith("//")) {
    const whole = path.replace(/^[./]*(?:static\/)?/, "/")
    const meant = [whole, `${whole}/`].find((address) => pages.has(address))
    return webDiagnostic(url, meant && meant + url.slice(path.length))
  }
  if (unpublished.includes(path)) return say("link-unpublished")
  if (isAtOrBelow(path, off)) return say("link-off")
  if (!isWhole && !pages.has(path)) return undefined
  if (!pages.has(path)) return noSuchPage(url, path, [...pages.keys()])
  const parts = pages.get(path)
  return isWhole && hash && parts && !parts.includes(hash) ? noSuchPart(url, hash, parts) : undefined
}

function parted(url: string): { path: string; hash: string } {
  const [before = "", hash = ""] = url.split("#", 2)
  const [path = ""] = before.split("?", 1)
  return { path, hash: decodePercent(hash) }
}

/** @param meant the page or file of this site that the address seems to mean, if any */
function webDiagnostic(url: string, meant: string | undefined): DiagnosticMessage | undefined {
  const violation = diagnose(webOrEmailLinkRules, url)
  const isUnclear = ["link-relative", "link-without-https.unclear"].includes(violation?.sentence?.key ?? "")
  return violation && isUnclear ? saidOf(violation, { where: "text" }, replacement(meant, "suggested")) : violation
}

/** The new address of a link whose target has moved; undefined if the page exists. */
function movedTo(url: string, { pages, moved }: LinkedSite): string | undefined {
  const { path, hash } = parted(url)
  const part = hash && moved.get(`${path}#${hash}`)
  if (part) return pages.get(path)?.includes(hash) ? undefined : part
  return pages.has(path) ? undefined : moved.get(decodedPath(path))
}

function noSuchPage(url: string, path: string, known: readonly string[]): DiagnosticMessage {
  const rest = url.slice(path.length)
  if (known.includes(`${path}/`)) return say("link-slash.page", { path }, replacement(`${path}/${rest}`, "certain"))
  // Files of static/ are in the list under their plain and their encoded address. In a text, only the encoded one works if it has spaces.
  const written = known.filter((each) => !/\s/.test(each))
  const meant = closestMatch(path, written)
  return say("link-page", { meant }, replacement(meant && meant + rest, "suggested"))
}

function noSuchPart(url: string, hash: string, known: readonly string[]): DiagnosticMessage {
  const meant = closestMatch(hash, known)
  const fixed = meant === undefined ? undefined : `${url.slice(0, url.indexOf("#"))}#${meant}`
  return say("link-place", { place: hash, meant }, replacement(fixed, "suggested"))
}

/** Suggests replacing the link with its words. */
function linkToPageOff(node: Link | Definition, text: string): LocalDiagnostic {
  const span = spanOf(node)
  const [first, last] = node.type === "link" ? [node.children[0], node.children.at(-1)] : []
  if (!first || !last) return textError(span, say("link-off"))
  const words = text.slice(startOf(first), spanOf(last).end)
  return textError(span, say("link-off", {}, replacement(words, "suggested")), span)
}

/**
 * References without a definition, which Markdown shows as typed; the pattern never reads past the next bracket. Adjacent numbers, an element of a nested list
 * and keys to press are not references: [1][2], rows[i][0], [Ctrl][Alt][Del].
 */
const dangling =
  /\[\^([^[\]\s]+)\]|(?<![\p{L}\p{N}\]])!?\[(?![\p{L}\p{N}]{1,2}\]\[[\p{L}\p{N}]{1,2}\])[^[\]]+\]\[([^[\]]*)\](?!\[)/gu

function danglingReferences(tree: Root, text: string): LocalDiagnostic[] {
  return [...walk(tree)].flatMap(({ node }) => {
    if (node.type !== "text") return []
    let read = startOf(node)
    return [...node.value.matchAll(dangling)].map(([written, note, link]) => {
      const span = { start: Math.max(read, text.indexOf(written, read)), end: 0 }
      read = span.end = span.start + written.length
      if (note !== undefined) return textError(span, say("note-missing", { name: note }))
      const mark = written.startsWith("!") ? "!" : ""
      return textWarning(span, say("link-undefined", { name: link || written, mark }))
    })
  })
}

function noteDiagnostics(tree: Root): LocalDiagnostic[] {
  const all = [...walk(tree)].map(({ node }) => node)
  const used = new Set(all.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])))
  const seen = new Set<string>()
  return all.flatMap((node: RootContent) => {
    if (node.type !== "footnoteDefinition") return []
    const { identifier: name } = node
    const span = spanOf(node)
    const again = seen.has(name)
    seen.add(name)
    if (again) return [textError(span, say("note-twice", { name }))]
    return used.has(name) ? [] : [textWarning(span, say("note-unused", { name }))]
  })
}
