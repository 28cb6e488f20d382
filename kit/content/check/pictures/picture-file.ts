import { readFile } from "node:fs/promises"
import exif from "exif-reader"
import type { Metadata } from "sharp"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { CheckMemo, type FileState, MemoKind, sameFile } from "../../files/memo"
import { isPointer, maxPointer } from "../../json/decode"
import {
  type Drawing,
  isSvg,
  maxPixels,
  openPicture,
  pictureMetadata,
  readDrawing,
  renderSquareIcon,
} from "../../pictures/open"
import type { PictureRequirements, Shape } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import { fileState } from "./file-state"
import { svgDiagnostic } from "./svg/svg-diagnostic"

/** Properties of pictures, by requirements and path. */
export const pictureProperties = new MemoKind<FileState, Promise<PictureProperties | LocalDiagnostic>>(sameFile)

/** Diagnostics of illustrations. */
const drawings = new MemoKind<FileState, Promise<LocalDiagnostic[]>>(sameFile)

const heavy = 5 * 1024 * 1024

/** Cropping more than this fraction of a picture's width or height is likely to remove something that matters. */
const maxCropped = 0.2

/**
 * Checks a picture down to its last pixel: an incomplete download starts like a valid file.
 *
 * @param path of the file on this disk
 * @param requirements of its slots
 * @param memo of earlier checks
 * @returns its diagnostics
 */
export async function pictureFileDiagnostics(
  path: string,
  requirements: PictureRequirements,
  memo: CheckMemo = new CheckMemo(),
): Promise<LocalDiagnostic[]> {
  const { size, state } = await fileState(path)
  if (size === 0) return [errorAt([], say("picture-empty"))]
  if (size < maxPointer && isPointer(await readFile(path))) return [errorAt([], say("git-lfs"))]
  if (requirements.drawing) return drawings.of(memo, path, state, () => drawingDiagnostics(path))
  // One picture can be in slots with different requirements.
  const { icon = false, logo = false } = requirements
  const found = await pictureProperties.of(memo, `${icon} ${logo} ${path}`, state, () =>
    inspectPicture(path, requirements),
  )
  if ("severity" in found) return [found]
  return [
    ...small(found, requirements),
    ...misshapen(found, requirements),
    ...(size > heavy ? [warningAt([], say("picture-heavy", { size: (size / 1024 / 1024).toFixed(1) }))] : []),
    ...(found.located ? [warningAt([], say("picture-location"))] : []),
    ...(found.animated ? [warningAt([], say("picture-animated"))] : []),
  ]
}

/** @returns an illustration as the site draws it, from the bytes of an SVG file; undefined if the check rejects it */
export const safeDrawing = (bytes: Buffer): Drawing | undefined =>
  svgDiagnostic(bytes) ? undefined : readDrawing(bytes.toString("utf8")).drawing

async function drawingDiagnostics(path: string): Promise<LocalDiagnostic[]> {
  const bytes = await readFile(path)
  const unsafe = svgDiagnostic(bytes)
  if (unsafe) return [errorAt([], unsafe)]
  const { drawing, diagnostics } = readDrawing(bytes.toString("utf8"))
  return diagnostics.map((message) => (drawing ? warningAt([], message) : errorAt([], message)))
}

function small({ width, height, scalable }: PictureProperties, requirements: PictureRequirements): LocalDiagnostic[] {
  if (requirements.logo && scalable) return []
  if (width >= requirements.width && height >= (requirements.height ?? 0)) return []
  const { slots, width: least, height: leastHeight } = requirements
  // The pixel icons are made from the SVG at its own size.
  if (scalable && leastHeight !== undefined)
    return [warningAt([], say("picture-small.drawing", { width, height, least, leastHeight }))]
  const use = slots.includes("print") ? "print" : "screen"
  return [
    warningAt(
      [],
      say("picture-small", { width, height, ...cropped(width, height, requirements), least, leastHeight, use }),
    ),
  ]
}

const uncropped = { across: undefined, down: undefined, croppedWidth: undefined, croppedHeight: undefined }

/** The size that the page shows of a picture in another shape. */
function cropped(width: number, height: number, { shape, alsoShaped = [] }: PictureRequirements) {
  if (!shape || [shape, ...alsoShaped].some(([across, down]) => Math.round((width * down) / across) === height))
    return uncropped
  const [across, down] = shape
  const croppedWidth = Math.floor(Math.min(width, (height * across) / down))
  return { across, down, croppedWidth, croppedHeight: Math.floor(Math.min(height, (width * down) / across)) }
}

function misshapen({ width, height }: PictureProperties, requirements: PictureRequirements): LocalDiagnostic[] {
  if (requirements.icon && width !== height) return [warningAt([], say("picture-square", { width, height }))]
  if (!requirements.shape) return []
  const shape = width / height
  const cutTo = ([across, down]: Shape) => 1 - Math.min(shape, across / down) / Math.max(shape, across / down)
  const [across, down] = requirements.shape
  const wanted = across / down
  if ([requirements.shape, ...(requirements.alsoShaped ?? [])].some((each) => cutTo(each) <= maxCropped)) return []
  const comparison = shape > wanted ? "wider" : "taller"
  return [warningAt([], say("picture-shape", { comparison, across, down }))]
}

/** sharp's names for the formats that the site can use. AVIF is a kind of HEIF. */
const readable: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "tiff", "avif", "heif"])

/** Properties of a picture. */
interface PictureProperties {
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
async function inspectPicture(
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
