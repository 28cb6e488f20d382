import { readFile, stat } from "node:fs/promises"
import exif from "exif-reader"
import sharp, { type Metadata, type Sharp } from "sharp"
import type { Shape } from "../../../pictures/places"
import type { Slot } from "../../contract/facts"
import { readDrawing } from "../../drawings/drawing"
import type { Complaint, Severity } from "../report/problem"

/** What the formats that the site can use are called in sharp. AVIF is a kind of HEIF. */
const readable: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "tiff", "avif", "heif"])
const heavy = 5 * 1024 * 1024
/** Beyond this part of its width or height, cutting a picture to its place's shape takes away what matters. */
const mostCut = 0.2
/** A complaint about a picture, with its weight. */
export interface PictureComplaint extends Complaint {
  readonly severity: Severity
}

/**
 * Looks into a picture, down to its last pixel: a download that broke off has a whole beginning.
 *
 * @param path of the file on this disk
 * @param slot what its places on the pages need of it
 * @returns what is wrong with it
 */
export async function pictureComplaints(path: string, slot: Slot): Promise<PictureComplaint[]> {
  const { size } = await stat(path)
  if (size === 0)
    return [problem("error", "picture-empty", "This picture is an empty file.", "Copy the picture again.")]
  if (slot.drawing) return drawingComplaints(await readFile(path, "utf8"))
  const found = await look(path, slot)
  if ("severity" in found) return [found]
  return [
    ...small(found, slot),
    ...misshapen(found, slot),
    ...(size > heavy ? [tooHeavy(size)] : []),
    ...(found.located ? [located] : []),
    ...(found.animated ? [animated] : []),
  ]
}

interface Seen {
  readonly width: number
  readonly height: number
  readonly located: boolean
  readonly animated: boolean
  /** Drawn by lines, not pixels. */
  readonly scalable: boolean
}

function drawingComplaints(source: string): PictureComplaint[] {
  const { drawing, complaints } = readDrawing(source)
  return complaints.map((complaint) => ({ ...complaint, severity: drawing ? "warning" : "error" }))
}

async function look(path: string, { icon, logo }: Slot): Promise<Seen | PictureComplaint> {
  let image: Sharp
  let metadata: Metadata
  try {
    // Read here, not by sharp: it would remember a picture by its name and not see that the file has changed.
    image = sharp(await readFile(path), { failOn: "error" })
    metadata = await image.metadata()
  } catch (error) {
    return unreadable(error, "This is not a picture, or not one that can be read.", "picture-unreadable")
  }
  const { format, autoOrient, exif: notes, hasAlpha } = metadata
  const drawing = format === "svg"
  // Of what is published as it is, the name matters: browsers are told by it what they get.
  const asItIs = icon || logo
  const usable = asItIs ? path.toLowerCase().endsWith(`.${format}`) : readable.has(format) && isWeb(metadata)
  if (!usable)
    return problem(
      "error",
      "picture-kind",
      `This is a ${format.toUpperCase()} picture, whatever its name says.`,
      asItIs ? "Save it as PNG or SVG, with that ending." : "Save it as PNG, JPEG, WebP or AVIF.",
    )
  if (drawing && isActive(await readFile(path, "utf8"))) return active
  if (logo && !hasAlpha) return solid
  try {
    // The smallest output asks for every pixel and keeps none.
    await image.resize(1, 1, { kernel: "nearest" }).raw().toBuffer()
  } catch (error) {
    return unreadable(error, "This picture is damaged or breaks off.", "picture-damaged")
  }
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    located: hasLocation(notes),
    animated: (metadata.pages ?? 1) > 1 && format === "webp",
    scalable: drawing,
  }
}

/** A script in a drawing would run for whoever opens the file by its address. */
const isActive = (source: string): boolean => /<(?:[\w-]+:)?(?:script|foreignObject)\b|\son\w+\s*=/i.test(source)

const active: PictureComplaint = problem(
  "error",
  "picture-script",
  "There is a script in this drawing.",
  "Export it as a plain SVG, without scripts.",
)

const solid: PictureComplaint = problem(
  "error",
  "logo-ground",
  "This logo has a solid ground, and the site draws logos in one colour: it would be a plain box.",
  "Save it as SVG, or as PNG with a transparent ground.",
)

const isWeb = ({ format, compression }: Metadata): boolean => format !== "heif" || compression === "av1"

function unreadable(error: unknown, message: string, code: string): PictureComplaint {
  if (!(error instanceof Error)) throw error
  return problem("error", code, message, "Save it again as PNG, JPEG, WebP or AVIF, or copy it again.")
}

function hasLocation(notes: Buffer | undefined): boolean {
  if (!notes) return false
  try {
    const { GPSInfo } = exif(notes)
    return GPSInfo !== undefined && Object.keys(GPSInfo).some((key) => key !== "GPSVersionID")
  } catch (error) {
    // Notes that cannot be read do no harm; a browser cannot read them either.
    if (error instanceof Error) return false
    throw error
  }
}

function small({ width, height, scalable }: Seen, slot: Slot): PictureComplaint[] {
  if (slot.logo && scalable) return []
  if (width >= slot.width && height >= (slot.height ?? 0)) return []
  const size = slot.height === undefined ? `${slot.width} of its width` : `${slot.width} × ${slot.height} of it`
  const who = slot.places.includes("print") ? "a print 10 cm wide needs" : "sharp screens can show up to"
  const message = `This picture has ${width} × ${height} pixels; ${who} ${size}.`
  // The icons in pixels are made from the drawing at its own size.
  const advice = scalable
    ? `Give its svg element width="${slot.width}" and height="${slot.height}"; what it draws need not change.`
    : "Use a larger one, or it looks blurred there."
  return [problem("warning", "picture-small", message, advice)]
}

function misshapen({ width, height }: Seen, slot: Slot): PictureComplaint[] {
  if (slot.icon && width !== height)
    return [
      problem("warning", "picture-square", `This icon is not square: ${width} × ${height}.`, "Crop it to a square."),
    ]
  if (!slot.shape) return []
  const shape = width / height
  const cutTo = ([across, down]: Shape) => 1 - Math.min(shape, across / down) / Math.max(shape, across / down)
  const [across, down] = slot.shape
  const wanted = across / down
  if ([slot.shape, ...(slot.alsoShaped ?? [])].some((each) => cutTo(each) <= mostCut)) return []
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

function problem(severity: Severity, code: string, message: string, advice: string): PictureComplaint {
  return { severity, code, message, advice }
}
