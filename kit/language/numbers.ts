/**
 * @param value any number
 * @param language a BCP 47 tag, from data/site.json
 * @returns the number as the language writes it
 */
export const formatNumber = (language: string, value: number): string => new Intl.NumberFormat(language).format(value)

/**
 * @param percent such as 50 for 50 %
 * @param language a BCP 47 tag
 * @returns the percentage as the language writes it: its symbol varies in position, spacing and form. A small one is less than 1 %, not 0.
 */
export const formatPercent = (language: string, percent: number): string =>
  percent > 0 && percent < 0.5
    ? `<${formatPercent(language, 1)}`
    : new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100)

/** @returns the percentage as `formatPercent` writes it, with one decimal if it has any */
export const formatShare = (language: string, percent: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(percent / 100)

/**
 * @param bytes of a file
 * @param language a BCP 47 tag
 * @returns its size in megabytes, as the language writes it
 */
export const formatMegabytes = (language: string, bytes: number): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }).format(bytes / 1e6)

/**
 * @param year of the common era, which copyright lines use everywhere, not of the language's own calendar
 * @param language a BCP 47 tag
 * @returns the year in the language's digits
 */
export const formatYear = (language: string, year: number): string =>
  new Intl.NumberFormat(language, { useGrouping: false }).format(year)

/** How a claimed percentage is meant, each with its prefix. */
const signs: ReadonlyMap<string, string> = new Map([
  ["under", "<"],
  ["about", "~"],
  ["exactly", ""],
])

export const comparisons = [...signs.keys()]

/**
 * @param comparison one of `comparisons`; "under" by default
 * @returns its prefix
 */
export const signOf = (comparison: string | null | undefined): string => signs.get(comparison ?? "under") ?? ""

/** A text for each plural form of a language, named as in Unicode CLDR; `other` replaces absent ones. */
export type PluralForms = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, "other">]?: string | null | undefined
}

/**
 * @param forms texts with `{count}` for the number
 * @param count to insert
 * @param language a BCP 47 tag, from data/site.json
 * @returns the text in the language's plural form for that number
 */
export const plural = (forms: PluralForms, count: number, language: string): string =>
  (forms[pluralForm(forms, count, language)] ?? forms.other).replace("{count}", () => formatNumber(language, count))

/** @returns which of a text's forms is for a number, in a language */
export function pluralForm(forms: PluralForms, count: number, language: string): keyof PluralForms {
  const category = new Intl.PluralRules(language).select(count)
  return forms[category] === undefined ? "other" : category
}

/**
 * Open Graph requires a country with each language. Without this tag, programs that read it assume American English.
 *
 * @param language a BCP 47 tag such as "en-GB" or "pl"
 * @returns the language and country in Open Graph's form, such as "en_GB"; if the tag has no country, the likeliest by Unicode CLDR, such as "pl_PL"
 */
export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize()
  return region ? `${name}_${region}` : name
}

/** @returns whether a text is the tag of a language whose plural rules are known */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The plural forms of Unicode CLDR; each language uses some of them. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const

/**
 * @param text plain text
 * @param language of the text, which defines word boundaries: Chinese and Japanese have no spaces between words
 * @returns the number of words
 */
export function countWords(text: string, language: string): number {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).length
}
