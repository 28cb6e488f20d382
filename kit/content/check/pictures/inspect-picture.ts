import { readFile } from "node:fs/promises"
import exif from "exif-reader"
import type { Metadata } from "sharp"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { isSvg, maxPixels, openPicture, pictureMetadata, renderSquareIcon } from "../../pictures/open"
import type { PictureRequirements } from "../../pictures/slots"
import { svgDiagnostic } from "./svg/svg-diagnostic"

/** sharp's names for the formats that the site can use. AVIF is a kind of HEIF. */
const readable: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "tiff", "avif", "heif"])

/** Properties of a picture. */
export interface PictureProperties {
  readonly width: number
  readonly height: number
  readonly located: boolean
  readonly animated: boolean
  /** A vector image. */
  readonly scalable: boolean
}

/**
 * Opens a picture and decodes all of it.
 *
 * @param path of the file on this disk
 * @param requirements whether its slots take an icon or a logo
 * @returns its properties, or its error
 */
export async function inspectPicture(
  path: string,
  { icon, logo }: Pick<PictureRequirements, "icon" | "logo">,
): Promise<PictureProperties | LocalDiagnostic> {
  // Read here, not by sharp, which caches by file name and would not notice a changed file.
  const bytes = await readFile(path)
  const unsafe = isSvg(bytes) ? svgDiagnostic(bytes) : undefined
  if (unsafe) return errorAt([], unsafe)
  // Where the file is published unchanged, its name matters: servers derive the content type from it.
  const asItIs = icon || logo
  let metadata: Metadata
  try {
    metadata = await pictureMetadata(bytes)
  } catch (error) {
    return unreadable(error, /bad dimensions/.test(String(error)) ? noSize : notRead(asItIs))
  }
  const { format, autoOrient, exif: notes, hasAlpha } = metadata
  const drawing = format === "svg"
  // Such as a compressed SVG.
  const hidden = drawing && !isSvg(bytes) ? svgDiagnostic(bytes) : undefined
  if (hidden) return errorAt([], hidden)
  const usable = asItIs ? path.toLowerCase().endsWith(`.${format}`) : readable.has(format) && isWeb(metadata)
  if (!usable)
    return errorAt([], {
      code: "picture-kind",
      message: `This is a ${format.toUpperCase()} picture, whatever its name says.`,
      advice: asItIs ? "Save it as PNG or SVG, with that ending." : `Save it as ${kinds(asItIs)}.`,
    })
  const { width, height } = autoOrient
  if (Math.max(width, height) > maxPixels) return errorAt([], tooLarge(metadata, drawing))
  if (logo && !hasAlpha) return errorAt([], solid)
  try {
    // Every row, at the least cost: a smaller output would leave rows out, and a cut one would pass.
    const whole = drawing ? await renderSquareIcon(bytes, drawnSize) : openPicture(bytes)
    await whole.extractChannel(0).raw().toBuffer()
  } catch (error) {
    return unreadable(error, drawing ? noSize : damaged(asItIs))
  }
  return {
    width,
    height,
    located: hasLocation(notes),
    animated: (metadata.pages ?? 1) > 1 && format === "webp",
    scalable: drawing,
  }
}

/** The size at which SVGs are tried, in pixels: that of the largest icon. */
const drawnSize = 512
const rightSize = `Give its svg element width="${drawnSize}" and height="${drawnSize}"; the drawing itself can stay as it is.`

const tooLarge = ({ autoOrient: { width, height } }: Metadata, drawing: boolean) => ({
  code: "picture-too-large",
  message: `This picture is too large for the site: it has ${width} × ${height} pixels; ${maxPixels} on a side can be read.`,
  advice: drawing ? rightSize : "Make it smaller: 2400 pixels on the longer side are enough.",
})

const solid = {
  code: "logo-background",
  message: "This logo has a solid background. The site draws logos in one colour, so visitors would see a plain box.",
  advice: "Save it as SVG, or as PNG with a transparent background.",
}

const isWeb = ({ format, compression }: Metadata): boolean => format !== "heif" || compression === "av1"

const notRead = (asItIs: boolean | undefined): DiagnosticMessage => ({
  code: "picture-unreadable",
  message: "This is not a picture, or not one that the site can read.",
  advice: saveAgain(asItIs),
})

const damaged = (asItIs: boolean | undefined): DiagnosticMessage => ({
  code: "picture-damaged",
  message: "This picture is damaged or incomplete.",
  advice: saveAgain(asItIs),
})

/** For an SVG that is well-formed: what its svg element says of its size is nothing, or more than anything can draw. */
const noSize: DiagnosticMessage = {
  code: "drawing-size",
  message: "The size of this drawing is too small or too large to draw it.",
  advice: rightSize,
}

const kinds = (asItIs: boolean | undefined): string => (asItIs ? "PNG or SVG" : "PNG, JPEG, WebP or AVIF")

const saveAgain = (asItIs: boolean | undefined): string => `Save it again as ${kinds(asItIs)}, or copy it again.`

function unreadable(error: unknown, message: DiagnosticMessage): LocalDiagnostic {
  if (!(error instanceof Error)) throw error
  return errorAt([], message)
}

function hasLocation(notes: Buffer | undefined): boolean {
  if (!notes) return false
  try {
    const { GPSInfo } = exif(notes)
    return GPSInfo !== undefined && Object.keys(GPSInfo).some((key) => key !== "GPSVersionID")
  } catch (error) {
    // Unreadable EXIF data does no harm: a browser cannot read it either.
    if (error instanceof Error) return false
    throw error
  }
}
