import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import satori from "satori"
import sharp from "sharp"
import { siteColours } from "../../styles/brand"
import { type CardContent, cardPicture, cardSize } from "./card-picture"
import type { CardWords } from "./card-words"
import { fittedTitle } from "./fit"
import { fonts } from "./fonts"

/** A card's look beyond its words. */
export type CardLook = Pick<CardContent, "percent" | "sign" | "direction">

/**
 * @param words what the card says
 * @param look of the site
 * @returns the card as SVG, its letters as paths: the same words give the same text
 */
export async function cardSvg(words: CardWords, look: CardLook): Promise<string> {
  const { name, role, host } = words
  const title = words.title === undefined ? undefined : await fittedTitle(words.title, look.direction)
  return satori(cardPicture({ title, name, role, host, ...look }, siteColours()), { ...cardSize, fonts: fonts() })
}

/**
 * @param svg a card
 * @returns the card's address from the site's root. It changes with the picture, for chat programs and networks keep what they have seen.
 */
export const cardPath = (svg: string): string =>
  `/cards/${createHash("sha256").update(svg).digest("hex").slice(0, 16)}.png`

/**
 * @param svg a card
 * @returns the card as PNG. A palette holds paper, ink, vermilion and their edges, in less than half the bytes.
 */
export const cardPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, compressionLevel: 9, effort: 4 }).toBuffer()

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

/** Whole or not at all: what is there is not drawn again. */
async function write(file: string, svg: string): Promise<void> {
  const unfinished = join(dirname(file), `.${basename(file)}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, await cardPng(svg))
  await rename(unfinished, file)
}
