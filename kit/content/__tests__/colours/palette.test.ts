import { pairs } from "../../colours/pairs"
import {
  brandStyles,
  contrast,
  defaultColours as defaults,
  emptyBrand,
  palette,
  parseBrand,
  parseColour,
  type Theme,
  toOklch,
} from "../../colours/palette"

const themes: readonly Theme[] = ["light", "dark"]

const tooFaint = (brand: unknown) => {
  const colours = palette(parseBrand(brand), defaults)
  return themes.flatMap((theme) =>
    pairs
      .filter((pair) => contrast(colours[pair[theme][0]], colours[pair[theme][1]]) < pair.needed)
      .map(({ name }) => `${theme}: ${name}`),
  )
}

test.each([
  ["oklch(1 0 0)", "#ffffff"],
  ["oklch(0.628 0.2577 29.23)", "#ff0000"],
  ["oklch(0.452 0.3132 264.05)", "#0000ff"],
  ["#141a28", "#141a28"],
  ["navy", "#000080"],
])("%s is %s", (written, hex) => {
  expect(parseColour(written)?.hex).toBe(hex)
})

test("without an owner's colours nothing is set", () => {
  expect(brandStyles(palette(emptyBrand, defaults), defaults)).toBe("")
})

test("the site's own colours can all be read", () => {
  expect(tooFaint({})).toEqual([])
})

test("of a signal alone follow a signal for dark and the values of code, and nothing else", () => {
  const styles = brandStyles(palette(parseBrand({ light: { signal: "#0b5fff" } }), defaults), defaults)
  expect([...styles.matchAll(/--([a-z-]+):/g)].map(([, name]) => name)).toEqual([
    "vermilion",
    "vermilion-lit",
    "code-value",
  ])
  expect(styles).toContain("--vermilion: #0b5fff;")
  expect(styles).toMatch(/--code-value: var\(--light, #[0-9a-f]{6}\) var\(--dark, #[0-9a-f]{6}\);/)
})

test("colours are those that the owner gave, in any form of CSS", () => {
  const { paper, ink, night } = palette(
    parseBrand({ light: { paper: "rgb(244 248 245)", ink: "hsl(168 52% 13%)" }, dark: { paper: "midnightblue" } }),
    defaults,
  )
  expect({ paper, ink, night }).toEqual({ paper: "#f4f8f5", ink: "#10322b", night: "#191970" })
})

test("a dark theme that is not given is dark, in the hues of the light one", () => {
  const {
    night,
    bone,
    "vermilion-lit": signal,
  } = palette(parseBrand({ light: { paper: "#f4f8f5", ink: "#10322b", signal: "#0f766e" } }), defaults)
  expect(toOklch(night).lightness).toBeCloseTo(toOklch(defaults.night).lightness, 1)
  const hueOf = (hex: string) => Math.round((toOklch(hex).hue ?? 0) / 20)
  expect([night, signal].map(hueOf)).toEqual(["#10322b", "#0f766e"].map(hueOf))
  expect(toOklch(bone).lightness).toBeGreaterThan(0.9)
})

test("shades of black and white are greys that can be told from them", () => {
  const colours = palette(parseBrand({ light: { paper: "white", ink: "black", signal: "black" } }), defaults)
  const { "ink-soft": soft, "paper-shade": shade } = colours
  expect([toOklch(soft).hue, toOklch(shade).hue]).toEqual([undefined, undefined])
  expect(contrast(soft, colours.ink)).toBeGreaterThan(2)
  expect(contrast(shade, colours.paper)).toBeGreaterThan(1.05)
})

test.each([
  [{ light: { signal: "#0b5fff" } }],
  [{ light: { paper: "#ffffff", ink: "#000000" } }],
  [{ light: { paper: "#d8d0c0" } }],
  [{ light: { ink: "#3b2a55" } }],
  [{ dark: { paper: "#002b36" } }],
  [{ dark: { paper: "#000000", ink: "#ffffff" } }],
])("what follows from %j can be read", (brand) => {
  expect(tooFaint(brand)).toEqual([])
})

test("what is no colour is left out", () => {
  expect(parseBrand({ light: { paper: "blurple", ink: 3 }, dark: "none" })).toEqual(emptyBrand)
  expect(parseBrand(null)).toEqual(emptyBrand)
})
