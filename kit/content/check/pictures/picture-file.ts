import { readFile } from "node:fs/promises"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { CheckMemo, type FileState, MemoKind, sameFile } from "../../files/memo"
import { type Drawing, readDrawing } from "../../pictures/open"
import type { PictureRequirements, Shape } from "../../pictures/slots"
import { say } from "../../sentences/sentences"
import { fileState } from "./file-state"
import { inspectPicture, type PictureProperties } from "./inspect-picture"
import { svgDiagnostic } from "./svg/svg-diagnostic"

/** Properties of pictures, by what is required of them. */
export const pictureProperties = new MemoKind<FileState, Promise<PictureProperties | LocalDiagnostic>>(sameFile)

/** Diagnostics of illustrations. */
const drawings = new MemoKind<FileState, Promise<LocalDiagnostic[]>>(sameFile)

/** What git-lfs leaves in place of a file that it has not fetched: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md. */
const lfsPointer = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//

const heavy = 5 * 1024 * 1024

/** Cropping more than this fraction of a picture's width or height is likely to remove something that matters. */
const maxCropped = 0.2

/**
 * Checks a picture down to its last pixel: an incomplete download starts like a valid file.
 *
 * @param path of the file on this disk
 * @param requirements of its slots
 * @param memo of former checks
 * @returns its diagnostics
 */
export async function pictureFileDiagnostics(
  path: string,
  requirements: PictureRequirements,
  memo: CheckMemo = new CheckMemo(),
): Promise<LocalDiagnostic[]> {
  const { size, state } = await fileState(path)
  if (size === 0) return [errorAt([], empty)]
  if (size < 1000 && lfsPointer.test(await readFile(path, "latin1"))) return [errorAt([], say("picture-lfs"))]
  if (requirements.drawing) return drawings.of(memo, path, state, () => drawingDiagnostics(path))
  // Different slots can require different things of one picture.
  const { icon = false, logo = false } = requirements
  const found = await pictureProperties.of(memo, `${icon} ${logo} ${path}`, state, () =>
    inspectPicture(path, requirements),
  )
  if ("severity" in found) return [found]
  return [
    ...small(found, requirements),
    ...misshapen(found, requirements),
    ...(size > heavy ? [tooHeavy(size)] : []),
    ...(found.located ? [showsLocation] : []),
    ...(found.animated ? [animated] : []),
  ]
}

/** @returns an illustration as the site draws it, from the bytes of an SVG file; undefined if the check refuses it */
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
  const size =
    requirements.height === undefined
      ? `${requirements.width} of its width`
      : `${requirements.width} × ${requirements.height} of it`
  const who = requirements.slots.includes("print") ? "a print 10 cm wide needs" : "sharp screens can show up to"
  const message = `This picture has ${width} × ${height} pixels; ${who} ${size}.`
  // The pixel icons are made from the SVG at its own size.
  const advice = scalable
    ? `Give its svg element width="${requirements.width}" and height="${requirements.height}"; the drawing itself can stay as it is.`
    : "Use a larger one, or it will look blurred."
  return [warningAt([], { code: "picture-small", message, advice })]
}

function misshapen({ width, height }: PictureProperties, requirements: PictureRequirements): LocalDiagnostic[] {
  if (requirements.icon && width !== height)
    return [
      warningAt([], {
        code: "picture-square",
        message: `This icon is not square: ${width} × ${height}.`,
        advice: "Crop it to a square.",
      }),
    ]
  if (!requirements.shape) return []
  const shape = width / height
  const cutTo = ([across, down]: Shape) => 1 - Math.min(shape, across / down) / Math.max(shape, across / down)
  const [across, down] = requirements.shape
  const wanted = across / down
  if ([requirements.shape, ...(requirements.alsoShaped ?? [])].some((each) => cutTo(each) <= maxCropped)) return []
  const comparison = shape > wanted ? "wider" : "taller"
  const message = `This picture is much ${comparison} than the space for it, which is ${across}:${down}.`
  return [warningAt([], { code: "picture-shape", message, advice: "Crop it to that shape, or the site will crop it." })]
}

const tooHeavy = (size: number): LocalDiagnostic =>
  warningAt([], {
    code: "picture-heavy",
    message: `This picture is ${(size / 1024 / 1024).toFixed(1)} MB.`,
    advice: "Make it smaller: 2400 pixels on the longer side are enough.",
  })

const showsLocation = warningAt([], {
  code: "picture-location",
  message: "This picture contains the location where it was taken.",
  advice: "Remove its location (GPS) before you publish it.",
})

const animated = warningAt([], {
  code: "picture-animated",
  message: "This picture is animated; the site shows only its first frame.",
  advice: "Save that frame as a picture, or link to a video.",
})

const empty = {
  code: "picture-empty",
  message: "This picture is an empty file.",
  advice: "Copy the picture again.",
}
