import { DomUtils, parseDocument } from "htmlparser2"
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import { say } from "../sentences/sentences"

type ChildNode = ReturnType<typeof parseDocument>["children"][number]

type Element = Extract<ChildNode, { attribs: unknown }>

/** The largest width or height in pixels that the check accepts; its square is below sharp's own limit for the number of pixels. */
export const maxPixels = 16_383

// It is by file name, and would miss a changed file.
sharp.cache(false)

/**
 * Opens a picture in the same way for the check and for the build, so that the build can read whatever the check accepts.
 *
 * @param picture its bytes or its path
 * @param options in addition to those for every picture
 */
export const openPicture = (picture: Buffer | string, options: SharpOptions = {}): Sharp =>
  sharp(picture, { failOn: "error", ...options })

/**
 * @param picture of any size: its bytes, or its path, of which only the head is read
 * @returns its properties
 * @throws an Error if it is not a picture
 */
export const pictureMetadata = (picture: Buffer | string): Promise<Metadata> =>
  openPicture(picture, { limitInputPixels: false }).metadata()

/** Sharp's default resolution for SVG, and the lowest and highest that it accepts instead, in dots per inch. */
const density = { own: 72, least: 1, most: 100_000 }

/**
 * @param bytes of a PNG or SVG
 * @param size in pixels
 * @returns the picture as a square of that size, not encoded yet; an SVG is rendered at that size, whatever its own is
 */
export async function renderSquareIcon(bytes: Buffer, size: number): Promise<Sharp> {
  const { format, width, height } = await pictureMetadata(bytes)
  // A very long picture must stay at least one pixel across.
  const wanted = density.own * Math.max(size / Math.max(width, height), 1 / Math.min(width, height))
  const options = { density: Math.min(density.most, Math.max(density.least, wanted)) }
  return openPicture(bytes, format === "svg" ? options : {}).resize({
    width: size,
    height: size,
    fit: "contain",
    background: "#ffffff00",
  })
}

/**
 * @param bytes of a file
 * @returns whether it is markup with an svg element, regardless of the file name
 */
export function isSvg(bytes: Buffer): boolean {
  const begins = bytes.subarray(0, 400).toString("utf8").trimStart()
  return begins.startsWith("<") && /<(?:[\w.-]+:)?svg[\s/>]/i.test(bytes.toString("utf8"))
}

/** An illustration as the site draws it: the owner's shapes, with lines in the site's own width and colour. */
export interface Drawing {
  readonly viewBox: string
  /** SVG elements without colours: filled shapes with a stroke are marked data-part, filled shapes without one data-solid. */
  readonly shapes: string
}

const { isTag } = DomUtils

/** How a shape is painted, as inherited from the elements around it. */
interface Paint {
  readonly fill: boolean
  readonly stroke: boolean
}

const shapes = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]

/** Elements that drawing programs write but that show nothing. */
const unseen = ["title", "desc", "metadata", "defs"]
const numbers = /^[-+.,\seE\d]*$/
const attributes: ReadonlyMap<string, RegExp> = new Map([
  ["d", /^[-+.,\sa-zA-Z\d]*$/],
  ["points", numbers],
  ["transform", /^[-+.,\s()a-zA-Z\d]*$/],
  ...["cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "width", "height"].map(
    (name): [string, RegExp] => [name, numbers],
  ),
])

/**
 * Reads an SVG file as an illustration to be drawn in the site's line. Only shapes and their geometry remain: no colours, styles, scripts, names or addresses.
 *
 * @param source the file's text
 * @returns the illustration, absent if something in it cannot be drawn this way, and the diagnostics
 */
export function readDrawing(source: string): { drawing?: Drawing; diagnostics: readonly DiagnosticMessage[] } {
  const root = parseDocument(source, { xmlMode: true }).children.find(isTag)
  if (root?.name !== "svg") return { diagnostics: [say("drawing-kind")] }
  const viewBox = viewBoxOf(root)
  if (!viewBox) return { diagnostics: [say("drawing-size.none")] }
  const diagnostics = new Map<string, DiagnosticMessage>()
  const drawn = shapesIn(root.children, paintOf(root, { fill: true, stroke: false }), diagnostics)
  if (diagnostics.size > 0) return { diagnostics: [...diagnostics.values()] }
  if (drawn === "") return { diagnostics: [say("drawing-empty")] }
  return { drawing: { viewBox, shapes: drawn }, diagnostics: [] }
}

function shapesIn(nodes: readonly ChildNode[], paint: Paint, diagnostics: Map<string, DiagnosticMessage>): string {
  return nodes.map((node) => (isTag(node) ? shapeOf(node, paint, diagnostics) : "")).join("")
}

function shapeOf(element: Element, around: Paint, diagnostics: Map<string, DiagnosticMessage>): string {
  const { name, children } = element
  // An element in a drawing program's own namespace, such as sodipodi:namedview.
  if (name.includes(":") || (unseen.includes(name) && !children.some(isTag))) return ""
  const paint = paintOf(element, around)
  if (name === "g") return `<g${placed(element)}>${shapesIn(children, paint, diagnostics)}</g>`
  if (name === "title" || name === "desc" || name === "metadata") return ""
  if (!shapes.includes(name)) {
    const held = name === "defs" ? (children.find(isTag)?.name ?? name) : name
    diagnostics.set(held, say("drawing-part", { name: held }))
    return ""
  }
  if (!paint.fill && !paint.stroke) return ""
  const mark = paint.fill ? (paint.stroke ? " data-part" : " data-solid") : ""
  return `<${name}${placed(element)}${mark}/>`
}

/** The geometry of a shape, without invalid values, which SVG ignores too. */
const placed = ({ attribs }: Element): string =>
  Object.entries(attribs)
    .filter(([name, value]) => attributes.get(name)?.test(value))
    .map(([name, value]) => ` ${name}="${value.replace(/\s+/g, " ").trim()}"`)
    .join("")

function paintOf(element: Element, around: Paint): Paint {
  const painted = (property: "fill" | "stroke", inherited: boolean) => {
    const styled = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`).exec(element.attribs.style ?? "")?.[1]
    const value = (styled ?? element.attribs[property])?.trim()
    if (value === undefined || value === "inherit") return inherited
    return value !== "none" && value !== "transparent"
  }
  return { fill: painted("fill", around.fill), stroke: painted("stroke", around.stroke) }
}

function viewBoxOf({ attribs }: Element): string | undefined {
  const box = attribs.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (box?.length === 4 && box.every(Number.isFinite)) return box.join(" ")
  const [width, height] = [Number.parseFloat(attribs.width ?? ""), Number.parseFloat(attribs.height ?? "")]
  return width > 0 && height > 0 ? `0 0 ${width} ${height}` : undefined
}
