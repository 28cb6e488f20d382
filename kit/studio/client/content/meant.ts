import { withHttps } from "../../../content/contract/rules/links"
import type { FieldFacts } from "../../server/content/contract"

/**
 * @param typed into a field
 * @param field the contract's field
 * @param path of the value
 * @param languages in which numbers and currencies may be written, the site's first
 * @returns the intended value: 4500 for "£4,500", EUR for "Euro", an address with its https://; what can't be understood stays as it is, for the check
 */
export function meantBy(
  typed: string,
  { kind }: Pick<FieldFacts, "kind">,
  path: readonly unknown[],
  languages: readonly string[],
): string | number {
  if (kind === "number") return numberIn(typed, languages) ?? typed
  if (kind === "link") return withHttps(typed.trim()) ?? typed.trim()
  if (path.at(-1) === "currency") return currencyIn(typed, languages) ?? typed
  return typed
}

function numberIn(typed: string, languages: readonly string[]): number | undefined {
  // Spaces and apostrophes group digits in some languages, and mean nothing else in the others.
  const plain = typed.replace(/[\p{Sc}\s'’]/gu, "")
  const [letters] = /^\p{L}+\.?|\p{L}+\.?$/u.exec(plain) ?? []
  const bare = letters && currencyIn(letters, languages) ? plain.replace(letters, "") : plain
  if (/^-?\d+$/.test(bare)) return Number(bare)
  for (const language of languages) {
    const parts = new Intl.NumberFormat(language).formatToParts(1234567.5)
    const sign = (type: string) => parts.find((each) => each.type === type)?.value.replace(".", "\\.") ?? ","
    const grouped = new RegExp(`^(-?\\d{1,3}(?:${sign("group")}\\d{3})*|-?\\d+)(?:${sign("decimal")}0{1,2})?$`)
    const [, whole] = grouped.exec(bare) ?? []
    if (whole !== undefined) return Number(whole.replace(/[^\d-]/g, ""))
  }
  return undefined
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
