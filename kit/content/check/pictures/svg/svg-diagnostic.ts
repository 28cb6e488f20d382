import { isUtf8 } from "node:buffer"
import type { ChildNode, Element } from "domhandler"
import { DomUtils, parseDocument } from "htmlparser2"
import type { DiagnosticMessage } from "../../../contract/rules/diagnose"
import { changes, faults, leads, loads, noSvg, wrongAttribute, wrongElement } from "./messages"
import { leadsOut, loadedFrom } from "./references"
import { xmlFault } from "./strict-xml"
import {
  allowedAttributes,
  allowedElements,
  allowedXlink,
  allowedXml,
  animations,
  freeAttributes,
  namespace,
  plainAttributes,
} from "./vocabulary"

/** Namespaces by prefix, "" being the default namespace, and those around, which hold as well. */
interface Scope {
  readonly own: ReadonlyMap<string, string>
  readonly around?: Scope
}

/** An element to check, with its context. */
interface Visit {
  readonly element: Element
  readonly scope: Scope
}

/** A local name with its namespace. */
interface Name {
  readonly uri: string
  readonly local: string
}

/**
 * @param bytes of a file
 * @returns whether it is markup with an svg element, regardless of the file name
 */
export function isSvg(bytes: Buffer): boolean {
  const begins = bytes.subarray(0, 400).toString("utf8").trimStart()
  return begins.startsWith("<") && /<(?:[\w.-]+:)?svg[\s/>]/i.test(bytes.toString("utf8"))
}

/**
 * Checks an SVG against an allowlist: browsers that open the file by its address run the scripts in it.
 *
 * @param bytes of an SVG file
 * @returns the diagnostic of the first fault, element, attribute or address that is not allowed; undefined if there is none
 */
export function svgDiagnostic(bytes: Buffer): DiagnosticMessage | undefined {
  if (!isUtf8(bytes)) return faults.encoding
  const source = bytes.toString("utf8").replace(/^\ufeff/, "")
  const fault = xmlFault(source)
  if (fault) return faults[fault]
  const [root, ...others] = parseDocument(source, { xmlMode: true }).children.filter(DomUtils.isTag)
  if (!root || others.length > 0) return faults.form
  const top = scopeOf(root, { own: new Map([["xml", namespace.xml]]) })
  const { uri, local } = named(root.name, top)
  if (local !== "svg" || !isSvgName(uri)) return noSvg
  const open: Visit[] = [{ element: root, scope: top }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { element, scope } = visit
    const found = elementDiagnostic(element, scope)
    if (found) return found
    for (const child of element.children.filter(DomUtils.isTag).reverse())
      open.push({ element: child, scope: scopeOf(child, scope) })
  }
  return undefined
}

function scopeOf({ attribs }: Element, around: Scope): Scope {
  const declared = Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
    if (name === "xmlns") return [["", value]]
    return name.startsWith("xmlns:") ? [[name.slice(6), value]] : []
  })
  return declared.length > 0 ? { own: new Map(declared), around } : around
}

function namespaceOf(prefix: string, scope: Scope): string {
  for (let within: Scope | undefined = scope; within; within = within.around) {
    const uri = within.own.get(prefix)
    if (uri !== undefined) return uri
  }
  return ""
}

function named(name: string, scope: Scope): Name {
  const colon = name.indexOf(":")
  return { uri: namespaceOf(name.slice(0, Math.max(colon, 0)), scope), local: name.slice(colon + 1) }
}

/** An SVG that the site inlines needs no namespace. */
const isSvgName = (uri: string): boolean => uri === namespace.svg || uri === ""

/** A namespace without meaning to browsers: metadata of drawing programs. */
const isInert = (uri: string): boolean =>
  uri === namespace.rdf || !/^https?:\/\/(?:www\.)?(?:w3|mozilla)\.org(?:[/:]|$)/i.test(uri.trim())

function elementDiagnostic(element: Element, scope: Scope): DiagnosticMessage | undefined {
  const { uri, local } = named(element.name, scope)
  const isDrawn = isSvgName(uri)
  if (isDrawn ? !allowedElements.has(local) : !isInert(uri)) return wrongElement(element)
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name === "xmlns" || name.startsWith("xmlns:")) continue
    const attribute = name.includes(":") ? named(name, scope) : { uri: "", local: name }
    const found = attributeDiagnostic(element, isDrawn ? local : undefined, name, attribute, value)
    if (found) return found
  }
  const loaded = isDrawn && local === "style" ? loadedFrom(textOf(element.children)) : undefined
  return loaded === undefined ? undefined : loads(element, loaded)
}

/** @param drawn the local name of an SVG element; undefined for an inert one */
function attributeDiagnostic(
  element: Element,
  drawn: string | undefined,
  name: string,
  { uri, local }: Name,
  value: string,
): DiagnosticMessage | undefined {
  const isProgram = /^(?:java|vb)script:/i.test(value.replace(/[\s\p{Cc}]/gu, ""))
  if (/^on/i.test(local) || isProgram) return wrongAttribute(element, name)
  const isOwn = drawn !== undefined && isSvgName(uri)
  if (local === "href" && (isOwn || uri === namespace.xlink))
    return leadsOut(value, drawn === "image" || drawn === "feImage") ? leads(element, name) : undefined
  if (uri === namespace.xlink) return allowedXlink.has(local) ? undefined : wrongAttribute(element, name)
  if (uri === namespace.xml) return allowedXml.has(local) ? undefined : wrongAttribute(element, name)
  if (!isOwn) return uri === "" || isInert(uri) ? undefined : wrongAttribute(element, name)
  if (!allowedAttributes.has(local) && !freeAttributes.test(local)) return wrongAttribute(element, name)
  if (local === "attributeName" && animations.has(drawn) && !canChange(value)) return changes(element, value)
  if (plainAttributes.test(local)) return undefined
  const loaded = loadedFrom(value)
  return loaded === undefined ? undefined : loads(element, loaded, name)
}

/** Animations must not write addresses, styles or attribute names: the values would escape this check. */
const canChange = (attribute: string): boolean =>
  allowedAttributes.has(attribute.trim()) && !["href", "style", "attributeName"].includes(attribute.trim())

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (DomUtils.isText(node) ? node.data : DomUtils.isCDATA(node) ? textOf(node.children) : ""))
    .join("")
