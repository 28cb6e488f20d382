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

/** A text for each plural form of a language, as Unicode CLDR names them; `other` serves for those that are absent. */
export type PluralForms = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, "other">]?: string | null | undefined
}

/**
 * @param forms texts with `{count}` where the number stands
 * @param count how many
 * @param language a BCP 47 tag, from data/site.json
 * @returns the text of the form that the language has for that number
 */
export function plural(forms: PluralForms, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace("{count}", () => numberIn(language, count))
}

/**
 * Open Graph wants a country with each language. Without the tag, readers of it assume American English.
 *
 * @param language a BCP 47 tag such as "en-GB" or "pl"
 * @returns the language and the country as Open Graph writes them, such as "en_GB"; where the tag names no country, the likeliest by Unicode
 *   CLDR, such as "pl_PL"
 */
export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize()
  return region ? `${name}_${region}` : name
}
