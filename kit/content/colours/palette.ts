import { type Colour, contrast, type Hex, hexOf, seen } from "./colour"
import { type ColourName, type Palette, paletteOf } from "./tokens"

/** The colours that an owner can choose: the background, the text, and the signal colour. */
export const choices = ["paper", "ink", "signal"] as const

export type Theme = "light" | "dark"

/** An owner's colours; those left to the site are absent. */
export type Brand = Readonly<Record<Theme, Readonly<Partial<Record<(typeof choices)[number], Hex>>>>>

export const noBrand: Brand = { light: {}, dark: {} }

/** High enough that rounding to #rrggbb does not fall below the required ratio, of text and of areas. */
const enough = 4.52
const enoughForAreas = 3.02

/**
 * Derives all colours of the site from those that an owner chose. A colour that depends on none of them keeps its default; a dependent one keeps its distance
 * from its base in src/styles/tokens.css, adjusted as far as its contrast requires.
 *
 * @param brand the owner's colours
 * @param defaults those of src/styles/tokens.css
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

  const area = light.signal ?? defaults["vermilion-night"]

  const values: Partial<Palette> = {
    paper,
    ink,
    vermilion,
    night,
    bone,
    "night-band": nightBand,
    "vermilion-lit": vermilionLit,
    "vermilion-night": dark.signal ?? readable(area, onNight, 1, enoughForAreas),
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

/** Keeps the default's distance from its base, or more: at least as far as the default's own lightness, short of which dark text would look black. */
function moved(usual: Hex, from: Hex, base: Hex): Hex {
  if (base === from) return usual
  const [aim, start, end] = [seen(usual), seen(from), seen(base)]
  const distance = aim.lightness - start.lightness
  const farther = distance < 0 ? Math.min : Math.max
  return hexOf({
    lightness: farther(end.lightness + distance, aim.lightness),
    chroma: end.hue === undefined ? 0 : end.chroma + aim.chroma - start.chroma,
    hue: end.hue,
  })
}

/** A dark background or a pale text tinted with a hue: with the lightness and chroma of the default. */
function inHueOf(usual: Hex, given: Hex): Hex {
  const { hue } = seen(given)
  const { lightness, chroma } = seen(usual)
  return hexOf({ lightness, chroma: hue === undefined ? 0 : chroma, hue })
}

/** A signal colour for the dark theme: with the default's lightness, in the hue of the light theme's signal, and with no more chroma than that. */
function strongAs(usual: Hex, given: Hex): Hex {
  const { lightness, chroma } = seen(usual)
  const { hue, chroma: most } = seen(given)
  return hexOf({ lightness, chroma: hue === undefined ? 0 : Math.min(chroma, most), hue })
}

/** A hue as far from the owner's signal as the default is from the default signal; otherwise the two could look the same. */
function beside(usual: Hex, from: Hex, signal: Hex): Hex {
  const [aim, start, end] = [seen(usual), seen(from), seen(signal)]
  if (signal === from || aim.hue === undefined || start.hue === undefined || end.hue === undefined) return usual
  return hexOf({ ...aim, hue: (aim.hue - start.hue + end.hue + 360) % 360 })
}

/** The nearest colour that is readable on all the backgrounds, darker (-1) or lighter (1); the extreme if none is. */
function readable(hex: Hex, backgrounds: readonly Hex[], direction: -1 | 1, ratio = enough): Hex {
  const passes = (one: Hex) => backgrounds.every((background) => contrast(one, background) >= ratio)
  if (passes(hex)) return hex
  const colour: Colour = seen(hex)
  const end = direction === -1 ? 0 : 1
  const steps = Math.floor(Math.abs(end - colour.lightness) / 0.01)
  for (let step = 1; step <= steps; step += 1) {
    const next = hexOf({ ...colour, lightness: colour.lightness + direction * step * 0.01 })
    if (passes(next)) return next
  }
  return hexOf({ ...colour, lightness: end })
}
