/** Subtags of right-to-left languages, and the scripts that make any language right-to-left (Unicode CLDR). */
const languages = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
const scripts = ["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]

/**
 * Does not use Intl.Locale's `getTextInfo`: some browsers lack it, so the page would change direction when hydrated.
 *
 * @param language a BCP 47 tag such as "ar" or "az-Arab-IR"
 * @returns its writing direction
 */
export function directionOf(language: string): "ltr" | "rtl" {
  const [subtag = "", second = ""] = language.split("-")
  const script = second.length === 4 ? second : undefined
  const isRightToLeft = script ? scripts.includes(script) : languages.includes(subtag)
  return isRightToLeft ? "rtl" : "ltr"
}
