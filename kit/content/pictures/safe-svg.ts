import { isUtf8 } from "node:buffer"
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import { say } from "../sentences/sentences"

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What draws, and what describes it: nothing that runs, fetches, embeds or changes another element. */
const elements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use switch view title desc metadata style
    path circle ellipse rect line polyline polygon image text tspan textPath
    linearGradient radialGradient stop pattern marker clipPath mask
    font font-face glyph missing-glyph
    filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence
  `),
)

const attributes: ReadonlySet<string> = new Set(
  words(`
    id class style lang role version baseProfile type title href
    x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate offset
    viewBox preserveAspectRatio transform transform-origin enable-background
    gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
    filterUnits primitiveUnits in in2 result mode values stdDeviation operator k1 k2 k3 k4 radius tableValues slope
    intercept amplitude exponent baseFrequency numOctaves seed stitchTiles
    textLength lengthAdjust startOffset requiredExtensions requiredFeatures systemLanguage
    clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering cursor display
    dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-style
    font-weight image-rendering isolation letter-spacing line-height marker marker-end marker-mid marker-start mask
    mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke
    stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    units-per-em ascent descent horiz-adv-x unicode glyph-name
    text-anchor text-decoration text-rendering vector-effect visibility white-space word-spacing writing-mode
  `),
)

/** Attributes with free names, which only scripts read. */
const freeAttributes = /^(?:data|aria)-[\w.-]+$/

/** Attributes whose values are never an address, although they may look like one. */
const plainAttributes = /^(?:id|class|d|points|lang|role|title|(?:data|aria)-.*)$/

const namespace = {
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
  xml: "http://www.w3.org/XML/1998/namespace",
  xmlns: "http://www.w3.org/2000/xmlns/",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
} as const

/** The nesting limit of libxml2, which renders the icons. */
const maxDepth = 256

/** Thrown to stop parsing a drawing at its first fault. */
class SvgFault extends Error {
  constructor(readonly diagnostic: DiagnosticMessage) {
    super(diagnostic.message)
  }
}

/**
 * Checks an SVG against the lists above, because a browser that opens the file by its address runs its scripts. Parses it as strictly as browsers do.
 *
 * @param bytes of an SVG file
 * @returns the diagnostic of the first syntax error or forbidden element, attribute or address; undefined if there is none
 */
export function svgDiagnostic(bytes: Buffer): DiagnosticMessage | undefined {
  if (!isUtf8(bytes)) return say("svg-form")
  try {
    readStrictly(bytes.toString("utf8"))
    return undefined
  } catch (error) {
    if (error instanceof SvgFault) return error.diagnostic
    throw error
  }
}

const unsafe = (what: string): DiagnosticMessage => say("svg-unsafe", { what })

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
    throw new SvgFault(isDoctype ? unsafe("<!DOCTYPE>") : say("svg-form"))
  })
  parser.on("xmldecl", ({ version, encoding = "utf-8" }) =>
    refuseIf(!/^utf-?8$/i.test(encoding) || version !== "1.0", say("svg-form")),
  )
  parser.on("doctype", () => refuseIf(true, unsafe("<!DOCTYPE>")))
  // Adobe's programs wrap their metadata in xpacket. Other instructions may end at a different place in htmlparser2, which draws the icons, than in browsers.
  parser.on("processinginstruction", ({ target, body }) =>
    refuseIf(target !== "xpacket" || /[?>]/.test(body), unsafe(`<?${target}`)),
  )
  parser.on("comment", (text) => refuseIf(/^-?>/.test(text), say("svg-form")))
  parser.on("text", addText)
  parser.on("cdata", addText)
  parser.on("opentag", (tag) => {
    refuseIf(open.length === 0 && (tag.local !== "svg" || !isSvgName(tag.uri)), say("drawing-kind"))
    // Looking up a namespace takes longer the deeper the nesting.
    refuseIf(open.length >= maxDepth, say("svg-form"))
    const found = unsafeIn(tag)
    if (found !== undefined) throw new SvgFault(unsafe(found))
    open.push({ tag, text: "" })
  })
  parser.on("closetag", (tag) => {
    const css = open.pop()?.text ?? ""
    refuseIf(isSvgName(tag.uri) && tag.local === "style" && loadsResource(css), unsafe(`<${tag.name}>`))
  })
  parser.write(source).close()
}

/** An SVG that the site inlines needs no namespace. */
const isSvgName = (uri: string): boolean => uri === namespace.svg || uri === ""

/** Whether a namespace means nothing to browsers, such as that of a drawing program's metadata. */
const isInert = (uri: string): boolean =>
  uri === namespace.rdf || !/^https?:\/\/(?:www\.)?(?:w3|mozilla)\.org(?:[/:]|$)/i.test(uri.trim())

/** @returns the element, or its attribute, that is not allowed */
function unsafeIn(tag: SaxesTagNS): string | undefined {
  const isDrawn = isSvgName(tag.uri)
  if (isDrawn ? !elements.has(tag.local) : !isInert(tag.uri)) return `<${tag.name}>`
  const found = Object.values(tag.attributes).find((attribute) => isUnsafe(isDrawn ? tag.local : undefined, attribute))
  return found && `<${tag.name} ${found.name}>`
}

/** A part of the same file. */
const within = /^\s*#/

/** A pixel image embedded in the file, which an image element may show. */
const embedded = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i

/** @param element its name if it belongs to SVG; otherwise it is inert */
function isUnsafe(element: string | undefined, { uri, local, value }: SaxesAttributeNS): boolean {
  if (uri === namespace.xmlns) return false
  if (/^on/i.test(local) || /^(?:java|vb)script:/i.test(value.replace(/[\s\p{Cc}]/gu, ""))) return true
  const isOwn = element !== undefined && isSvgName(uri)
  if (local === "href" && (isOwn || uri === namespace.xlink))
    return !(element === "image" ? embedded : within).test(value)
  if (uri === namespace.xlink) return !/^(?:type|title|role|arcrole|show|actuate)$/.test(local)
  // Without xml:base, which would change how addresses resolve.
  if (uri === namespace.xml) return !/^(?:space|lang|id)$/.test(local)
  if (!isOwn) return uri !== "" && !isInert(uri)
  if (!attributes.has(local) && !freeAttributes.test(local)) return true
  return !plainAttributes.test(local) && loadsResource(value)
}

/** A `url()` that names a part of the same file. */
const localUrl = /url\(\s*(?:"#[^"\\]*"|'#[^'\\]*'|#[^\s"'()\\]*)\s*\)/gi

/** Other CSS that loads resources. */
const loading = /@import|(?:^|[^\w])(?:(?:-webkit-)?image-set|image|src|cross-fade|element|paint)\(/i

/**
 * @param css a style sheet, declarations, or one value
 * @returns whether it loads anything from outside this file
 */
function loadsResource(css: string): boolean {
  const read = unescaped(css)
  if (loading.test(read)) return true
  // Allowed ones are counted before unescaping, since drawing programs do not escape addresses.
  return (read.match(/url\(/gi) ?? []).length > (css.match(localUrl) ?? []).length
}

/** Resolves CSS escapes: \75rl( also means url(. */
const unescaped = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^\r\n\f]))/gi, (_written, hex?: string, letter?: string) => {
    const code = Number.parseInt(hex ?? "", 16)
    return hex === undefined ? (letter ?? "") : code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code)
  })
