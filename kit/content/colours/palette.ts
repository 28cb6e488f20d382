import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from "culori"
import { type ColourName, writtenColours } from "./site-colours"

/** The colours that an owner can choose: the background, the text, and the signal colour. */
export const ownerColours = ["paper", "ink", "signal"] as const

export type Theme = "light" | "dark"

/** An owner's colours; those left to the site are absent. */
export type Brand = Readonly<Record<Theme, Readonly<Partial<Record<(typeof ownerColours)[number], Hex>>>>>

export const emptyBrand: Brand = { light: {}, dark: {} }

/** Slightly above the ratio required for text, so that rounding to #rrggbb does not fall below it. */
const enough = 4.52

/**
 * Derives all colours of the site from those that an owner chose. A colour that depends on none of them keeps its default; any other keeps the distance
 * from its base that the defaults have, adjusted as far as its contrast requires.
 *
 * @param brand the owner's colours
 * @param defaults the site's own
 * @returns all colours
 */
export function palette({ light, dark }: Brand, defaults: Palette): Palette {
  const like = (name: ColourName, from: ColourName, base: Hex) => moved(defaults[name], defaults[from], base)
  const backgrounds = (paper: Hex, from: ColourName, shade: ColourName) => [paper, like(shade, from, paper)]

  const paper = light.paper ?? defaults.paper
  const onPaper = backgrounds(paper, "paper", "paper-shade")
  const ink = light.ink ?? readable(defaults.ink, onPaper, -1)
  const vermilion = light.signal ?? readable(defaults.vermilion, onPaper, -1)

  const night = dark.paper ?? (light.ink ? inHueOf(defaults.night, light.ink) : defaults.night)
  const onNight = backgrounds(night, "night", "night-lit")
  const nightBand = like("night-band", "night", night)
  const bands = [ink, nightBand]
  const pale = light.paper ? inHueOf(defaults.bone, light.paper) : defaults.bone
  const bone = dark.ink ?? readable(pale, [...onNight, ...bands], 1)
  const lit = light.signal ? strongAs(defaults["vermilion-lit"], light.signal) : defaults["vermilion-lit"]
  const vermilionLit = dark.signal ?? readable(lit, onNight, 1)

  const values: Partial<Palette> = {
    paper,
    ink,
    vermilion,
    night,
    bone,
    "night-band": nightBand,
    "vermilion-lit": vermilionLit,
    "paper-shade": like("paper-shade", "paper", paper),
    line: like("line", "paper", paper),
    "ink-soft": readable(like("ink-soft", "ink", ink), onPaper, -1),
    "night-lit": like("night-lit", "night", night),
    "line-night": like("line-night", "night", night),
    "bone-dim": readable(like("bone-dim", "bone", bone), onNight, 1),
    "band-text-soft": readable(like("band-text-soft", "bone", bone), bands, 1),
    "code-value": readable(beside(defaults["code-value"], defaults.vermilion, vermilion), onPaper, -1),
    "code-value-lit": readable(beside(defaults["code-value-lit"], defaults["vermilion-lit"], vermilionLit), onNight, 1),
  }
  return paletteOf((name) => values[name] ?? defaults[name])
}

/** Keeps the default's distance from its base. It goes at least as far as the default's own lightness, since dark text would look black otherwise. */
function moved(usual: Hex, from: Hex, base: Hex): Hex {
  if (base === from) return usual
  const [aim, start, end] = [toOklch(usual), toOklch(from), toOklch(base)]
  const distance = aim.lightness - start.lightness
  const farther = distance < 0 ? Math.min : Math.max
  return toHex({
    lightness: farther(end.lightness + distance, aim.lightness),
    chroma: end.hue === undefined ? 0 : end.chroma + aim.chroma - start.chroma,
    hue: end.hue,
  })
}

/** Tints a dark background or a pale text with a hue, keeping the lightness and chroma of the default. */
function inHueOf(usual: Hex, given: Hex): Hex {
  const { hue } = toOklch(given)
  const { lightness, chroma } = toOklch(usual)
  return toHex({ lightness, chroma: hue === undefined ? 0 : chroma, hue })
}

/** A signal colour for the dark theme: the default's lightness, the hue of the light theme's signal, and at most its chroma. */
function strongAs(usual: Hex, given: Hex): Hex {
  const { lightness, chroma } = toOklch(usual)
  const { hue, chroma: most } = toOklch(given)
  return toHex({ lightness, chroma: hue === undefined ? 0 : Math.min(chroma, most), hue })
}

/** A hue as far from the owner's signal as the default is from the default signal; otherwise the two could look the same. */
function beside(usual: Hex, from: Hex, signal: Hex): Hex {
  const [aim, start, end] = [toOklch(usual), toOklch(from), toOklch(signal)]
  if (signal === from || aim.hue === undefined || start.hue === undefined || end.hue === undefined) return usual
  return toHex({ ...aim, hue: (aim.hue - start.hue + end.hue + 360) % 360 })
}

/** The nearest colour that is readable on all the backgrounds, darker (-1) or lighter (1); the extreme if none is. */
function readable(hex: Hex, backgrounds: readonly Hex[], direction: -1 | 1): Hex {
  const passes = (one: Hex) => backgrounds.every((background) => contrast(one, background) >= enough)
  if (passes(hex)) return hex
  const colour: Colour = toOklch(hex)
  const end = direction === -1 ? 0 : 1
  const steps = Math.floor(Math.abs(end - colour.lightness) / 0.01)
  for (let step = 1; step <= steps; step += 1) {
    const next = toHex({ ...colour, lightness: colour.lightness + direction * step * 0.01 })
    if (passes(next)) return next
  }
  return toHex({ ...colour, lightness: end })
}

/** A colour for each name. */
export type Palette = Readonly<Record<ColourName, Hex>>
const colourNames = Object.keys(writtenColours) as readonly ColourName[]

/**
 * @param make returns the colour for a name
 * @returns the colours of all names
 */
const paletteOf = (make: (name: ColourName) => Hex): Palette =>
  Object.fromEntries(colourNames.map((name) => [name, make(name)])) as Record<ColourName, Hex>

/**
 * @param content of data/brand.json, of any shape
 * @returns its valid colours
 */
export function parseBrand(content: unknown): Brand {
  const coloursOf = (theme: Theme) =>
    Object.fromEntries(
      ownerColours.flatMap((choice) => {
        const written = at(at(content, theme), choice)
        const colour = typeof written === "string" ? parseColour(written) : undefined
        return colour ? [[choice, colour.hex]] : []
      }),
    )
  return { light: coloursOf("light"), dark: coloursOf("dark") }
}

const at = (content: unknown, key: string): unknown =>
  typeof content === "object" && content !== null ? Reflect.get(content, key) : undefined

/**
 * @param colours of the site, in any form of CSS
 * @param defaults the site's own; empty for a sheet with all colours
 * @returns a style sheet with the colours that differ; empty if none does
 */
export function brandStyles(colours: Readonly<Record<ColourName, string>>, defaults: Partial<Palette>): string {
  const differs = (name: ColourName) => colours[name] !== defaults[name]
  const { "code-value": value, "code-value-lit": lit, ...plain } = colours
  const rules = Object.entries(plain)
    .filter(([name]) => differs(name as keyof typeof plain))
    .map(([name, hex]) => `--${name}: ${hex};`)
  // One role combines both.
  if (differs("code-value") || differs("code-value-lit"))
    rules.push(`--code-value: var(--light, ${value}) var(--dark, ${lit});`)
  return rules.length > 0 ? `:root {\n${rules.map((rule) => `  ${rule}\n`).join("")}}\n` : ""
}

/** A colour by perceived lightness, chroma and hue (OKLCH). A grey has no hue. */
interface Colour {
  /** From 0, black, to 1, white. */
  readonly lightness: number
  readonly chroma: number
  /** In degrees. */
  readonly hue: number | undefined
}

/** A colour as #rrggbb. */
export type Hex = string

const convertToOklch = converter("oklch")
const intoSrgb = toGamut("rgb", "oklch")

/** A parsed CSS colour. */
interface WrittenColour {
  readonly hex: Hex
  /** Below 1 if it is transparent. */
  readonly alpha: number
}

/**
 * @param text in any CSS colour syntax: #0b5fff, a name, rgb(), hsl(), oklch() and so on
 * @returns the colour, or the nearest in sRGB; undefined if it is invalid or depends on its context like currentcolor
 */
export function parseColour(text: string): WrittenColour | undefined {
  const colour = parse(text.trim())
  return colour && { hex: formatHex(intoSrgb(colour)), alpha: colour.alpha ?? 1 }
}

/** The site's own colours, without the owner's. */
export const defaultColours: Palette = paletteOf((name) => {
  const written = writtenColours[name]
  return parseColour(written)?.hex ?? none(written)
})

/** @returns the perceived components of a colour */
export function toOklch(hex: Hex): Colour {
  const { l, c, h } = convertToOklch(hex) ?? none(hex)
  return { lightness: l, chroma: c, hue: c < 0.002 ? undefined : h }
}

/** @returns the colour as hex; one outside sRGB loses chroma and keeps its lightness and hue */
export function toHex({ lightness, chroma, hue }: Colour): Hex {
  const [l, c] = [Math.min(1, Math.max(0, lightness)), Math.max(0, chroma)]
  const colour: Oklch = hue === undefined ? { mode: "oklch", l, c } : { mode: "oklch", l, c, h: (hue + 360) % 360 }
  return formatHex(intoSrgb(colour))
}

/** @returns the contrast ratio of two colours by WCAG 2, from 1 to 21 */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other)

function none(hex: Hex): never {
  throw new Error(`${hex} is no colour.`)
}
