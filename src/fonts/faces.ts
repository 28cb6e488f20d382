/** A font of the site, and where the whole of it comes from. */
export interface Face {
  /** Its name in CSS (src/styles/tokens.css). */
  readonly family: string
  /** The start of its files' names. */
  readonly name: string
  /** Where its letters are, the file with the plain ones first. Each letter is taken from the first file that has it. */
  readonly sources: readonly string[]
}

const files = (name: string) =>
  ["latin", "latin-ext"].map((letters) => `@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`)

/** Besley for headlines and figures, Public Sans for text. */
export const faces: readonly Face[] = [
  { family: "Besley", name: "besley", sources: files("besley") },
  { family: "Public Sans", name: "public-sans", sources: files("public-sans") },
]

/** The lightest and the boldest weight that the styles ask for; `<strong>` is 700. A test reads them off src's CSS. */
export const weights = { min: 400, max: 700 } as const

/** U+2044: between digits a browser makes a fraction of them, such as 3⁄4. */
const fractionSlash = 0x2044

/**
 * What is kept of the fonts' OpenType features: those that browsers apply without being asked (CSS Fonts 4, section 7.1), and the figures of
 * one width that src/styles/global.css asks for. Small figures for fractions are 1.5 kB, and only kept if there is a fraction.
 *
 * @param letters of a font file, as code points
 * @returns the features' tags
 */
export function featuresFor(letters: readonly number[]): string[] {
  const always = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn", "tnum"]
  return letters.includes(fractionSlash) ? [...always, "dnom", "frac", "numr"] : always
}
