import { readFile } from "node:fs/promises"
import type { Metadata } from "sharp"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { isPointer, maxPointer } from "../../files/decode"
import { CheckMemo, type FileState, MemoKind, sameFile } from "../../files/memo"
import { hasLocation, isAnimatedPng } from "../../pictures/metadata"
import {
  type Drawing,
  isSvg,
  maxPixels,
  openPicture,
  pictureMetadata,
  readDrawing,
  renderSquareIcon,
} from "../../pictures/open"
import { svgDiagnostic } from "../../pictures/safe-svg"
import type { PictureRequirements } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import { fileState } from "./file-state"

/** Properties of pictures, by requirements and path. */
export const pictureProperties = new MemoKind<FileState, Promise<PictureProperties | LocalDiagnostic>>(sameFile)

/** Diagnostics of illustrations. */
const drawings = new MemoKind<FileState, Promise<LocalDiagnostic[]>>(sameFile)

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
  const { icon = false, logo = false } = requirements
  if (size === 0) return [errorAt([], say("picture-unreadable", { isWhole: String(icon || logo) }))]
  if (size < maxPointer && isPointer(await readFile(path))) return [errorAt([], say("git-lfs"))]
  if (requirements.drawing) return drawings.of(memo, path, state, () => drawingDiagnostics(path))
  // One picture can be in slots with different requirements.
  const found = await pictureProperties.of(memo, `${icon} ${logo} ${path}`, state, () =>
    inspectPicture(path, requirements),
  )
  if ("severity" in found) return [found]
  return [
    ...small(found, requirements),
    ...misshapen(found, requirements),
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
  const { diagnostics } = readDrawing(bytes.toString("utf8"))
  return diagnostics.map((message) => errorAt([], message))
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

function misshapen({ width, height }: PictureProperties, { icon }: PictureRequirements): LocalDiagnostic[] {
  return icon && width !== height ? [warningAt([], say("picture-square", { width, height }))] : []
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
    const decode = () => whole.extractChannel(0).raw().toBuffer()
    await (drawing || width * height < large ? decode() : oneAtATime(decode))
  } catch (error) {
    return unreadable(error, drawing ? say("drawing-size", { size: drawnSize }) : say("picture-unreadable", values))
  }
  return {
    width,
    height,
    located: notes !== undefined && hasLocation(notes),
    animated: ((metadata.pages ?? 1) > 1 && format === "webp") || (!asItIs && isAnimatedPng(bytes)),
    scalable: drawing,
  }
}

/**
 * In pixels. A file of 1 MB can have 16,383 pixels on each side: if its rows are not in order (interlaced PNG, progressive JPEG), they take 1.4 GB of memory,
 * and several at once would take all of it.
 */
const large = 25_000_000

let lastLarge: Promise<unknown> = Promise.resolve()

/** Runs a task when all that were given before have ended. */
function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastLarge.then(task)
  lastLarge = result.catch(() => {})
  return result
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
