import { withHttps } from "../../../content/contract/rules/links"
import { amountIn } from "../../../language/money"
import { writtenDate } from "../../../language/written-dates"
import type { FieldFacts } from "../../server/content/contract"

/**
 * @param typed into a field
 * @param field the contract's field
 * @param path of the value
 * @param languages in which currencies may be written; the site's, the first, is that of dates
 * @returns the intended value: 4500 for "£4,5k", 2027-03 for "März 2027", EUR for "Euro", an address with its https://; what can't be understood stays as it is, for the check
 */
export function meantBy(
  typed: string,
  { kind }: Pick<FieldFacts, "kind">,
  path: readonly unknown[],
  languages: readonly string[],
): string | number {
  if (kind === "number") return numberIn(typed, languages) ?? typed
  if (kind === "date" || kind === "when") return writtenDate(typed, { language: languages[0] }) ?? typed
  if (kind === "link") return withHttps(typed.trim()) ?? typed.trim()
  if (path.at(-1) === "currency") return currencyIn(typed, languages) ?? typed
  return typed
}

function numberIn(typed: string, languages: readonly string[]): number | undefined {
  const [letters] = /^\p{L}+\.?|\p{L}+\.?$/u.exec(typed.trim()) ?? []
  const amount = amountIn(letters && currencyIn(letters, languages) ? typed.replace(letters, "") : typed)
  return Number.isInteger(amount) ? amount : undefined
}

function currencyIn(typed: string, languages: readonly string[]): string | undefined {
  const wanted = typed.trim().toLowerCase()
  const codes = Intl.supportedValuesOf("currency")
  const written = (language: string, currency: string, currencyDisplay: "symbol" | "name"): string | undefined =>
    new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
      .formatToParts(2)
      .find(({ type }) => type === "currency")?.value
  const named = (language: string) => (code: string) =>
    [
      new Intl.DisplayNames(language, { type: "currency" }).of(code),
      written(language, code, "symbol"),
      written(language, code, "name"),
    ].some((name) => name?.toLowerCase() === wanted)
  return (
    codes.find((code) => code.toLowerCase() === wanted) ?? languages.flatMap((each) => codes.find(named(each)) ?? [])[0]
  )
}
