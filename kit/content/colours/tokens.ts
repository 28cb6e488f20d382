import { type Hex, readColour } from "./colour"

const declaration = (name: string): RegExp => new RegExp(`--${name}:([^;]*);`)

/** The declaration of each colour in src/styles/tokens.css. */
const declarations = {
  paper: declaration("paper"),
  "paper-shade": declaration("paper-shade"),
  bone: declaration("bone"),
  "bone-dim": declaration("bone-dim"),
  ink: declaration("ink"),
  "ink-soft": declaration("ink-soft"),
  night: declaration("night"),
  "night-lit": declaration("night-lit"),
  "night-band": declaration("night-band"),
  line: declaration("line"),
  "line-night": declaration("line-night"),
  vermilion: declaration("vermilion"),
  "vermilion-lit": declaration("vermilion-lit"),
  "vermilion-night": declaration("vermilion-night"),
  "band-text-soft": declaration("band-text-soft"),
  // One role combines both.
  "code-value": /--code-value: *var\(--light, (.*)\) var\(--dark, .*\);/,
  "code-value-lit": /--code-value: *var\(--light, .*\) var\(--dark, (.*)\);/,
}

export type ColourName = keyof typeof declarations

/** A colour for each name. */
export type Palette = Readonly<Record<ColourName, Hex>>

const names = Object.keys(declarations) as readonly ColourName[]

/**
 * @param make returns the colour for a name
 * @returns the colours of all names
 */
export const paletteOf = (make: (name: ColourName) => Hex): Palette =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<ColourName, Hex>

/**
 * @param tokens the content of src/styles/tokens.css
 * @param name of a colour in it
 * @returns the colour
 * @throws an Error if the colour is missing or invalid
 */
export function colourIn(tokens: string, name: ColourName): Hex {
  const written = declarations[name].exec(tokens)?.[1]?.trim()
  const colour = readColour(written ?? "")
  if (colour) return colour.hex
  const mistake = written === undefined ? "is missing" : `is "${written}", which is no colour`
  throw new Error(`In src/styles/tokens.css --${name} ${mistake}. Colours of your own belong into data/brand.json.`)
}
