/** Letters that Unicode does not decompose, in a to z: CLDR's transform Latin-ASCII. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ĸ: "q",
  ı: "i",
}

/** ICAO Doc 9303, part 3, section 6. */
const scandinavian = { å: "aa", ø: "oe" }

/** Letters that a language writes in a to z in another way than the rest of the world. */
const ofLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** CLDR's transform de-ASCII. */
  de: { ä: "ae", ö: "oe", ü: "ue" },
  da: scandinavian,
  nb: scandinavian,
  nn: scandinavian,
  no: scandinavian,
}

/**
 * @param text such as a title
 * @param language of the text, a BCP 47 tag; decides what ä, ö, ü, å and ø become: "überlastet" is "ueberlastet" in German
 * @returns its slug: a to z, 0 to 9, single hyphens; empty if no character of it is usable
 */
export function slugOf(text: string, language = ""): string {
  const own = ofLanguage[language.split("-", 1)[0]?.toLowerCase() ?? ""] ?? {}
  return text
    .toLowerCase()
    .normalize("NFC")
    .replace(/./gsu, (letter) => own[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[\p{M}’']/gu, "")
    .replace(/./gsu, (letter) => letters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
}
