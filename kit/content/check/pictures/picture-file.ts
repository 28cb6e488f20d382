import { readFile } from "node:fs/promises"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { CheckMemo, type FileState, MemoKind, sameFile } from "../../files/memo"
import { isPointer, maxPointer } from "../../json/decode"
import { type Drawing, readDrawing } from "../../pictures/open"
import type { PictureRequirements, Shape } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import { fileState } from "./file-state"
import { inspectPicture, type PictureProperties } from "./inspect-picture"
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
