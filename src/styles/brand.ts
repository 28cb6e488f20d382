import { existsSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { cacheFolder } from "../gatsby/cache"
import { readColour } from "./colour"
import { type Brand, choices, noBrand, palette, type Theme } from "./palette"
import { type ColourName, defaultColours, type Palette } from "./tokens"

/** Where webpack finds the owner's colours, as the module site-brand: colours.css. */
export const brandFolder = join(cacheFolder, "brand")

const file = "data/brand.json"

/**
 * @param content of data/brand.json, or anything at all
 * @returns the colours in it that can be read
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

/** @returns all colours of the site, with the owner's */
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
    // Only `npm run develop` comes here with a file that is no JSON, and the check has named it.
    if (error instanceof SyntaxError) return noBrand
    throw error
  }
}

/**
 * @param colours of the site
 * @param defaults those of src/styles/tokens.css
 * @returns the style sheet that follows it: what differs from them; empty if nothing is
 */
export function brandStyles(colours: Palette, defaults: Palette): string {
  const differs = (name: ColourName) => colours[name] !== defaults[name]
  const { "code-value": value, "code-value-lit": lit, ...plain } = colours
  const rules = Object.entries(plain)
    .filter(([name]) => differs(name as keyof typeof plain))
    .map(([name, hex]) => `--${name}: ${hex};`)
  // One role holds both.
  if (differs("code-value") || differs("code-value-lit"))
    rules.push(`--code-value: var(--light, ${value}) var(--dark, ${lit});`)
  return rules.length > 0 ? `:root {\n${rules.map((rule) => `  ${rule}\n`).join("")}}\n` : ""
}

/** Writes that style sheet for webpack, which takes up a change in `npm run develop`. */
export async function writeBrandStyles(): Promise<void> {
  const path = join(brandFolder, "colours.css")
  const styles = brandStyles(siteColours(), defaultColours())
  if (existsSync(path) && readFileSync(path, "utf8") === styles) return
  await mkdir(brandFolder, { recursive: true })
  await writeFile(path, styles)
}
