/**
 * @param value any number
 * @param language a BCP 47 tag, from data/site.json
 * @returns the number as the language writes it
 */
export const numberIn = (language: string, value: number): string => new Intl.NumberFormat(language).format(value)

/**
 * @param percent of a hundred
 * @param language a BCP 47 tag
 * @returns the share as the language writes it: its sign may stand elsewhere, after a space, or be another one
 */
export const percentIn = (language: string, percent: number): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100)

/**
 * @param year of the common era, which copyright lines everywhere have; not that of the language's own calendar
 * @param language a BCP 47 tag
 * @returns the year in the language's digits
 */
export const yearIn = (language: string, year: number): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(year)

/** How a percentage that is claimed is meant, each with the sign that stands before it. */
const signs: ReadonlyMap<string, string> = new Map([
  ["under", "<"],
  ["about", "~"],
  ["exactly", ""],
])

export const comparisons = [...signs.keys()]

/**
 * @param comparison one of them; under if none is given
 * @returns the sign
 */
export const signOf = (comparison: string | null | undefined): string => signs.get(comparison ?? "under") ?? ""
