/**
 * @param language a BCP 47 tag
 * @param currency an ISO 4217 code
 * @param amount in the currency
 * @returns the amount in whole units, as the language writes it with the currency's sign
 */
export const formatMoney = (language: string, currency: string, amount: number): string =>
  new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 })
    .format(amount)
    // Marks of direction, which no font has: where an amount stands in a sentence, it is kept apart (src/ui/text/fill.ts).
    .replace(/[\u200e\u200f\u061c]/g, "")

/** Zeros of the scripts whose digits stand beside them: Latin, Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = ["0", "\u0660", "\u06f0", "\u0966", "\u09e6", "\u0e50"].map((zero) => zero.charCodeAt(0))

const digitIn = (character: string): string =>
  String(zeros.map((zero) => character.charCodeAt(0) - zero).find((value) => value >= 0 && value < 10) ?? character)

/**
 * @param text such as a price, in any language
 * @returns the amounts in it: 5400 for "£5,400", "5.400,00 €" or "5.4k"
 */
export function amountsIn(text: string): readonly number[] {
  const latin = text.replace(/\p{Nd}/gu, digitIn)
  return [...latin.matchAll(/(\d+(?:[.,'’\s\u066b\u066c]\d+)*)(\s?k\b)?/giu)].map(([, written = "", thousands]) => {
    // One or two digits after the last separator, or any number of them before a k, are decimals; three are thousands.
    const [, whole = "", decimals = "0"] = (thousands ? /^(.*)\D(\d+)$/ : /^(.*)[.,\u066b](\d{1,2})$/).exec(
      written,
    ) ?? [undefined, written]
    return Number(`${whole.replace(/\D/g, "")}.${decimals}`) * (thousands ? 1000 : 1)
  })
}
