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
import { cacheFolder } from "../cache"

/** The folder from which webpack loads the owner's colours as the module site-brand: colours.css. */
export const brandFolder = join(cacheFolder, "brand")

const file = "data/brand.json"

/** @returns all colours of the site, including the owner's */
export const siteColours = (): Palette => palette(ownersBrand(), defaultColours)

/** @returns the page's surface in each theme, for the browser's own bars */
export function themeSurfaces(): { light: string; dark: string } {
  const { paper, night } = siteColours()
  return { light: paper, dark: night }
}

function ownersBrand(): Brand {
  if (!isFileWithin(file, "data")) return emptyBrand
  try {
    return parseBrand(JSON.parse(readFileSync(file, "utf8")))
  } catch (error) {
    // Only `npm run develop` gets here with invalid JSON, which the check has reported.
    if (error instanceof SyntaxError) return emptyBrand
    throw error
  }
}

/** Writes that style sheet for webpack, which picks up changes in `npm run develop`. */
export async function writeBrandStyles(): Promise<void> {
  const path = join(brandFolder, "colours.css")
  const styles = brandStyles(siteColours(), defaultColours)
  if (existsSync(path) && readFileSync(path, "utf8") === styles) return
  await mkdir(brandFolder, { recursive: true })
  await writeFile(path, styles)
}
