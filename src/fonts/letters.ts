import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { dataFolder } from "../content/check/data-folder"
import { isGuide } from "../content/contract/texts"
import { dayIn, monthIn } from "../language/dates"
import { decodeText } from "../language/html-entities"
import { numberIn, percentIn } from "../language/numbers"
import { faces } from "./faces"

/** Letters, each with the files of the content that it stands in; none of them for what the site writes itself. */
export type Letters = ReadonlyMap<string, readonly string[]>

/** What is on a keyboard in the language of addresses: visitors write theirs into the newsletter's form. Space to tilde. */
const typed = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** What the site's code puts on its pages beside the content: src/media/media-card.module.css, src/content/texts/text-parts.ts. */
const fromCode = "·☑☐↩"

/** Where a browser divides a word it puts a hyphen at the end of the line; the soft hyphen says where it may. */
const divided = "-\u2010\u00ad"

/** Blocks of code, which are in a font of the visitor's device. */
const code = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm

/**
 * @param folder with the content, such as data
 * @returns every letter, digit and sign that the site may show
 * @throws an Error if a JSON file is none; the check, which comes before every build, names such a file first
 */
export async function lettersOf(folder: string): Promise<Letters> {
  const letters = new Map<string, string[]>()
  const add = (text: string, file?: string) => {
    for (const letter of new Set(text.normalize("NFC"))) {
      const known = letters.get(letter) ?? []
      letters.set(letter, file ? [...known, file] : known)
    }
  }
  add(typed + fromCode + divided)
  for (const path of (await dataFolder(folder))?.files ?? []) {
    if (isGuide(path) || !/\.(?:json|md)$/.test(path)) continue
    const text = (await readFile(join(folder, path), "utf8")).replace(/^\ufeff/, "")
    const content: unknown = path.endsWith(".md") ? text.replace(code, "") : JSON.parse(text)
    add(decodeText(textIn(content)), `${folder}/${path}`)
    // The check, which comes before every build, sees to it that there is one.
    if (path === "site.json") add(writtenIn((content as { language: string }).language))
  }
  return letters
}

/** @returns all texts in some JSON, one behind the other */
function textIn(content: unknown): string {
  if (typeof content === "string") return `${content}\n`
  if (typeof content !== "object" || content === null) return ""
  return Object.values(content).map(textIn).join("")
}

/** @returns what the build writes in the owner's language (src/language/language-forms.ts): all its digits, months and signs */
function writtenIn(language: string): string {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`).flatMap(
    // Some languages write the month with a day otherwise than by itself.
    (month) => [dayIn(language, `${month}-10`), monthIn(language, month)],
  )
  return [numberIn(language, 1_234_567.89), numberIn(language, 0), percentIn(language, 100), ...months].join("")
}

/** What is not drawn, or has no shape of its own: spaces, line ends, marks of direction, soft hyphens, the wish for an emoji's picture. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u

/** Of the files that letters are in this many are named. */
const named = 3

/**
 * @param letters of the site
 * @param had by family, the code points in its files
 * @returns a line that names the letters of the content which fonts lack, with their files; none if no letter is lacking
 */
export function missingLetters(
  letters: Letters,
  had: Readonly<Record<string, ReadonlySet<number>>>,
): string | undefined {
  const lacking = new Map<string, string[]>()
  for (const [letter, files] of letters) {
    if (files.length === 0 || unseen.test(letter)) continue
    const without = faces.map(({ family }) => family).filter((family) => !had[family]?.has(letter.codePointAt(0) ?? 0))
    if (without.length === 0) continue
    const fonts = without.join(" and ")
    lacking.set(fonts, [...(lacking.get(fonts) ?? []), letter])
  }
  if (lacking.size === 0) return undefined
  const parts = [...lacking].map(([fonts, lacked]) => {
    const files = [...new Set(lacked.flatMap((letter) => letters.get(letter) ?? []))].sort()
    const more = files.length > named ? ` and ${files.length - named} more` : ""
    return `${fonts}: ${lacked.sort().join(" ")} (in ${files.slice(0, named).join(", ")}${more})`
  })
  return `These letters are missing from the site's fonts, so visitors see another font: ${parts.join("; ")}.`
}
