import { existsSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { cacheFolder } from "../gatsby/cache"
import { readColour } from "./colour"
import { type Brand, choices, noBrand, palette, type Theme } from "./palette"
import { type ColourName, defaultColours, type Palette } from "./tokens"

/** The folder from which webpack loads the owner's colours as the module site-brand: colours.css. */
export const brandFolder = join(cacheFolder, "brand")

const file = "data/brand.json"

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

/** @returns all colours of the site, including the owner's */
export const siteColours = (): Palette => palette(ownersBrand(), defaultColours())

/** @returns the page's surface in each theme, for the browser's own bars */
export function surfaces(): { light: string; dark: string } {
  const { paper, night } = siteColours()
  return { light: paper, dark: night }
}

function ownersBrand(): Brand {
  if (!existsSync(file)) return noBrand
  try {
    return brandOf(JSON.parse(readFileSync(file, "utf8")))
  } catch (error) {
    // Only `npm run develop` gets here with invalid JSON, which the check has reported.
    if (error instanceof SyntaxError) return noBrand
    throw error
  }
}

/**
 * @param colours of the site
 * @param defaults those of src/styles/tokens.css
 * @returns the style sheet that follows tokens.css, with the colours that differ; empty if none does
 */
export function brandStyles(colours: Palette, defaults: Palette): string {
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

/** Writes that style sheet for webpack, which picks up changes in `npm run develop`. */
export async function writeBrandStyles(): Promise<void> {
  const path = join(brandFolder, "colours.css")
  const styles = brandStyles(siteColours(), defaultColours())
  if (existsSync(path) && readFileSync(path, "utf8") === styles) return
  await mkdir(brandFolder, { recursive: true })
  await writeFile(path, styles)
}
