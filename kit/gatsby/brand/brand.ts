import { existsSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import {
  type Brand,
  brandStyles,
  defaultColours,
  emptyBrand,
  type Palette,
  palette,
  parseBrand,
} from "../../content/colours/palette"
import { isFileWithin } from "../../content/files/data-folder"
import { getIn } from "../../content/location/json-path"
import { cacheFolder } from "../cache"

/** The folder from which webpack loads the owner's colours, and the printed margin text, as the module site-brand: colours.css. */
export const brandFolder = join(cacheFolder, "brand")

const file = "data/brand.json"

/** @returns all colours of the site, including the owner's */
export const siteColours = (): Palette => palette(ownersBrand(), defaultColours)

/** @returns the page's surface in each theme, for the browser's own bars */
export function themeSurfaces(): { light: string; dark: string } {
  const { paper, night } = siteColours()
  return { light: paper, dark: night }
}

const ownersBrand = (): Brand => parsed(file, parseBrand) ?? emptyBrand

/** Only `npm run develop` gets here with invalid JSON, which the check has reported. */
function parsed<Content>(path: string, parse: (content: unknown) => Content): Content | undefined {
  if (!isFileWithin(path, "data")) return undefined
  try {
    return parse(JSON.parse(readFileSync(path, "utf8")))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Every printed sheet names its owner, in the margin (browsers that know CSS's page-margin boxes). */
function paperMargins(): string {
  const words = parsed("data/site.json", (site) =>
    [getIn(site, "name"), getIn(site, "siteUrl")].filter((part) => typeof part === "string").join(", "),
  )
  // An angle bracket could end the element that the styles are in.
  const content = JSON.stringify(words ?? "").replaceAll("<", "\\3c ")
  return `@page{@bottom-left{content:${content};font:8.5pt Public Sans,sans-serif}}\n`
}

/** Writes that style sheet for webpack, which picks up changes in `npm run develop`. */
export async function writeBrandStyles(): Promise<void> {
  const path = join(brandFolder, "colours.css")
  const styles = brandStyles(siteColours(), defaultColours) + paperMargins()
  if (existsSync(path) && readFileSync(path, "utf8") === styles) return
  await mkdir(brandFolder, { recursive: true })
  await writeFile(path, styles)
}
