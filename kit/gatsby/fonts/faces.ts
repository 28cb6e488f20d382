/** A font of the site, and the files of the complete font. */
export interface Face {
  /** Its name in CSS (src/styles/tokens.css). */
  readonly family: string
  /** The prefix of its file names. */
  readonly name: string
  /** Its source files, the basic alphabet first. Each character is taken from the first file that has it. */
  readonly sources: readonly string[]
}

const files = (name: string) =>
  ["latin", "latin-ext"].map((letters) => `@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`)

/** Besley for headlines and figures, Public Sans for text. */
export const faces: readonly Face[] = [
  { family: "Besley", name: "besley", sources: files("besley") },
  { family: "Public Sans", name: "public-sans", sources: files("public-sans") },
]

/** The lightest and the boldest weight in the styles; `<strong>` is 700. A test compares them with src's CSS. */
export const weights = { min: 400, max: 700 } as const

/** U+2044: between digits browsers render it as a fraction, such as 3⁄4. */
const fractionSlash = 0x2044

/**
 * The OpenType features to keep: those that browsers apply by default (CSS Fonts 4, section 7.1), and the tabular figures that src/styles/global.css sets.
 * Small figures for fractions cost 1.5 kB, and are kept only if there is a fraction.
 *
 * @param letters of a font file, as code points
 * @returns the features' tags
 */
export function featuresFor(letters: readonly number[]): string[] {
  const always = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn", "tnum"]
  return letters.includes(fractionSlash) ? [...always, "dnom", "frac", "numr"] : always
}
