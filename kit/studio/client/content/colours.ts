import {
  brandStyles,
  ownerColours,
  type Palette,
  palette,
  parseBrand,
  type Theme,
} from "../../../content/colours/palette"
import { valueAt } from "../../../content/location/json-path"
import type { ContentLocation } from "./location"
import { type PageSheets, showStyles } from "./page-styles"

/** The file with the owner's colours. */
const file = "brand.json"

const themes: readonly Theme[] = ["light", "dark"]

/** The names of the colours that an owner can choose, by theme: see the palette. */
const paletteNames = {
  light: { paper: "paper", ink: "ink", signal: "vermilion" },
  dark: { paper: "night", ink: "bone", signal: "vermilion-lit" },
} as const

/**
 * @param defaults the site's own colours
 * @param typed the value at a location, as typed, or else as saved
 * @returns all colours of the site with the owner's; invalid ones count as not set
 */
export function currentPalette(defaults: Palette, typed: (location: ContentLocation) => unknown): Palette {
  const brand = Object.fromEntries(
    themes.map((theme) => [
      theme,
      Object.fromEntries(ownerColours.map((choice) => [choice, typed({ file, path: [theme, choice] })])),
    ]),
  )
  return palette(parseBrand(brand), defaults)
}

/** @returns the colour that the site uses at the location of one; undefined if no colour belongs there */
export function colourAt(colours: Palette, { path: [theme, choice] }: ContentLocation): string | undefined {
  const name = valueAt(paletteNames, [String(theme), String(choice)])
  return typeof name === "string" ? colours[name as keyof Palette] : undefined
}

const sheets: PageSheets = new WeakMap()

/**
 * Shows colours on a page at once: the preview takes seconds to rebuild its style sheet.
 *
 * @param page in the frame
 * @param colours of the site
 */
export function showColours(page: Document | null | undefined, colours: Palette): void {
  if (page) showStyles(page, sheets, brandStyles(colours, {}))
}
