import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { ReactElement } from "react"
import satori from "satori"
import sharp from "sharp"
import { siteColours } from "../../brand/brand"
import {
  type CardContent,
  cardPicture,
  cardSize,
  headline,
  type Title,
  titleArea,
  titleStyle,
  titleWidth,
} from "./card-picture"
import type { CardTexts } from "./card-texts"
import { column, fonts } from "./element"

/** A card's look apart from its texts. */
type CardLook = Pick<CardContent, "percent" | "sign" | "direction" | "beside"> & {
  readonly emphasis?: string | undefined
}

/**
 * @param words of the card
 * @param look of the site
 * @returns the card as SVG, its text as paths; deterministic
 */
export async function renderCardSvg(words: CardTexts, { emphasis, ...look }: CardLook): Promise<string> {
  const { name, role, host } = words
  const title = words.title && (await fitTitle(words.title, look.direction, titleWidth(look.beside), emphasis))
  return satori(cardPicture({ title: title || undefined, name, role, host, ...look }, siteColours()), {
    ...cardSize,
    fonts: await fonts(),
  })
}

/**
 * @param svg a card
 * @returns the card's address from the site's root. It changes with the picture, because chat programs and networks cache what they have seen.
 */
export const cardPath = (svg: string): string =>
  `/cards/${createHash("sha256").update(svg).digest("hex").slice(0, 16)}.png`

/**
 * @param svg a card
 * @returns the card as PNG, with a palette: enough for paper, ink, vermilion and their edges, in less than half the bytes
 */
export const renderCardPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true })
    .png({ palette: true, colours: svg.includes("<image") ? 256 : 128, compressionLevel: 9, effort: 4 })
    .toBuffer()

const underWay = new Map<string, Promise<void>>()

/**
 * Writes a card, unless an earlier build has.
 *
 * @param svg the card
 * @param folder of the built site
 */
export function writeCard(svg: string, folder = "public"): Promise<void> {
  const file = join(folder, cardPath(svg))
  const writing = underWay.get(file) ?? (existsSync(file) ? Promise.resolve() : write(file, svg))
  underWay.set(file, writing)
  return writing
}

/** Atomic, because an existing file is never rendered again. */
async function write(file: string, svg: string): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, await renderCardPng(svg))
  await rename(unfinished, file)
}

/** From a short headline's size to the smallest that is readable in a chat's preview. */
const sizes = [100, 92, 84, 76, 68, 62, 56, 50, 45, 40, 36] as const
const smallest = 36
/** The largest size for a title with a broken word: in a larger size the break would look like a mistake. */
const largestBroken = 50

/**
 * Finds the largest size in which a title fits on its card without breaking a word. A word too long for every size is broken. A title that still does not fit
 * is set in the smallest size and cut off after the last line with an ellipsis.
 *
 * @param text that the fonts can render
 * @param direction of the site
 * @param width of the title's area
 * @param emphasis words of the title that are set in colour
 * @returns the typesetting
 */
export async function fitTitle(
  text: string,
  direction: CardContent["direction"],
  width: number = titleArea.width,
  emphasis?: string,
): Promise<Title> {
  const widest = await widestWordWidth(text)
  const whole = sizes.filter((size) => widest * size <= width)
  const breaks = whole.length === 0
  for (const fontSize of breaks ? sizes.filter((size) => size <= largestBroken) : whole) {
    // Balancing does not change the number of lines, but takes longer; boxes are balanced here.
    const isBoxed = !breaks && (emphasis !== undefined || text.includes("-"))
    const heightIn = async (wide: number) => {
      const title = { text, fontSize, emphasis, ...(isBoxed ? {} : { lines: 99 }) }
      return (await sizeOf(headline(title, direction, wide), { width: wide })).height
    }
    const height = await heightIn(width)
    if (height > titleArea.height) continue
    if (breaks) return cutOff(text, fontSize)
    if (!isBoxed) return { text, fontSize }
    for (const wide of [0.6, 0.7, 0.8, 0.9].map((part) => Math.round(width * part)))
      if (widest * fontSize <= wide && (await heightIn(wide)) === height)
        return { text, fontSize, emphasis, width: wide }
    return { text, fontSize, emphasis }
  }
  return cutOff(text, smallest)
}

const cutOff = (text: string, fontSize: number): Title => ({
  text,
  fontSize,
  lines: Math.floor(titleArea.height / (fontSize * titleArea.lineHeight)),
})

/** The width of the title's widest word, per pixel of font size. */
async function widestWordWidth(text: string): Promise<number> {
  const words = text.split(/\s+/).map((word) => column({ whiteSpace: "nowrap" }, word))
  const { width } = await sizeOf(column({ ...titleStyle(100), alignItems: "flex-start" }, ...words), { height: 100 })
  return width / 100
}

/** satori sizes the picture to its content in the dimension that it is not given. */
async function sizeOf(picture: ReactElement, size: { width: number } | { height: number }) {
  const svg = await satori(picture, { ...size, fonts: await fonts() })
  const [, width = "", height = ""] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
