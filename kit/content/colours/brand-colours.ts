import { readColour } from "./colour"
import { type Brand, choices, type Theme } from "./palette"
import type { ColourName, Palette } from "./tokens"

/**
 * @param content of data/brand.json, of any shape
 * @returns its valid colours
 */
export function brandOf(content: unknown): Brand {
  const coloursOf = (theme: Theme) =>
    Object.fromEntries(
      choices.flatMap((choice) => {
        const written = at(at(content, theme), choice)
        const colour = typeof written === "string" ? readColour(written) : undefined
        return colour ? [[choice, colour.hex]] : []
      }),
    )
  return { light: coloursOf("light"), dark: coloursOf("dark") }
}

const at = (content: unknown, key: string): unknown =>
  typeof content === "object" && content !== null ? Reflect.get(content, key) : undefined

/**
 * @param colours of the site
 * @param defaults those of src/styles/tokens.css; empty for a sheet with all colours
 * @returns the style sheet that follows tokens.css, with the colours that differ; empty if none does
 */
export function brandStyles(colours: Palette, defaults: Partial<Palette>): string {
  const differs = (name: ColourName) => colours[name] !== defaults[name]
  const { "code-value": value, "code-value-lit": lit, ...plain } = colours
  const rules = Object.entries(plain)
    .filter(([name]) => differs(name as keyof typeof plain))
    .map(([name, hex]) => `--${name}: ${hex};`)
  // One role combines both.
  if (differs("code-value") || differs("code-value-lit"))
    rules.push(`--code-value: var(--light, ${value}) var(--dark, ${lit});`)
  return rules.length > 0 ? `:root {\n${rules.map((rule) => `  ${rule}\n`).join("")}}\n` : ""
}
