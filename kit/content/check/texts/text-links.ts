import type { Definition, Link, Root, RootContent } from "mdast"
import { decodePercent } from "../../../language/addresses"
import { closestMatch, didYouMean } from "../../../language/closest-match"
import { diagnose } from "../../contract/rules/diagnose"
import { trackingDiagnostic, webOrEmailLinkRules } from "../../contract/rules/links"
import { decodedPath, isAtOrBelow } from "../../contract/site-addresses"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import { addressIn, idsOfHeadings, parseMarkdown, spanOf, startOf, walk } from "../../markdown/markdown"
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
    if (node.type === "definition" && ofPictures.has(node.identifier)) return []
    const address = addressIn(node, text)
    const next = movedTo(node.url, site)
    if (next) return [textWarning(spanOf(node), hasMoved(next), address)]
    const broken = linkDiagnostic(node.url, site, own)
    if (broken?.code === pageOff.code) return [linkToPageOff(node, text)]
    if (broken) return [textError(spanOf(node), broken, address)]
    return trackingDiagnostic(node.url).map((found) => textWarning(spanOf(node), found, address))
  })
  return [...links, ...danglingReferences(tree, text), ...noteDiagnostics(tree)]
}

/** The addresses that pictures alone refer to: kit/content/check/texts/text-pictures.ts looks at them. */
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
  if (!url.startsWith("/") || url.startsWith("//")) return webDiagnostic(url)
  if (unpublished.includes(path)) return notOut
  if (isAtOrBelow(path, off)) return pageOff
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

function webDiagnostic(url: string): DiagnosticMessage | undefined {
  const violation = diagnose(webOrEmailLinkRules, url)
  if (!violation) return undefined
  const { code, advice } = violation
  const isUnclear = code === "link-relative" || (code === "link-without-https" && !advice.includes(url))
  return isUnclear ? { ...violation, advice: wholeOrPath } : violation
}

/** The new address of a link whose target has moved; undefined if the page exists. */
function movedTo(url: string, { pages, moved }: LinkedSite): string | undefined {
  const { path, hash } = parted(url)
  const part = hash && moved.get(`${path}#${hash}`)
  if (part) return pages.get(path)?.includes(hash) ? undefined : part
  return pages.has(path) ? undefined : moved.get(decodedPath(path))
}

const hasMoved = (next: string): DiagnosticMessage => ({
  code: "link-moved",
  message: "This page has moved: visitors are redirected, which takes longer.",
  advice: `Write ${next}.`,
  ...fixTo(next, "certain"),
})

const wholeOrPath = "Write a page of this site as /services/, or the whole address, from https:// on."

function noSuchPage(url: string, path: string, known: readonly string[]): DiagnosticMessage {
  const rest = url.slice(path.length)
  const message = "This site has no such page."
  if (known.includes(`${path}/`))
    return {
      code: "link-slash",
      message: "The slash at the end of this address is missing.",
      advice: `Write ${path}/.`,
      ...fixTo(`${path}/${rest}`, "certain"),
    }
  const meant = closestMatch(path, known)
  const advice = `Write the address of a page that exists.${didYouMean(path, known)}`
  return { code: "link-page", message, advice, ...(meant === undefined ? {} : fixTo(meant + rest, "suggested")) }
}

function noSuchPart(url: string, hash: string, known: readonly string[]): DiagnosticMessage {
  const meant = closestMatch(hash, known)
  return {
    code: "link-place",
    message: `That page has no #${hash}.`,
    advice: `Write the address of a heading on that page, or remove the # and what follows it.${didYouMean(hash, known)}`,
    ...(meant === undefined ? {} : fixTo(`${url.slice(0, url.indexOf("#"))}#${meant}`, "suggested")),
  }
}

const pageOff: DiagnosticMessage = {
  code: "link-off",
  message: "This links to a page that is turned off in data/site.json.",
  advice: 'Remove the link, or remove the page from "pagesOff".',
}

/** Without its address, a link is its words. */
function linkToPageOff(node: Link | Definition, text: string): LocalDiagnostic {
  const span = spanOf(node)
  const [first, last] = node.type === "link" ? [node.children[0], node.children.at(-1)] : []
  if (!first || !last) return textError(span, pageOff)
  const words = text.slice(startOf(first), spanOf(last).end)
  return textError(span, { ...pageOff, ...fixTo(words, "suggested", "Remove the link") }, span)
}

const notOut: DiagnosticMessage = {
  code: "link-unpublished",
  message: "This links to a post that is not published yet.",
  advice: "Publish that post, or remove the link until then.",
}

/** Markdown treats references without a definition as plain text. */
function danglingReferences(tree: Root, text: string): LocalDiagnostic[] {
  return [...walk(tree)].flatMap(({ node }) => {
    if (node.type !== "text") return []
    let read = startOf(node)
    // None of them goes beyond the next bracket: each letter is looked at once.
    return [...node.value.matchAll(/\[\^([^[\]\s]+)\]|!?\[[^[\]]+\]\[([^[\]]*)\]/g)].map(([written, note, link]) => {
      const start = Math.max(read, text.indexOf(written, read))
      read = start + written.length
      return textError({ start, end: read }, note === undefined ? noSuchDefinition(link || written) : noSuchNote(note))
    })
  })
}

const noSuchNote = (name: string): DiagnosticMessage => ({
  code: "note-missing",
  message: `There is no footnote called ${name}.`,
  advice: `Write it at the end of the text, on a line that begins with [^${name}]: and a space.`,
})

const noSuchDefinition = (name: string): DiagnosticMessage => ({
  code: "link-undefined",
  message: `There is no address for ${name}.`,
  advice: `Write the address in round brackets after the words: ${name.startsWith("!") ? "!" : ""}[words](address).`,
})

function noteDiagnostics(tree: Root): LocalDiagnostic[] {
  const all = [...walk(tree)].map(({ node }) => node)
  const used = new Set(all.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])))
  const seen = new Set<string>()
  return all.flatMap((node: RootContent) => {
    if (node.type !== "footnoteDefinition") return []
    const { identifier } = node
    const span = spanOf(node)
    const again = seen.has(identifier)
    seen.add(identifier)
    if (again) return [textError(span, { code: "note-twice", ...twice(identifier) })]
    return used.has(identifier) ? [] : [textWarning(span, { code: "note-unused", ...unused(identifier) })]
  })
}

const twice = (name: string) => ({
  message: `There are two footnotes called ${name}.`,
  advice: "Give one of them another name.",
})

const unused = (name: string) => ({
  message: `Nothing refers to the footnote ${name}, so it is not shown.`,
  advice: `Write [^${name}] where it belongs, or remove it.`,
})
