import { type Colour, contrast, type Hex, hexOf, seen } from "./colour"
import { type ColourName, type Palette, paletteOf } from "./tokens"

/** What an owner can choose: the ground, the text, and the colour of what stands out. */
export const choices = ["paper", "ink", "signal"] as const

export type Theme = "light" | "dark"

/** An owner's colours, with all that they leave to the site absent. */
export type Brand = Readonly<Record<Theme, Readonly<Partial<Record<(typeof choices)[number], Hex>>>>>

export const noBrand: Brand = { light: {}, dark: {} }

/** A ratio that rounding to #rrggbb cannot bring below what is needed. */
const enough = 4.52

/**
 * Makes all colours of the site of those that an owner chose. What hangs on none of them stays as it is stated; what does keeps the distance
 * from its colour that it has in src/styles/tokens.css, and gives way as far as its contrast needs.
 *
 * @param brand the owner's colours
 * @param stated those of src/styles/tokens.css
 * @returns all of them
 */
export function palette({ light, dark }: Brand, stated: Palette): Palette {
  const like = (name: ColourName, from: ColourName, base: Hex) => moved(stated[name], stated[from], base)
  const grounds = (paper: Hex, from: ColourName, shade: ColourName) => [paper, like(shade, from, paper)]

  const paper = light.paper ?? stated.paper
  const onPaper = grounds(paper, "paper", "paper-shade")
  const ink = light.ink ?? readable(stated.ink, onPaper, -1)
  const vermilion = light.signal ?? readable(stated.vermilion, onPaper, -1)

  const night = dark.paper ?? (light.ink ? inHueOf(stated.night, light.ink) : stated.night)
  const onNight = grounds(night, "night", "night-lit")
  const nightBand = like("night-band", "night", night)
  const bands = [ink, nightBand]
  const pale = light.paper ? inHueOf(stated.bone, light.paper) : stated.bone
  const bone = dark.ink ?? readable(pale, [...onNight, ...bands], 1)
  const lit = light.signal ? strongAs(stated["vermilion-lit"], light.signal) : stated["vermilion-lit"]
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
    "code-value": readable(beside(stated["code-value"], stated.vermilion, vermilion), onPaper, -1),
    "code-value-lit": readable(beside(stated["code-value-lit"], stated["vermilion-lit"], vermilionLit), onNight, 1),
  }
  return paletteOf((name) => values[name] ?? stated[name])
}

/** As far from another base as the stated colour is from the stated one, or farther: as bright as stated, beyond which dark text is black. */
function moved(stated: Hex, from: Hex, base: Hex): Hex {
  if (base === from) return stated
  const [aim, start, end] = [seen(stated), seen(from), seen(base)]
  const distance = aim.lightness - start.lightness
  const farther = distance < 0 ? Math.min : Math.max
  return hexOf({
    lightness: farther(end.lightness + distance, aim.lightness),
    chroma: end.hue === undefined ? 0 : end.chroma + aim.chroma - start.chroma,
    hue: end.hue,
  })
}

/** A dark ground or a pale text with a hint of a hue: as bright and as strong as stated. */
function inHueOf(stated: Hex, given: Hex): Hex {
  const { hue } = seen(given)
  const { lightness, chroma } = seen(stated)
  return hexOf({ lightness, chroma: hue === undefined ? 0 : chroma, hue })
}

/** A signal for the dark theme: as bright as stated, in the hue of the one for light, and not stronger than that. */
function strongAs(stated: Hex, given: Hex): Hex {
  const { lightness, chroma } = seen(stated)
  const { hue, chroma: most } = seen(given)
  return hexOf({ lightness, chroma: hue === undefined ? 0 : Math.min(chroma, most), hue })
}

/** A hue as far from the owner's signal as the stated one is from the stated signal, or the two could look the same. */
function beside(stated: Hex, from: Hex, signal: Hex): Hex {
  const [aim, start, end] = [seen(stated), seen(from), seen(signal)]
  if (signal === from || aim.hue === undefined || start.hue === undefined || end.hue === undefined) return stated
  return hexOf({ ...aim, hue: (aim.hue - start.hue + end.hue + 360) % 360 })
}

/** The nearest to a colour that can be read on all of the grounds, darker (-1) or lighter (1): the last that there is if none can. */
function readable(hex: Hex, grounds: readonly Hex[], direction: -1 | 1): Hex {
  const passes = (one: Hex) => grounds.every((ground) => contrast(one, ground) >= enough)
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
