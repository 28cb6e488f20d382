import type { ReactElement } from "react"
import satori from "satori"
import { type CardContent, headline, type Title, titleArea, titleStyle } from "./card-picture"
import { column } from "./element"
import { fonts } from "./fonts"

/** From a short headline's size to the smallest that can be read in a chat's preview. */
const sizes = [100, 92, 84, 76, 68, 62, 56, 50, 45, 40, 36] as const
const smallest = 36
/** For a word that fits whole in no size: larger looks like an accident. */
const largestBroken = 50

/**
 * Finds the largest size in which a title fits on its card, with every word whole. A word for which no size is small enough is broken.
 * If it does not fit even so, the title is set in the smallest size, and what is beyond the last line is cut off with an ellipsis.
 *
 * @param text that the fonts can draw
 * @param direction of the site
 * @returns how to set it
 */
export async function fittedTitle(text: string, direction: CardContent["direction"]): Promise<Title> {
  const widest = await widestWord(text)
  const whole = sizes.filter((size) => widest * size <= titleArea.width)
  const breaks = whole.length === 0
  for (const fontSize of breaks ? sizes.filter((size) => size <= largestBroken) : whole) {
    // Balanced lines are as many, and take longer to find.
    const { height } = await sizeOf(headline({ text, fontSize, lines: 99 }, direction), { width: titleArea.width })
    if (height <= titleArea.height) return breaks ? cutOff(text, fontSize) : { text, fontSize }
  }
  return cutOff(text, smallest)
}

const cutOff = (text: string, fontSize: number): Title => ({
  ...{ text, fontSize, lines: Math.floor(titleArea.height / (fontSize * titleArea.lineHeight)) },
})

/** Of the title's words, per pixel of the font's size. */
async function widestWord(text: string): Promise<number> {
  const words = text.split(/\s+/).map((word) => column({ whiteSpace: "nowrap" }, word))
  const { width } = await sizeOf(column({ ...titleStyle(100), alignItems: "flex-start" }, ...words), { height: 100 })
  return width / 100
}

/** satori makes the picture as large as what is in it in the direction for which it is given no size. */
async function sizeOf(picture: ReactElement, size: { width: number } | { height: number }) {
  const svg = await satori(picture, { ...size, fonts: fonts() })
  const [, width = "", height = ""] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
