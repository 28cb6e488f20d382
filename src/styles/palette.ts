import { type Colour, contrast, type Hex, hexOf, seen } from "./colour"
import { type ColourName, type Palette, paletteOf } from "./tokens"

/** What an owner can choose: the background, the text, and the colour of what stands out. */
export const choices = ["paper", "ink", "signal"] as const

export type Theme = "light" | "dark"

/** An owner's colours, with all that they leave to the site absent. */
export type Brand = Readonly<Record<Theme, Readonly<Partial<Record<(typeof choices)[number], Hex>>>>>

export const noBrand: Brand = { light: {}, dark: {} }

/** A ratio that rounding to #rrggbb cannot bring below what is needed. */
const enough = 4.52

/**
 * Makes all colours of the site of those that an owner chose. What hangs on none of them stays as it is by default; what does keeps the distance
 * from its colour that it has in src/styles/tokens.css, and gives way as far as its contrast needs.
 *
 * @param brand the owner's colours
 * @param defaults those of src/styles/tokens.css
 * @returns all of them
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

/** As far from another base as the default colour is from the default one, or farther: as bright as the default, beyond which dark text is black. */
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

/** A dark background or a pale text with a hint of a hue: as bright and as strong as the default. */
function inHueOf(usual: Hex, given: Hex): Hex {
  const { hue } = seen(given)
  const { lightness, chroma } = seen(usual)
  return hexOf({ lightness, chroma: hue === undefined ? 0 : chroma, hue })
}

/** A signal for the dark theme: as bright as the default, in the hue of the one for light, and not stronger than that. */
function strongAs(usual: Hex, given: Hex): Hex {
  const { lightness, chroma } = seen(usual)
  const { hue, chroma: most } = seen(given)
  return hexOf({ lightness, chroma: hue === undefined ? 0 : Math.min(chroma, most), hue })
}

/** A hue as far from the owner's signal as the default one is from the default signal, or the two could look the same. */
function beside(usual: Hex, from: Hex, signal: Hex): Hex {
  const [aim, start, end] = [seen(usual), seen(from), seen(signal)]
  if (signal === from || aim.hue === undefined || start.hue === undefined || end.hue === undefined) return usual
  return hexOf({ ...aim, hue: (aim.hue - start.hue + end.hue + 360) % 360 })
}

/** The nearest to a colour that can be read on all of the backgrounds, darker (-1) or lighter (1): the last that there is if none can. */
function readable(hex: Hex, backgrounds: readonly Hex[], direction: -1 | 1): Hex {
  const passes = (one: Hex) => backgrounds.every((background) => contrast(one, background) >= enough)
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
