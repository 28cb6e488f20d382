import { readFile } from "node:fs/promises"
import exif from "exif-reader"
import type { Metadata } from "sharp"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { isSvg, maxPixels, openPicture, pictureMetadata, renderSquareIcon } from "../../pictures/open"
import type { PictureRequirements } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
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
  // Icons and logos are published unchanged, so their file names matter: servers derive the content type from them.
  const asItIs = icon || logo
  const values = { isWhole: String(asItIs === true) }
  let metadata: Metadata
  try {
    metadata = await pictureMetadata(bytes)
  } catch (error) {
    return unreadable(
      error,
      /bad dimensions/.test(String(error))
        ? say("drawing-size", { size: drawnSize })
        : say("picture-unreadable", values),
    )
  }
  const { format, autoOrient, exif: notes, hasAlpha } = metadata
  const drawing = format === "svg"
  // Such as a compressed SVG.
  const hidden = drawing && !isSvg(bytes) ? svgDiagnostic(bytes) : undefined
  if (hidden) return errorAt([], hidden)
  const usable = asItIs ? path.toLowerCase().endsWith(`.${format}`) : readable.has(format) && isWeb(metadata)
  if (!usable) return errorAt([], say("picture-kind.other", { format: format.toUpperCase(), ...values }))
  const { width, height } = autoOrient
  if (Math.max(width, height) > maxPixels) return errorAt([], tooLarge(metadata, drawing))
  if (logo && !hasAlpha) return errorAt([], say("logo-background"))
  try {
    // The cheapest way to decode every row. A smaller output would skip rows, and a truncated file would pass.
    const whole = drawing ? await renderSquareIcon(bytes, drawnSize) : openPicture(bytes)
    await whole.extractChannel(0).raw().toBuffer()
  } catch (error) {
    return unreadable(error, drawing ? say("drawing-size", { size: drawnSize }) : say("picture-damaged", values))
  }
  return {
    width,
    height,
    located: hasLocation(notes),
    animated: (metadata.pages ?? 1) > 1 && format === "webp",
    scalable: drawing,
  }
}

/** The size at which SVGs are test-rendered, in pixels: that of the largest icon. */
const drawnSize = 512

function tooLarge({ autoOrient: { width, height } }: Metadata, drawing: boolean): DiagnosticMessage {
  const values = { width, height, most: maxPixels }
  return drawing ? say("picture-too-large.drawing", { ...values, size: drawnSize }) : say("picture-too-large", values)
}

const isWeb = ({ format, compression }: Metadata): boolean => format !== "heif" || compression === "av1"

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
