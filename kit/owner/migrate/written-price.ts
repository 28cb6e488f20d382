import { wordIn } from "../../content/label-sets/label-sets"
import { amountsIn, formatPer, type Price, pricedUnits } from "../../language/money"
import { languagesOfMonths } from "../../language/month-names"

const currencies: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR", zł: "PLN", US$: "USD" }

const atLeast = /^(?:from|ab|à partir de|dès|desde|od)\s+/iu
const tax = "(?:vat|mwst|ust|iva)\\.?"
const taxes = [
  ["added", new RegExp(`,?\\s*(?:(?:\\+|plus|excl?\\.?|zzgl\\.?|más)\\s*${tax}|\\bht|netto)$`, "iu")],
  ["included", new RegExp(`,?\\s*(?:inc?l?\\.?|inkl\\.?|con)\\s*${tax}|ttc|brutto$`, "iu")],
] as const

const article = /^(?:an?|per|pro|je|im|par|au|por|al|za|na|\/)\s*/u

/** Finds the unit that a price is for, by its name in any of the label sets' languages. */
function unitCalled(words: string): Price["per"] | undefined {
  const plain = words.trim().toLowerCase()
  const noun = plain.replace(article, "")
  return pricedUnits.find((unit) =>
    languagesOfMonths.some((language) => {
      if (unit === "fixed") return plain === wordIn(language, { file: "pages/services.json", path: ["offer", "fixed"] })
      const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
      const names = [format.format(1).replace("1", ""), formatPer(language, unit).replace(article, "")]
      return names.some((name) => name.trim().toLowerCase() === noun)
    }),
  )
}

/**
 * @param written a price in words, such as from £1,900
 * @param unit the words after it, such as a day
 * @param language of the site: its region says which dollar is meant
 * @returns the price as data; undefined if the words are unclear
 */
export function priceIn(written: string, unit: string | undefined, language: string): Price | undefined {
  const [amount, ...others] = amountsIn(written)
  const [behind = "", taxed] = taken(unit ?? "")
  const [words = "", taxedToo] = taken(written.replace(/\d(?:[\d.,'’\s]*\d)?\s?(?:k\b)?/iu, "").trim())
  const sign = words.replace(atLeast, "").trim()
  const dollar = new Intl.Locale(language).maximize().region === "US" ? "USD" : undefined
  const currency = currencies[sign] ?? (sign === "$" ? dollar : /^[A-Z]{3}$/.exec(sign)?.[0])
  const per = behind.trim() === "" ? undefined : unitCalled(behind)
  if (amount === undefined || others.length > 0 || !Number.isInteger(amount) || currency === undefined) return undefined
  if (behind.trim() !== "" && per === undefined) return undefined
  const its = taxed ?? taxedToo
  return {
    amount,
    currency,
    ...(per && { per }),
    ...(atLeast.test(words) && { atLeast: true }),
    ...(its && { tax: its }),
  }
}

/** @returns the text without its words about tax, and what those say */
function taken(text: string): readonly [string, Price["tax"]?] {
  const found = taxes.find(([, words]) => words.test(text))
  return found ? [text.replace(found[1], ""), found[0]] : [text]
}
