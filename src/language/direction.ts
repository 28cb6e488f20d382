/** Languages that are written from right to left, by their subtag, and the scripts that make any language so (Unicode CLDR). */
const languages = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
const scripts = ["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]

/**
 * Not Intl.Locale's `getTextInfo`, which not every browser has: the page would turn round when it is hydrated.
 *
 * @param language a BCP 47 tag such as "ar" or "az-Arab-IR"
 * @returns the direction in which it is written
 */
export function directionOf(language: string): "ltr" | "rtl" {
  const [subtag = "", second = ""] = language.split("-")
  const script = second.length === 4 ? second : undefined
  const isRightToLeft = script ? scripts.includes(script) : languages.includes(subtag)
  return isRightToLeft ? "rtl" : "ltr"
}
