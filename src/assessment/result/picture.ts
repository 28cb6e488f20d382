import { escapeAttribute } from "../../../kit/language/html"
import { lowestOf, type Score } from "../scoring"

interface Row extends Score {
  readonly name: string
}

/** A shape of the picture, in the picture's own pixels. */
type Shape =
  | { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly colour: string }
  | {
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly font: string
      readonly end?: boolean
      readonly colour: string
    }

const width = 1200

/**
 * Saves a result as a picture for slides, in the page's current colours and fonts.
 *
 * @param kind an SVG references the fonts and their fallbacks; a PNG has the text rendered
 * @param assessment its id becomes the file's name
 * @param heading above the bars
 * @param rows the scores
 */
export async function saveResultPicture(
  kind: "svg" | "png",
  { jsonId, numbers }: Pick<Queries.AssessmentFragment, "jsonId" | "numbers">,
  heading: string,
  rows: readonly Row[],
): Promise<void> {
  const style = getComputedStyle(document.body)
  const colour = (role: string) => resolved(style.getPropertyValue(role))
  const display = style.getPropertyValue("--font-display")
  const isRightToLeft = style.direction === "rtl"
  const height = 250 + rows.length * 76
  const lowest = lowestOf(rows)
  // The layout runs from left to right, and is mirrored for right-to-left languages.
  const at = (x: number, wide = 0) => (isRightToLeft ? width - x - wide : x)
  const shapes: Shape[] = [
    { x: 0, y: 0, width, height, colour: colour("--surface") },
    { x: at(60), y: 110, text: heading, size: 46, font: display, colour: colour("--text") },
    ...rows.flatMap(({ name, value, reach }, index) => {
      const y = 176 + index * 76
      const main = colour(index === lowest ? "--signal" : "--text")
      const bar = (from: number, to: number, fill: string) => {
        const wide = (to - from) * 7
        return { x: at(340 + from * 7, wide), y, width: wide, height: 36, colour: fill }
      }
      return [
        { x: at(60), y: y + 27, text: name, size: 24, font: style.fontFamily, colour: colour("--text") },
        bar(0, 100, colour("--surface-shade")),
        bar(0, value, main),
        bar(value, reach, colour("--rule")),
        { x: at(1140), y: y + 29, text: numbers[value] ?? "", size: 34, font: display, end: true, colour: main },
      ]
    }),
    {
      x: at(60),
      y: height - 36,
      text: `\u2066${location.host}${location.pathname}\u2069`,
      size: 18,
      font: style.fontFamily,
      colour: colour("--text-soft"),
    },
  ]
  const blob = kind === "svg" ? svgOf(shapes, height, isRightToLeft) : await pngOf(shapes, height, isRightToLeft)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = `${jsonId}.${kind}`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Other programs do not support oklch(); a canvas converts any colour to rgb(). */
function resolved(colour: string): string {
  const context = document.createElement("canvas").getContext("2d")
  if (!context) return "#000"
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red},${green},${blue})`
}

function svgOf(shapes: readonly Shape[], height: number, isRightToLeft: boolean): Blob {
  const drawn = shapes.map((shape) =>
    "text" in shape
      ? `<text x="${shape.x}" y="${shape.y}" fill="${shape.colour}" font-size="${shape.size}" font-family="${escapeAttribute(shape.font)}" text-anchor="${shape.end ? "end" : "start"}">${escapeAttribute(shape.text)}</text>`
      : `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${shape.colour}"/>`,
  )
  const direction = isRightToLeft ? "rtl" : "ltr"
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" direction="${direction}">${drawn.join("")}</svg>`
  return new Blob([svg], { type: "image/svg+xml" })
}

function pngOf(shapes: readonly Shape[], height: number, isRightToLeft: boolean): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = width * 2
  canvas.height = height * 2
  const context = canvas.getContext("2d")
  if (!context) return Promise.reject(new Error("This browser draws no pictures."))
  context.scale(2, 2)
  context.direction = isRightToLeft ? "rtl" : "ltr"
  for (const shape of shapes) {
    context.fillStyle = shape.colour
    if ("text" in shape) {
      context.font = `500 ${shape.size}px ${shape.font}`
      context.textAlign = shape.end ? "end" : "start"
      context.fillText(shape.text, shape.x, shape.y)
    } else context.fillRect(shape.x, shape.y, shape.width, shape.height)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("This browser saves no pictures."))), "image/png"),
  )
}
