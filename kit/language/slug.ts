/** How each letter, in lower case, is written in a to z. */
type Letters = Readonly<Record<string, string>>

/** Latin letters that Unicode does not decompose, by CLDR's transform Latin-ASCII. */
const latin: Letters = {
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

/**
 * CLDR’s transforms Russian-Latin/BGN, Ukrainian-Latin/BGN and Belarusian-Latin/BGN, without diacritics, and with e for every е. Other languages
 * differ in a few letters: see `ofLanguage`.
 */
const cyrillic: Letters = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "yo",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ў: "w",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  // Only Serbian and Macedonian have these.
  ђ: "dj",
  ѓ: "gj",
  ѕ: "dz",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  ќ: "kj",
  џ: "dz",
}

/** ELOT 743, which is ISO 843 type 2 and used in Greek passports. Its pairs of letters are replaced first. */
const greek: Letters = {
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
}

/** From ELOT 743. A υ with a diaeresis, or after an accented vowel, is a vowel of its own. */
const greekPairs: ReadonlyArray<readonly [RegExp, string]> = [
  [/ο[υύ]/g, "ou"],
  [/([αεη])[υύ](?=[αεηιουωάέήίόύώβγδζλμνρ])/g, "$1v"],
  [/([αεη])[υύ]/g, "$1f"],
  [/γ(?=γ)/g, "n"],
  [/γ(?=[ξχ])/g, "n"],
  [/(?<!\p{L})μπ|μπ(?!\p{L})/gu, "b"],
]

/** ICAO Doc 9303, part 3, section 6. */
const scandinavian: Letters = { å: "aa", ø: "oe" }

/** Letters for which a language has its own spelling in a to z. */
const ofLanguage: ReadonlyMap<string, Letters> = new Map(
  Object.entries({
    /** CLDR's transform de-ASCII. */
    de: { ä: "ae", ö: "oe", ü: "ue" },
    da: scandinavian,
    nb: scandinavian,
    nn: scandinavian,
    no: scandinavian,
    /** The Transliteration Act of 2009. */
    bg: { х: "h", щ: "sht", ъ: "a", ь: "y" },
    /** Resolution 55 of the Cabinet of Ministers, 2010. */
    uk: { г: "h", и: "y" },
    be: { г: "h" },
    /** As in Serbian's own Latin alphabet, without diacritics. */
    sr: { ж: "z", х: "h", ц: "c", ч: "c", ш: "s" },
    mk: { х: "h", ц: "c" },
  }),
)

/** Letters that a language spells differently within a word than at its start. */
const behindLetter: ReadonlyMap<string, Letters> = new Map([["uk", { є: "ie", ї: "i", й: "i", ю: "iu", я: "ia" }]])

/**
 * Leaves Arabic, Hebrew, Chinese and the like as they are: without vowels or a dictionary, nobody could read the result.
 *
 * @param text in lower case
 * @param language of the text, a BCP 47 tag, or ""
 * @returns the text with Latin, Cyrillic and Greek letters in a to z
 */
function inLatinLetters(text: string, language: string): string {
  const tag = language.split("-", 1)[0]?.toLowerCase() ?? ""
  const own = ofLanguage.get(tag) ?? {}
  const behind = behindLetter.get(tag) ?? {}
  const composed = text
    .normalize("NFC")
    .replace(/(?<=\p{L})[^ -~]/gu, (letter) => behind[letter] ?? letter)
    .replace(/[^ -~]/gu, (letter) => own[letter] ?? cyrillic[letter] ?? letter)
  return greekPairs
    .reduce((done, [pair, latinPair]) => done.replace(pair, latinPair), composed)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]/gu, (letter) => latin[letter] ?? greek[letter] ?? letter)
}

/** Names that no file can have on Windows, whatever its extension: a repository with one cannot be cloned there. As a regular expression, in lower case. */
export const reservedName = "(?:con|prn|aux|nul|com[0-9]|lpt[0-9])"

const reserved = new RegExp(`^${reservedName}$`)

/**
 * @param text such as a title
 * @param language of the text, a BCP 47 tag; decides what letters such as ä, ö, ü, å and ø become: "überlastet" is "ueberlastet" in German
 * @returns its slug: a to z, 0 to 9, single hyphens; empty if none of its characters can be used
 */
export function slugOf(text: string, language = ""): string {
  return inLatinLetters(text.toLowerCase(), language)
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(reserved, "$&-1")
}
