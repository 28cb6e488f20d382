import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { CSSProperties, ReactElement, ReactNode } from "react"
import type { SatoriOptions } from "satori"
import subsetFont from "subset-font"

/** An element for satori: a React element, made without React because Node loads these files as they are. */
export function element(
  type: string,
  style: CSSProperties,
  children: ReactNode = undefined,
  attributes: Readonly<Record<string, string | number>> = {},
): ReactElement {
  return { type, key: null, props: { ...attributes, style, children } }
}

/** A box that lays out its children in a row; satori supports only flex layout. */
export const row = (style: CSSProperties, ...children: ReactNode[]) =>
  element("div", { display: "flex", ...style }, children)

/** A box that lays out its children in a column. */
export const column = (style: CSSProperties, ...children: ReactNode[]) =>
  row({ flexDirection: "column", ...style }, ...children)

/** The site's fonts, a file for each part of the alphabet. Each has its own name, because satori accepts one file per name and weight. */
const files = [
  ["Besley", "besley/files/besley-latin"],
  ["Besley Extended", "besley/files/besley-latin-ext"],
  ["Public Sans", "public-sans/files/public-sans-latin"],
  ["Public Sans Extended", "public-sans/files/public-sans-latin-ext"],
] as const

/** The one weight of a card: satori reads no variable fonts. */
const weight = 500

/** For headlines and figures. */
export const display = '"Besley", "Besley Extended"'
/** For small text. */
export const text = '"Public Sans", "Public Sans Extended"'

let loaded: Promise<SatoriOptions["fonts"]> | undefined

/** @returns the fonts, read once */
export function fonts(): Promise<SatoriOptions["fonts"]> {
  // Not this module's own `require`: Gatsby compiles the module into another folder, where that function does not exist.
  const { resolve } = createRequire(join(process.cwd(), "package.json"))
  loaded ??= Promise.all(
    files.map(async ([name, file]) => {
      const variable = await readFile(resolve(`@fontsource-variable/${file}-wght-normal.woff2`))
      const data = await subsetFont(variable, "", {
        targetFormat: "sfnt",
        variationAxes: { wght: weight },
        keepAllGlyphs: true,
      })
      return { name, weight, style: "normal" as const, data }
    }),
  )
  return loaded
}
