import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from "culori"

/** A colour by how bright, how strong and of which hue it is, as people see it (OKLCH). A grey has no hue. */
export interface Colour {
  /** From 0, black, to 1, white. */
  readonly lightness: number
  readonly chroma: number
  /** In degrees. */
  readonly hue: number | undefined
}

/** A colour as every browser and drawing program knows it: #rrggbb. */
export type Hex = string

const toOklch = converter("oklch")
const intoSrgb = toGamut("rgb", "oklch")

/** A colour that somebody wrote. */
export interface WrittenColour {
  readonly hex: Hex
  /** 1 unless one sees through it. */
  readonly alpha: number
}

/**
 * @param text in any form that CSS has for a colour: #0b5fff, a name, rgb(), hsl(), oklch() and so on
 * @returns the colour, as near as sRGB comes to it; nothing if it is none, or says nothing by itself as currentcolor does
 */
export function readColour(text: string): WrittenColour | undefined {
  const colour = parse(text.trim())
  return colour && { hex: formatHex(intoSrgb(colour)), alpha: colour.alpha ?? 1 }
}

/** @returns what a colour is to the eye */
export function seen(hex: Hex): Colour {
  const { l, c, h } = toOklch(hex) ?? none(hex)
  return { lightness: l, chroma: c, hue: c < 0.002 ? undefined : h }
}

/** @returns the colour for programs; what a screen cannot show loses chroma and keeps its lightness and hue */
export function hexOf({ lightness, chroma, hue }: Colour): Hex {
  const [l, c] = [Math.min(1, Math.max(0, lightness)), Math.max(0, chroma)]
  const colour: Oklch = hue === undefined ? { mode: "oklch", l, c } : { mode: "oklch", l, c, h: (hue + 360) % 360 }
  return formatHex(intoSrgb(colour))
}

/** @returns the contrast of two colours as WCAG 2 computes it, from 1 to 21 */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other)

function none(hex: Hex): never {
  throw new Error(`${hex} is no colour.`)
}
