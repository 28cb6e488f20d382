import type { ColourName } from "./site-colours"

/** A colour that must be distinguishable from the one behind it. */
export interface Pair {
  /** Names the pair in the sentences about it. */
  readonly name: string
  /** The names of both colours in each theme. */
  readonly light: readonly [front: ColourName, behind: ColourName]
  readonly dark: readonly [front: ColourName, behind: ColourName]
  /** The ratio required by WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for graphics and the focus ring (1.4.11). */
  readonly needed: 4.5 | 3
}

const text = { light: "ink", dark: "bone" } as const
const soft = { light: "ink-soft", dark: "bone-dim" } as const
const signal = { light: "vermilion", dark: "vermilion-lit" } as const
const codeValue = { light: "code-value", dark: "code-value-lit" } as const
const page = { light: "paper", dark: "night" } as const
const shade = { light: "paper-shade", dark: "night-lit" } as const
const band = { light: "ink", dark: "night-band" } as const
const bone = { light: "bone", dark: "bone" } as const
const ink = { light: "ink", dark: "ink" } as const
const bandSoft = { light: "band-text-soft", dark: "band-text-soft" } as const

type Role = Readonly<Record<"light" | "dark", ColourName>>

const pair = (name: string, front: Role, behind: Role, needed: Pair["needed"] = 4.5): Pair => ({
  name,
  light: [front.light, behind.light],
  dark: [front.dark, behind.dark],
  needed,
})

/**
 * Every combination of colour and background in the style sheets, except purely decorative lines (--rule, --hatch). __tests__/site/visits.spec.ts checks
 * the finished pages with axe, with the default colours and with an owner's.
 */
export const pairs: readonly Pair[] = [
  pair("textOnPage", text, page),
  pair("textOnShade", text, shade),
  pair("softOnPage", soft, page),
  pair("softOnShade", soft, shade),
  pair("signalOnPage", signal, page),
  pair("signalOnShade", signal, shade),
  pair("codeOnShade", codeValue, shade),
  pair("wordsOnButton", page, text),
  pair("textOnBand", bone, band),
  pair("softOnBand", bandSoft, band),
  pair("wordsOnBandButton", ink, bone),
  pair("barsOnPage", signal, page, 3),
  pair("focusOnPage", signal, page, 3),
  pair("barsOnShade", signal, shade, 3),
  pair("focusOnBand", bone, band, 3),
]
