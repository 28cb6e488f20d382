import type { ColourName } from "./site-colours"

/** A colour that must be distinguishable from the one behind it. */
export interface Pair {
  /** A description for the check's messages. */
  readonly what: string
  readonly where: string
  /** The names of both colours in each theme. */
  readonly light: readonly [front: ColourName, behind: ColourName]
  readonly dark: readonly [front: ColourName, behind: ColourName]
  /** The ratio required by WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for graphics and the focus ring (1.4.11). */
  readonly needed: 4.5 | 3
}

const text = { light: "ink", dark: "bone" } as const
const soft = { light: "ink-soft", dark: "bone-dim" } as const
const signal = { light: "vermilion", dark: "vermilion-lit" } as const
const signalFill = { light: "vermilion", dark: "vermilion-night" } as const
const codeValue = { light: "code-value", dark: "code-value-lit" } as const
const page = { light: "paper", dark: "night" } as const
const shade = { light: "paper-shade", dark: "night-lit" } as const
const band = { light: "ink", dark: "night-band" } as const
const bone = { light: "bone", dark: "bone" } as const
const ink = { light: "ink", dark: "ink" } as const
const bandSoft = { light: "band-text-soft", dark: "band-text-soft" } as const

type Role = Readonly<Record<"light" | "dark", ColourName>>

const pair = (what: string, front: Role, where: string, behind: Role, needed: Pair["needed"] = 4.5): Pair => ({
  what,
  where,
  light: [front.light, behind.light],
  dark: [front.dark, behind.dark],
  needed,
})

/**
 * Every combination of colour and background in the style sheets, except purely decorative lines (--rule, --hatch). __tests__/site/visits.spec.ts verifies the
 * finished pages with axe, also with an owner's own colours.
 */
export const pairs: readonly Pair[] = [
  pair("text", text, "the page", page),
  pair("text", text, "a shaded background, such as code’s,", shade),
  pair("soft text", soft, "the page", page),
  pair("soft text", soft, "a shaded background, such as code’s,", shade),
  pair("text in the signal colour", signal, "the page", page),
  pair("text in the signal colour", signal, "a shaded background, such as code’s,", shade),
  pair("values in code", codeValue, "a shaded background, such as code’s,", shade),
  pair("a button’s words", page, "the button", text),
  pair("text", bone, "the band at the end of the page", band),
  pair("soft text", bandSoft, "the band at the end of the page", band),
  pair("a button’s words", ink, "the button on the band", bone),
  pair("bars", signalFill, "the page", page, 3),
  pair("the line of focus", signal, "the page", page, 3),
  pair("bars", signalFill, "a shaded background, such as a figure’s,", shade, 3),
  pair("the line of focus", bone, "the band at the end of the page", band, 3),
]
