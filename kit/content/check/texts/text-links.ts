import type { Definition, Link, Root, RootContent } from "mdast"
import { type Field, walkValues } from "../../contract/field"
import { brokenRule } from "../../contract/rules/diagnose"
import { trackingDiagnostic } from "../../contract/rules/links"
import { pathRules } from "../../contract/rules/texts"
import { postAddress } from "../../contract/site-addresses"
import { errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import { asText, getIn } from "../../location/json-path"
import { addressIn, idsOfHeadings, parseMarkdown, spanOf, startOf, walk } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { isMoved, type LinkedSite, linkDiagnostic, linkedFrom } from "../linked-site"
import { textError, textWarning } from "./text-diagnostic"

/**
 * @param text in Markdown
 * @param site the pages of the site, and the paths of those that are switched off or unpublished
 * @returns diagnostics of broken and forbidden links, and of footnotes
 */
export function linkDiagnostics(text: string, site: LinkedSite): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const own = [...idsOfHeadings(tree).values()]
  const ofPictures = picturesReferred(tree)
  const links = [...walk(tree)].flatMap(({ node }) => {
    if (node.type !== "link" && node.type !== "definition") return []
    // A definition that leads nowhere is a comment.
    const isRemark = node.type === "definition" && (/^#?$/.test(node.url) || /^(?:\/\/|comment)$/.test(node.identifier))
    if (isRemark || (node.type === "definition" && ofPictures.has(node.identifier))) return []
    const address = addressIn(node, text)
    if (isMoved(node.url, site)) return []
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
    const post = postAddress(asText(getIn(content, String(path[0]), "slug")))
    const diagnostic = linkDiagnostic(value, linkedFrom(site, post))
    return diagnostic ? [errorAt(path, diagnostic)] : []
  })

/** The definitions that only pictures refer to, which text-pictures.ts checks. */
function picturesReferred(tree: Root): ReadonlySet<string> {
  const all = [...walk(tree)].map(({ node }) => node)
  const links = new Set(all.flatMap((node) => (node.type === "linkReference" ? [node.identifier] : [])))
  return new Set(
    all.flatMap((node) => (node.type === "imageReference" && !links.has(node.identifier) ? [node.identifier] : [])),
  )
}

/** Suggests replacing the link with its words. */
function linkToPageOff(node: Link | Definition, text: string): LocalDiagnostic {
  const span = spanOf(node)
  const [first, last] = node.type === "link" ? [node.children[0], node.children.at(-1)] : []
  if (!first || !last) return textError(span, say("link-off"))
  const words = text.slice(startOf(first), spanOf(last).end)
  return textError(span, say("link-off", {}, replacement(words)), span)
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
      if (note !== undefined) return textError(span, say("note.missing", { name: note }))
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
    if (again) return [textError(span, say("note.twice", { name }))]
    return used.has(name) ? [] : [textWarning(span, say("note.unused", { name }))]
  })
}
