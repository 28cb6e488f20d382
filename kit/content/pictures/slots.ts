import { slugOf } from "../../language/slug"

/** Width to height, as two numbers. */
export type Shape = readonly [width: number, height: number]

/** A slot for a picture on a page, and the files that a browser can choose from. */
export interface Slot {
  /** The shape to which a picture is cropped; if absent, the picture keeps its shape. */
  readonly shape?: Shape
  /** The slot's width for the browser: never less than the actual width, and at most 6 % more. */
  readonly sizes: string
  /** The widths of the AVIF files, in pixels, ascending. Each gives a whole height for the shape; a fraction of a pixel would shift the page. */
  readonly widths: readonly [number, ...number[]]
  /** The width of the single PNG or JPEG file, for browsers without AVIF, feeds, and programs that read the structured data. */
  readonly fallback: number
  /** The minimum width of a picture for the slot, if less than the widest file. */
  readonly least?: number
  /** A square picture is not cropped, and is shown as high as the others. */
  readonly orSquare?: true
  /** Only some pictures of a kind are shown in it, such as the featured ones. */
  readonly ofSome?: true
}

/**
 * Every slot for a picture on a page: the single source for the check's and the editor's requirements for pictures, the GraphQL fields, the picture files and
 * what the tests expect. docs/pictures.md explains the numbers.
 */
export const slots = {
  bookCover: {
    shape: [2, 3],
    sizes: "(min-width: 1800px) 12.5vw, (min-width: 1400px) 224px, (min-width: 700px) 16vw, 112px",
    widths: [224, 336, 448],
    fallback: 336,
    least: 360,
  },
  leadPost: {
    shape: [3, 2],
    sizes:
      "(min-width: 1800px) 35.3vw, (min-width: 1248px) 635px, (min-width: 640px) 51vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [642, 729, 1059, 1290],
    fallback: 729,
    ofSome: true,
  },
  postCard: {
    shape: [3, 2],
    sizes:
      "(min-width: 1800px) 20.3vw, (min-width: 1248px) 364px, (min-width: 960px) 30vw, (min-width: 640px) 32vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [369, 531, 729, 1059],
    fallback: 729,
  },
  article: {
    shape: [3, 2],
    sizes: "(min-width: 1800px) 34.9vw, (min-width: 960px) 627px, (min-width: 688px) 646px, calc(100vw - 40px)",
    widths: [651, 729, 1059, 1290],
    // Search engines want 1,200 pixels.
    fallback: 1290,
  },
  text: {
    sizes: "(min-width: 1800px) 34.9vw, (min-width: 960px) 627px, (min-width: 688px) 646px, calc(100vw - 40px)",
    widths: [651, 729, 1059, 1290],
    fallback: 729,
  },
  leadMedia: {
    shape: [16, 9],
    orSquare: true,
    sizes:
      "(min-width: 1800px) 35.3vw, (min-width: 1248px) 635px, (min-width: 960px) 51vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [640, 704, 1056, 1280, 1600],
    fallback: 704,
    ofSome: true,
  },
  featuredMedia: {
    shape: [16, 9],
    orSquare: true,
    sizes:
      "(min-width: 1800px) 30.3vw, (min-width: 1248px) 545px, (min-width: 640px) 44vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [560, 736, 1104],
    fallback: 736,
    ofSome: true,
  },
  mediaRow: {
    shape: [16, 9],
    orSquare: true,
    sizes: "(min-width: 1800px) 13.4vw, (min-width: 640px) 240px, 34vw",
    widths: [240, 272, 400, 480],
    fallback: 480,
  },
  portrait: {
    shape: [4, 5],
    sizes:
      "(min-width: 1800px) 20.2vw, (min-width: 1248px) 363px, (min-width: 960px) 29vw, (min-width: 640px) 38vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [364, 532, 700, 728, 1060, 1176],
    fallback: 728,
  },
  testimonial: {
    shape: [1, 1],
    sizes: "(min-width: 1800px) 3.6vw, 64px",
    widths: [64, 100, 128, 192],
    fallback: 128,
  },
  face: {
    shape: [4, 5],
    sizes: "(min-width: 1800px) 4.3vw, 76px",
    widths: [76, 116, 152],
    fallback: 152,
  },
  speaker: {
    shape: [4, 5],
    sizes: "(min-width: 1800px) 8.9vw, 160px",
    widths: [160, 240, 320],
    fallback: 320,
  },
  // For download: up to 20 cm at 300 dpi, and at least 10 cm.
  print: {
    sizes: "",
    widths: [2400],
    fallback: 2400,
    least: 1181,
    ofSome: true,
  },
  contact: {
    shape: [4, 3],
    sizes:
      "(min-width: 1800px) 49.2vw, (min-width: 1248px) calc(50vw - 16px), (min-width: 960px) 49vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [704, 1056, 1408, 1600],
    fallback: 704,
  },
} as const satisfies Readonly<Record<string, Slot>>

/** The name of a slot in GraphQL and in the contract. */
export type SlotName = keyof typeof slots

/** @returns the key beside a picture's that says what it shows */
export const descriptionKey = (pictureKey: string): string => `${pictureKey.replace(/Url$/, "")}Alt`

/** All names, in the table's order. */
export const slotNames = Object.keys(slots) as SlotName[]

/** The size in pixels that a picture needs to be sharp in all its slots: the size of the widest file. */
interface SlotRequirements {
  /** The slots that it fills. */
  readonly slots: readonly SlotName[]
  readonly width: number
  /** Absent, like `shape`, if the picture may have any shape. */
  readonly height?: number
  readonly shape?: Shape
}

/**
 * @param names of the slots that one picture fills, all of one shape
 * @returns the requirements of all of them
 */
export function requirementsFor(names: readonly SlotName[]): SlotRequirements {
  const some: readonly Slot[] = names.map((name) => slots[name])
  const width = Math.max(...some.flatMap(({ widths, least }) => least ?? widths))
  const shape = some[0]?.shape
  return { slots: names, width, ...(shape ? { shape, height: heightOf(shape, width) } : {}) }
}

/**
 * @param slot of another shape
 * @returns the slot for a square picture, which has the same height and is therefore narrower
 */
export function squared(slot: Slot): Slot {
  const [across, down] = slot.shape ?? [1, 1]
  const part = down / across
  const narrower = (width: number) => Math.round(width * part)
  const [first, ...others] = slot.widths
  return {
    ...slot,
    shape: [1, 1],
    sizes: slot.sizes.replace(/([^ ,]+|calc\([^)]*\))(?=,|$)/g, `calc($1 * ${part})`),
    widths: [narrower(first), ...others.map(narrower)],
    fallback: narrower(slot.fallback),
  }
}

/** @returns the height in pixels of a file with this shape and width: at least one */
export const heightOf = ([across, down]: Shape, width: number): number =>
  Math.max(1, Math.round((width * down) / across))

/** The size in pixels of the picture that a new site has in place of a portrait. */
export const portraitSize = { width: 1200, height: 1500 } as const

export interface PictureRequirements extends SlotRequirements {
  /** The site's icon: square, since it must not be cropped; SVG is allowed too. */
  readonly icon?: true
  /** An SVG illustration, which the site redraws in its own line. */
  readonly drawing?: true
  /** A logo, shown in one colour: SVG, or PNG with a transparent background. */
  readonly logo?: true
  /** Shapes that it may have in addition to its slots'. */
  readonly alsoShaped?: ReadonlyArray<Shape>
}

/** The file formats made from a picture. */
export type Format = "avif" | "png" | "jpg"

/** A longer name would only make pages heavier. */
const maxNameLength = 24

/**
 * @param path or name of one of the owner's pictures
 * @returns the beginning of the names of all files made from it; empty if no letter of its name can be used
 */
export function shortName(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/(?<=.)\.[^.]*$/, "")
  return slugOf(name).slice(0, maxNameLength).replace(/-$/, "")
}

/** @returns the name of the file made from a picture at this width, in pixels */
export const fileName = (start: string, width: number, format: Format): string => `${start}-${width}.${format}`

const namePattern = /^((?:([a-z0-9-]+)-)?[0-9a-f]{10})-(\d{1,5})\.(avif|png|jpg)$/

/** The parts of a file name. */
export interface NameParts {
  readonly start: string
  /** The picture's own name, as shortName gives it. */
  readonly name: string
  readonly width: number
  readonly format: Format
}

/** @returns the parts of a file name; undefined for a name that fileName did not make */
export function partsOf(file: string): NameParts | undefined {
  const [, start, name = "", width, format] = namePattern.exec(file) ?? []
  // The pattern matches no other format.
  return start ? { start, name, width: Number(width), format: format as Format } : undefined
}

/** The file extensions of pictures that the site can use. */
export const pictureExtensions = ["png", "jpg", "jpeg", "webp", "avif", "tif", "tiff"]

/** Other file extensions of JPEG, which programs of the site do not know. */
export const jpegExtensions = ["jfif", "jif", "jpe", "pjpeg", "pjp"]

/**
 * @param requirements of a field; of a picture in a text, none
 * @returns the file extensions of what it can show
 */
export function extensionsFor({ drawing, icon, logo }: Pick<PictureRequirements, "drawing" | "icon" | "logo"> = {}) {
  if (drawing) return ["svg"]
  return icon || logo ? ["png", "svg"] : pictureExtensions
}

/** @returns whether a path has the extension of a picture, in any format */
export function isPicture(path: string): boolean {
  const [, ending = ""] = /[^/]\.([^./]*)$/.exec(path) ?? []
  return [...pictureExtensions, ...jpegExtensions, "gif", "svg", "heic", "heif", "bmp"].includes(ending.toLowerCase())
}
