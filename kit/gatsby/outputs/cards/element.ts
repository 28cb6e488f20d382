import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { CSSProperties, ReactElement, ReactNode } from "react"
import type { SatoriOptions } from "satori"

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

/**
 * The site's fonts in the format that satori reads: one file per weight and part of the alphabet, not variable, WOFF. Each part has its own name, because
 * satori accepts one file per name and weight.
 */
const files = [
  ["Besley", "besley/files/besley-latin-500-normal.woff", 500],
  ["Besley Extended", "besley/files/besley-latin-ext-500-normal.woff", 500],
  ["Public Sans", "public-sans/files/public-sans-latin-500-normal.woff", 500],
  ["Public Sans Extended", "public-sans/files/public-sans-latin-ext-500-normal.woff", 500],
] as const

/** For headlines and figures. */
export const display = '"Besley", "Besley Extended"'
/** For small text. */
export const text = '"Public Sans", "Public Sans Extended"'

let loaded: SatoriOptions["fonts"] | undefined

/** @returns the fonts, read once */
export function fonts(): SatoriOptions["fonts"] {
  // Not this module's own `require`: Gatsby compiles the module into another folder, where that function does not exist.
  const { resolve } = createRequire(join(process.cwd(), "package.json"))
  loaded ??= files.map(([name, file, weight]) => ({
    name,
    weight,
    style: "normal" as const,
    data: readFileSync(resolve(`@fontsource/${file}`)),
  }))
  return loaded
}
