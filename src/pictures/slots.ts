/** Width over height, as two numbers. */
export type Shape = readonly [width: number, height: number]

/** A slot for a picture on a page, and the files from which a browser chooses for it. */
export interface Slot {
  /** To which a picture is cut; a slot without one takes the picture's own. */
  readonly shape?: Shape
  /** What the browser is told of the slot's width: never less than it is, and at most 6 % more. */
  readonly sizes: string
  /** The widths of the AVIF files, in pixels, the smallest first: such that the shape gives whole heights, or a page would move by a part of a pixel. */
  readonly widths: readonly [number, ...number[]]
  /** The width of the one PNG or JPEG: for browsers without AVIF, feeds, and programs that read the structured data. */
  readonly fallback: number
  /** How wide a picture has to be for it, where that is less than its widest file. */
  readonly least?: number
  /** A square picture is shown whole there, as high as the others. */
  readonly orSquare?: true
  /** Whether only some of the pictures of its kind fill it, such as the featured ones. */
  readonly ofSome?: true
}

/**
 * Every slot that a page has for a picture: the one table from which come what the check and the editor ask of an owner's pictures, the
 * fields of GraphQL, the files, and what the tests expect. docs/pictures.md says how the numbers are found.
 */
export const slots = {
  bookCover: {
    shape: [2, 3],
    sizes: "(min-width: 1385px) 180px, (min-width: 862px) 13vw, 112px",
    widths: [180, 224, 360],
    fallback: 360,
  },
  postCard: {
    shape: [3, 2],
    sizes:
      "(min-width: 1248px) 364px, (min-width: 960px) 30vw, (min-width: 640px) 32vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [369, 531, 729, 1059],
    fallback: 729,
  },
  article: {
    shape: [3, 2],
    sizes: "(min-width: 688px) 646px, calc(100vw - 40px)",
    widths: [651, 729, 1059, 1290],
    fallback: 729,
  },
  text: {
    sizes: "(min-width: 688px) 646px, calc(100vw - 40px)",
    widths: [651, 729, 1059, 1290],
    fallback: 729,
  },
  leadMedia: {
    shape: [16, 9],
    orSquare: true,
    sizes: "(min-width: 1248px) 635px, (min-width: 960px) 51vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [640, 704, 1056, 1280, 1600],
    fallback: 704,
    ofSome: true,
  },
  featuredMedia: {
    shape: [16, 9],
    orSquare: true,
    sizes: "(min-width: 1248px) 545px, (min-width: 640px) 44vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [560, 736, 1104],
    fallback: 736,
    ofSome: true,
  },
  mediaRow: {
    shape: [16, 9],
    orSquare: true,
    sizes: "(min-width: 640px) 240px, 34vw",
    widths: [240, 272, 400, 480],
    fallback: 480,
  },
  portrait: {
    shape: [4, 5],
    sizes:
      "(min-width: 1248px) 363px, (min-width: 960px) 29vw, (min-width: 640px) 38vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [364, 532, 700, 728, 1060, 1176],
    fallback: 728,
  },
  testimonial: {
    shape: [1, 1],
    sizes: "64px",
    widths: [64, 100, 128, 192],
    fallback: 128,
  },
  speaker: {
    shape: [4, 5],
    sizes: "160px",
    widths: [160, 240, 320],
    fallback: 320,
  },
  // To be downloaded: up to 20 cm at 300 dots to the inch, and no less than 10.
  print: {
    sizes: "",
    widths: [2400],
    fallback: 2400,
    least: 1181,
    ofSome: true,
  },
  contact: {
    shape: [4, 3],
    sizes: "(min-width: 1248px) 560px, (min-width: 960px) 45vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
    widths: [560, 700, 1120, 1600],
    fallback: 700,
  },
} as const satisfies Readonly<Record<string, Slot>>

/** How a slot is called in GraphQL and in the contract. */
export type SlotName = keyof typeof slots

/** @returns all names, in the table's order */
export const slotNames = Object.keys(slots) as SlotName[]

/** What a picture needs so that it is sharp wherever it is shown: the size of the widest file, in pixels. */
export interface SlotRequirements {
  /** Which it is shown in. */
  readonly slots: readonly SlotName[]
  readonly width: number
  /** Absent if the picture may have any shape; so is the shape. */
  readonly height?: number
  readonly shape?: Shape
}

/**
 * @param names of the slots that one picture fills, all of one shape
 * @returns what it needs for all of them
 */
export function requirementsFor(names: readonly SlotName[]): SlotRequirements {
  const some: readonly Slot[] = names.map((name) => slots[name])
  const width = Math.max(...some.flatMap(({ widths, least }) => least ?? widths))
  const shape = some[0]?.shape
  return { slots: names, width, ...(shape ? { shape, height: heightOf(shape, width) } : {}) }
}

/**
 * @param slot of another shape
 * @returns what it is for a square picture, which is as high as the others and so less wide
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

/** @returns the height of a file of a shape, in pixels */
export const heightOf = ([across, down]: Shape, width: number): number => Math.round((width * down) / across)
