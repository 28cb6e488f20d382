import { isUtf8 } from "node:buffer"
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes"
import type { DiagnosticMessage } from "../../../diagnostic/diagnostic"
import { say } from "../../../sentences/sentences"
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

/** The nesting limit of libxml2, which renders the icons. */
const maxDepth = 256

/** Thrown to stop parsing a drawing at its first fault. */
class SvgFault extends Error {
  constructor(readonly diagnostic: DiagnosticMessage) {
    super(diagnostic.message)
  }
}

/**
 * Checks an SVG against an allowlist, because a browser that opens the file by its address runs its scripts. Parses it as strictly as browsers do.
 *
 * @param bytes of an SVG file
 * @returns the diagnostic of the first syntax error or forbidden element, attribute or address; undefined if there is none
 */
export function svgDiagnostic(bytes: Buffer): DiagnosticMessage | undefined {
  if (!isUtf8(bytes)) return say("svg-encoding")
  try {
    readStrictly(bytes.toString("utf8"))
    return undefined
  } catch (error) {
    if (error instanceof SvgFault) return error.diagnostic
    throw error
  }
}

/** Encodings with ASCII as a subset and no shift sequences. */
const likeAscii = /^(?:us-ascii|ascii|iso-8859-1|iso-8859-15|windows-1252)$/i

/** @throws SvgFault at the first fault */
function readStrictly(source: string): void {
  const parser = new SaxesParser({ xmlns: true })
  const refuseIf = (isRefused: boolean, fault: DiagnosticMessage) => {
    if (isRefused) throw new SvgFault(fault)
  }
  const open: { readonly tag: SaxesTagNS; text: string }[] = []
  const addText = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on("error", () => {
    const isDoctype = /<!doctype/i.test(source.slice(0, parser.position))
    throw new SvgFault(isDoctype ? say("svg-doctype") : say("svg-form"))
  })
  parser.on("xmldecl", ({ version, encoding = "utf-8" }) => {
    const isAscii = () => !/[^\t\r\n\x20-\x7e\ufeff]/.test(source)
    refuseIf(!/^utf-?8$/i.test(encoding) && !(likeAscii.test(encoding) && isAscii()), say("svg-encoding"))
    refuseIf(version !== "1.0", say("svg-instruction"))
  })
  parser.on("doctype", () => refuseIf(true, say("svg-doctype")))
  // Adobe's programs wrap their metadata in xpacket. Other instructions may end at a different place in htmlparser2, which draws the icons, than in browsers.
  parser.on("processinginstruction", ({ target, body }) =>
    refuseIf(target !== "xpacket" || /[?>]/.test(body), say("svg-instruction")),
  )
  parser.on("comment", (text) => refuseIf(/^-?>/.test(text), say("svg-form")))
  parser.on("text", addText)
  parser.on("cdata", addText)
  parser.on("opentag", (tag) => {
    refuseIf(open.length === 0 && (tag.local !== "svg" || !isSvgName(tag.uri)), say("drawing-kind"))
    // Looking up a namespace takes longer the deeper the nesting.
    refuseIf(open.length >= maxDepth, say("svg-deep", { most: maxDepth }))
    const found = elementDiagnostic(tag)
    if (found) throw new SvgFault(found)
    open.push({ tag, text: "" })
  })
  parser.on("closetag", (tag) => {
    const css = open.pop()?.text ?? ""
    const loaded = isSvgName(tag.uri) && tag.local === "style" ? findLoadedResource(css) : undefined
    if (loaded !== undefined) throw new SvgFault(outsideResource(tag, loaded))
  })
  parser.write(source).close()
}

const outsideResource = ({ name: element }: SaxesTagNS, what: string, name?: string): DiagnosticMessage =>
  say("svg-reference.loaded", { element, name, what })

/** An SVG that the site inlines needs no namespace. */
const isSvgName = (uri: string): boolean => uri === namespace.svg || uri === ""

/** Whether a namespace means nothing to browsers, such as that of a drawing program's metadata. */
const isInert = (uri: string): boolean =>
  uri === namespace.rdf || !/^https?:\/\/(?:www\.)?(?:w3|mozilla)\.org(?:[/:]|$)/i.test(uri.trim())

function elementDiagnostic(tag: SaxesTagNS): DiagnosticMessage | undefined {
  const isDrawn = isSvgName(tag.uri)
  if (isDrawn ? !allowedElements.has(tag.local) : !isInert(tag.uri)) return say("svg-element", { name: tag.name })
  for (const attribute of Object.values(tag.attributes)) {
    const found = attributeDiagnostic(tag, isDrawn, attribute)
    if (found) return found
  }
  return undefined
}

/** @param isDrawn whether the element belongs to SVG; otherwise it is inert */
function attributeDiagnostic(
  tag: SaxesTagNS,
  isDrawn: boolean,
  { name, uri, local, value }: SaxesAttributeNS,
): DiagnosticMessage | undefined {
  if (uri === namespace.xmlns) return undefined
  const isProgram = /^(?:java|vb)script:/i.test(value.replace(/[\s\p{Cc}]/gu, ""))
  if (/^on/i.test(local) || isProgram) return say("svg-attribute", { element: tag.name, name })
  const isOwn = isDrawn && isSvgName(uri)
  if (local === "href" && (isOwn || uri === namespace.xlink)) {
    const isPicture = isDrawn && (tag.local === "image" || tag.local === "feImage")
    return pointsOutside(value, isPicture) ? say("svg-reference", { element: tag.name, name }) : undefined
  }
  if (uri === namespace.xlink)
    return allowedXlink.has(local) ? undefined : say("svg-attribute", { element: tag.name, name })
  if (uri === namespace.xml)
    return allowedXml.has(local) ? undefined : say("svg-attribute", { element: tag.name, name })
  if (!isOwn) return uri === "" || isInert(uri) ? undefined : say("svg-attribute", { element: tag.name, name })
  if (!allowedAttributes.has(local) && !freeAttributes.test(local))
    return say("svg-attribute", { element: tag.name, name })
  if (local === "attributeName" && animations.has(tag.local) && !canChange(value))
    return say("svg-attribute.animated", { element: tag.name, name: value })
  if (plainAttributes.test(local)) return undefined
  const loaded = findLoadedResource(value)
  return loaded === undefined ? undefined : outsideResource(tag, loaded, name)
}

/** Animations must not change addresses, styles or attribute names: the new values would escape this check. */
const canChange = (attribute: string): boolean =>
  allowedAttributes.has(attribute.trim()) && !["href", "style", "attributeName"].includes(attribute.trim())

/** An address within the same file. */
const within = /^\s*#/

/** A pixel image embedded in the file. */
const embedded = /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i

/** A `url()` that is allowed: a part of the same file, or an embedded picture or font. */
const localUrl =
  /url\(\s*(?:"#[^"\\]*"|'#[^'\\]*'|#[^\s"'()\\]*|(["']?)data:(?:image\/(?:png|jpe?g|gif|webp|avif|bmp)|font\/[\w+.-]+|application\/(?:x-)?font-[\w+.-]+)[;,][^"'()\\]*\1)\s*\)/gi

/** Other CSS functions that load resources. */
const loading = /(?:^|[^\w])((?:-webkit-)?image-set|image|src|cross-fade|element|paint)\(/i

/**
 * @param value of href
 * @param isPicture whether the element shows a picture
 * @returns whether it points outside the file
 */
const pointsOutside = (value: string, isPicture: boolean): boolean =>
  !within.test(value) && !(isPicture && embedded.test(value))

/**
 * @param css a style sheet, declarations, or one value
 * @returns the first construct in it that loads an external resource, such as @import; undefined if there is none
 */
function findLoadedResource(css: string): string | undefined {
  const read = unescaped(css)
  if (/@import/i.test(read)) return "@import"
  const [, name] = loading.exec(read) ?? []
  if (name) return `${name}()`
  // Allowed ones are counted before unescaping, since drawing programs do not escape addresses.
  const all = read.match(/url\(/gi) ?? []
  return all.length > (css.match(localUrl) ?? []).length ? "url()" : undefined
}

/** Resolves CSS escapes: \75rl( also means url(. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^\r\n\f]))/gi, (_written, hex?: string, letter?: string) => {
    const code = Number.parseInt(hex ?? "", 16)
    return hex === undefined ? (letter ?? "") : code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code)
  })
