import { readFile } from "node:fs/promises"
import type { Shape } from "../../../pictures/slots"
import type { PictureRequirements } from "../../contract/facts"
import { readDrawing } from "../../drawings/drawing"
import { CheckMemory } from "../memory"
import { fileState } from "./file-state"
import { look, type PictureComplaint, problem, type Seen } from "./look"
import { svgDiagnostic } from "./svg/svg-diagnostic"

const heavy = 5 * 1024 * 1024
/** Beyond this part of its width or height, cutting a picture to its place's shape takes away what matters. */
const mostCut = 0.2

/**
 * Looks into a picture, down to its last pixel: a download that broke off has a whole beginning.
 *
 * @param path of the file on this disk
 * @param requirements what its slots on the pages ask of it
 * @param memory of what was found in it before
 * @returns what is wrong with it
 */
export async function pictureComplaints(
  path: string,
  requirements: PictureRequirements,
  memory: CheckMemory = new CheckMemory(),
): Promise<PictureComplaint[]> {
  const { size, state } = await fileState(path)
  if (size === 0)
    return [problem("error", "picture-empty", "This picture is an empty file.", "Copy the picture again.")]
  if (requirements.drawing) return memory.drawings.of(path, state, () => drawingComplaints(path))
  // Of one picture, pages can need different things.
  const { icon = false, logo = false } = requirements
  const found = await memory.looks.of(`${icon} ${logo} ${path}`, state, () => look(path, requirements))
  if ("severity" in found) return [found]
  return [
    ...small(found, requirements),
    ...misshapen(found, requirements),
    ...(size > heavy ? [tooHeavy(size)] : []),
    ...(found.located ? [located] : []),
    ...(found.animated ? [animated] : []),
  ]
}

async function drawingComplaints(path: string): Promise<PictureComplaint[]> {
  const bytes = await readFile(path)
  const unsafe = svgDiagnostic(bytes)
  if (unsafe) return [{ ...unsafe, severity: "error" }]
  const { drawing, complaints } = readDrawing(bytes.toString("utf8"))
  return complaints.map((complaint) => ({ ...complaint, severity: drawing ? "warning" : "error" }))
}

function small({ width, height, scalable }: Seen, requirements: PictureRequirements): PictureComplaint[] {
  if (requirements.logo && scalable) return []
  if (width >= requirements.width && height >= (requirements.height ?? 0)) return []
  const size =
    requirements.height === undefined
      ? `${requirements.width} of its width`
      : `${requirements.width} × ${requirements.height} of it`
  const who = requirements.slots.includes("print") ? "a print 10 cm wide needs" : "sharp screens can show up to"
  const message = `This picture has ${width} × ${height} pixels; ${who} ${size}.`
  // The icons in pixels are made from the drawing at its own size.
  const advice = scalable
    ? `Give its svg element width="${requirements.width}" and height="${requirements.height}"; what it draws need not change.`
    : "Use a larger one, or it looks blurred there."
  return [problem("warning", "picture-small", message, advice)]
}

function misshapen({ width, height }: Seen, requirements: PictureRequirements): PictureComplaint[] {
  if (requirements.icon && width !== height)
    return [
      problem("warning", "picture-square", `This icon is not square: ${width} × ${height}.`, "Crop it to a square."),
    ]
  if (!requirements.shape) return []
  const shape = width / height
  const cutTo = ([across, down]: Shape) => 1 - Math.min(shape, across / down) / Math.max(shape, across / down)
  const [across, down] = requirements.shape
  const wanted = across / down
  if ([requirements.shape, ...(requirements.alsoShaped ?? [])].some((each) => cutTo(each) <= mostCut)) return []
  const comparison = shape > wanted ? "wider" : "taller"
  const message = `This picture is much ${comparison} than its place, whose shape is ${across}:${down}.`
  return [problem("warning", "picture-shape", message, "Crop it to that shape yourself, or the site will.")]
}

const tooHeavy = (size: number): PictureComplaint =>
  problem(
    "warning",
    "picture-heavy",
    `This picture has ${(size / 1024 / 1024).toFixed(1)} MB.`,
    "Save it with fewer pixels; 2400 on its longer side are enough.",
  )

const located: PictureComplaint = problem(
  "warning",
  "picture-location",
  "This picture tells where it was taken.",
  "Remove its location (GPS) before you publish it.",
)

const animated: PictureComplaint = problem(
  "warning",
  "picture-animated",
  "This picture moves; the site shows its first frame only.",
  "Save that frame as a picture of its own, or link to a video.",
)
