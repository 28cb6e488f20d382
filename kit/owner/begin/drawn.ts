import { readFile } from "node:fs/promises"
import { create } from "fontkitten"
import sharp from "sharp"
import subsetFont from "subset-font"
import { defaultColours, emptyBrand, type Hex, palette } from "../../content/colours/palette"
import { portraitSize } from "../../content/pictures/slots"

/** A picture drawn as a placeholder for the owner's own. */
export interface Drawn {
  readonly bytes: Buffer
  /** Whether it shows the initials: the site's font lacks the letters of some scripts. */
  readonly hasLetters: boolean
}

/** The font of the headlines: two files, which split its letters between them. */
const fonts = ["latin", "latin-ext"].map((part) => `@fontsource-variable/besley/files/besley-${part}-wght-normal.woff2`)

const bold = { targetFormat: "sfnt", variationAxes: { wght: 700 }, keepAllGlyphs: true } as const

/** A line of letters as an SVG path, so that no viewer needs the font. */
interface Line {
  readonly path: string
  /** Its box, in units of the path. */
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/**
 * @param name of the owner
 * @param accent their colour, if they have one
 * @returns the site's icon: their initials on the accent colour, as SVG; readable in both themes
 */
export async function drawnIcon(name: string, accent: Hex | undefined): Promise<Drawn> {
  const { vermilion, paper } = coloursWith(accent)
  const line = await lineOf(initialsOf(name))
  const sign = line ? placed(line, { x: 16, y: 16, width: 24, height: 15 }) : '<path d="M7 12h18v8H7z"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><path fill="${vermilion}" d="M0 0h32v32H0z"/><g fill="${paper}">${sign}</g></svg>\n`
  return { bytes: Buffer.from(svg), hasLetters: line !== undefined }
}

/**
 * @param name of the owner
 * @param accent their colour, if they have one
 * @param percent of a full-time CTO's cost, shown as a bar
 * @returns a placeholder for the portrait, 4:5, as PNG: the initials above the bar
 */
export async function drawnPortrait(name: string, accent: Hex | undefined, percent: number): Promise<Drawn> {
  const { ink, paper, "vermilion-lit": lit } = coloursWith(accent)
  const line = await lineOf(initialsOf(name))
  const letters = line ? placed(line, { x: 600, y: 700, width: 760, height: 400 }) : ""
  const [left, width, top] = [220, 760, line ? 1010 : 700]
  const part = Math.round((width * Math.min(Math.max(percent, 0), 100)) / 100)
  const bar = `<path fill="none" stroke="${paper}" stroke-width="6" d="M${left} ${top}h${width}v84H${left}z"/><path fill="${lit}" d="M${left + 3} ${top + 3}h${Math.max(part - 6, 0)}v78H${left + 3}z"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSize.width}" height="${portraitSize.height}"><path fill="${ink}" d="M0 0h${portraitSize.width}v${portraitSize.height}H0z"/><g fill="${paper}">${letters}</g>${bar}</svg>`
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
  return { bytes, hasLetters: line !== undefined }
}

const coloursWith = (accent: Hex | undefined) =>
  palette(accent ? { ...emptyBrand, light: { signal: accent } } : emptyBrand, defaultColours)

interface Box {
  /** The centre. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Letters in the middle of a box, as large as it allows. */
function placed({ path, left, right, bottom, top }: Line, { x, y, width, height }: Box): string {
  const scale = Math.min(width / (right - left), height / (top - bottom))
  const number = (value: number) => Number(value.toFixed(4))
  const at = [x - (scale * (left + right)) / 2, y + (scale * (top + bottom)) / 2].map(number)
  // The y axis points up in a font and down in SVG.
  return `<path transform="translate(${at.join(" ")}) scale(${number(scale)} ${number(-scale)})" d="${path}"/>`
}

/** @returns the letters side by side; undefined if there are none, or the font lacks one of them */
async function lineOf(letters: string): Promise<Line | undefined> {
  const files = await Promise.all(
    fonts.map(async (file) => create(await subsetFont(await readFile(require.resolve(file)), "", bold))),
  )
  let advance = 0
  let box: Omit<Line, "path"> | undefined
  const paths: string[] = []
  for (const letter of letters.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0
    const font = files.find((file) => !file.isCollection && file.hasGlyphForCodePoint(code))
    if (!font || font.isCollection) return undefined
    const glyph = font.glyphForCodePoint(code)
    const { minX, maxX, minY, maxY } = glyph.bbox
    paths.push(glyph.path.translate(advance, 0).toSVG())
    const own = { left: minX + advance, right: maxX + advance, bottom: minY, top: maxY }
    box = box
      ? {
          left: Math.min(box.left, own.left),
          right: Math.max(box.right, own.right),
          bottom: Math.min(box.bottom, own.bottom),
          top: Math.max(box.top, own.top),
        }
      : own
    advance += glyph.advanceWidth
  }
  return box && { path: paths.join(""), ...box }
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * @param name of a person
 * @returns the first letters of the first and the last of its words, as capitals: EM for Edda Marlowe; one letter for a single word
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = "") => firstLetter(word)).join("")
}

const firstLetter = (word: string): string => {
  const letters = [...segmenter.segment(word)].map(({ segment }) => segment)
  return letters.find((letter) => /\p{L}/u.test(letter))?.toLocaleUpperCase("en") ?? ""
}
