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
