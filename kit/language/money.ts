/**
 * @param language a BCP 47 tag
 * @param currency an ISO 4217 code
 * @param amount in the currency
 * @returns the amount in whole units, as the language writes it with the currency's sign
 */
export const formatMoney = (language: string, currency: string, amount: number): string =>
  new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 })
    .format(amount)
    // Direction marks, which no font has; src/ui/text/fill.ts isolates an amount within a sentence instead.
    .replace(/[\u200e\u200f\u061c]/g, "")

/** What a price can be for. */
export const pricedUnits = ["hour", "day", "week", "month", "year", "fixed"] as const
type PricedUnit = (typeof pricedUnits)[number]

/** For languages in which Unicode CLDR's word means a day of 24 hours. */
const ownWords: Readonly<Record<string, string>> = { "pl day": "za dzień", "sv day": "per dag" }

/**
 * @param language a BCP 47 tag
 * @param unit such as "month"
 * @returns the words that follow an amount, such as "per month"
 */
export function formatPer(language: string, unit: Exclude<PricedUnit, "fixed">): string {
  const write = (of: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit: of, unitDisplay: "long" }).format(1)
  const own = ownWords[`${new Intl.Locale(language).language} ${unit}`]
  return own ?? write(`liter-per-${unit}`).replace(write("liter"), "").trim()
}

/** A price as content has it. */
export interface Price {
  readonly amount: number
  readonly currency: string
  readonly per?: PricedUnit | null | undefined
  readonly atLeast?: boolean | null | undefined
  readonly tax?: "included" | "added" | null | undefined
}

/** @returns whether a text is a currency code */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code)

/** @returns whether a value has everything that is needed to write it as a price */
export function isPrice(value: unknown): value is Price {
  const { amount, currency, per } = Object(value)
  const isKnown = per === undefined || pricedUnits.includes(per)
  return typeof amount === "number" && typeof currency === "string" && isCurrency(currency) && isKnown
}

/** @returns whether a text names a sum of money: a number with a currency, or nothing else */
export function namesMoney(text: string): boolean {
  const codes = text.match(/\b[A-Z]{3}\b/g) ?? []
  const hasCurrency = /\p{Sc}|zł|Kč|\bkr\b/u.test(text) || codes.some(isCurrency)
  return /\p{Nd}/u.test(text) && (hasCurrency || amountIn(text) !== undefined)
}

/** The words that a site uses around its prices. */
export interface PriceWords {
  readonly fixed?: string | null
  readonly atLeast?: string | null
  readonly taxIncluded?: string | null
  readonly taxAdded?: string | null
}

/** @returns a price as visitors read it: its amount, what it is for, and the tax */
export function writtenPrice(language: string, { amount, currency, per, atLeast, tax }: Price, words: PriceWords) {
  const money = formatMoney(language, currency, amount)
  return {
    amount: atLeast ? (words.atLeast ?? "{price}").replace("{price}", () => money) : money,
    unit: (per === "fixed" ? words.fixed : per && formatPer(language, per)) ?? null,
    tax: (tax && (tax === "added" ? words.taxAdded : words.taxIncluded)) ?? null,
  }
}

/** The zeros of six scripts, each followed by its other digits in Unicode: Latin, Arabic, Persian, Devanagari, Bengali, Thai. */
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
    // Decimals are one or two digits after the last separator, or any number of digits before a k; otherwise, a separator marks thousands.
    const [, whole = "", decimals = "0"] = (thousands ? /^(.*)\D(\d+)$/ : /^(.*)[.,\u066b](\d{1,2})$/).exec(
      written,
    ) ?? [undefined, written]
    return Number(`${whole.replace(/\D/g, "")}.${decimals}e${thousands ? 3 : 0}`)
  })
}

/** @returns the amount that a text is, with a currency's sign, a percent sign, a k or a dash for cents; undefined if it says anything else */
export function amountIn(text: string): number | undefined {
  const bare = text.replace(/[\p{Sc}%\s]|[.,][-–—]+/gu, "")
  const isAmount = /^-?(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]\d{1,2}|[.,]\d+(?=k))?k?$/i.test(bare)
  return isAmount ? amountsIn(bare).map((amount) => (bare.startsWith("-") ? -amount : amount))[0] : undefined
}
