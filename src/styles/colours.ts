import { readFileSync } from "node:fs"

/** The raw colours that are drawn or named outside the style sheets, as src/styles/tokens.css calls them. */
export type ColourName = (typeof names)[number]

/**
 * Programs that draw pictures or colour a browser's bars do not all know oklch(), so what they are given is sRGB. src/styles/tokens.css
 * stays the one place that states a colour.
 *
 * @param tokens the text of that file
 * @param name of a raw colour there
 * @returns the colour as #rrggbb
 * @throws an Error if the file has no such colour, or has it in another form than oklch(L C h)
 */
export function colourIn(tokens: string, name: ColourName): string {
  const stated = new RegExp(`--${name}:\\s*oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens)
  if (!stated) throw new Error(`src/styles/tokens.css has no colour --${name} in the form oklch(0.5 0.1 30).`)
  const [lightness = 0, chroma = 0, hue = 0] = stated.slice(1).map(Number)
  const angle = (hue * Math.PI) / 180
  return `#${toSrgb(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
    .map(twoDigits)
    .join("")}`
}

/** The matrices of Oklab: https://bottosson.github.io/posts/oklab/. */
function toSrgb(lightness: number, a: number, b: number): number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function twoDigits(linear: number): string {
  const inside = Math.min(1, Math.max(0, linear))
  const value = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0")
}

const names = ["paper", "ink", "ink-soft", "night", "line", "vermilion"] as const

/** @returns the site's colours, by their names in src/styles/tokens.css */
export function siteColours(): Readonly<Record<ColourName, string>> {
  const tokens = readFileSync("src/styles/tokens.css", "utf8")
  return Object.fromEntries(names.map((name) => [name, colourIn(tokens, name)])) as Record<ColourName, string>
}

/** @returns the page's surface in each theme, for the browser's own bars */
export function surfaces(): { light: string; dark: string } {
  const { paper, night } = siteColours()
  return { light: paper, dark: night }
}
