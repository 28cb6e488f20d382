import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from "culori"

/** A colour by perceived lightness, chroma and hue (OKLCH). A grey has no hue. */
export interface Colour {
  /** From 0, black, to 1, white. */
  readonly lightness: number
  readonly chroma: number
  /** In degrees. */
  readonly hue: number | undefined
}

/** A colour as #rrggbb. */
export type Hex = string

const toOklch = converter("oklch")
const intoSrgb = toGamut("rgb", "oklch")

/** A parsed CSS colour. */
export interface WrittenColour {
  readonly hex: Hex
  /** Below 1 if it is transparent. */
  readonly alpha: number
}

/**
 * @param text in any CSS colour syntax: #0b5fff, a name, rgb(), hsl(), oklch() and so on
 * @returns the colour, or the nearest in sRGB; undefined if it is invalid or depends on its context like currentcolor
 */
export function readColour(text: string): WrittenColour | undefined {
  const colour = parse(text.trim())
  return colour && { hex: formatHex(intoSrgb(colour)), alpha: colour.alpha ?? 1 }
}

/** @returns the perceived components of a colour */
export function seen(hex: Hex): Colour {
  const { l, c, h } = toOklch(hex) ?? none(hex)
  return { lightness: l, chroma: c, hue: c < 0.002 ? undefined : h }
}

/** @returns the colour as hex; one outside sRGB loses chroma and keeps its lightness and hue */
export function hexOf({ lightness, chroma, hue }: Colour): Hex {
  const [l, c] = [Math.min(1, Math.max(0, lightness)), Math.max(0, chroma)]
  const colour: Oklch = hue === undefined ? { mode: "oklch", l, c } : { mode: "oklch", l, c, h: (hue + 360) % 360 }
  return formatHex(intoSrgb(colour))
}

/** @returns the contrast ratio of two colours by WCAG 2, from 1 to 21 */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other)

function none(hex: Hex): never {
  throw new Error(`${hex} is no colour.`)
}
