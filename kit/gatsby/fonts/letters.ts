import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isGuide } from "../../content/contract/data-paths"
import { dataFolder } from "../../content/files/data-folder"
import { formatDay, formatMonth } from "../../language/dates"
import { decodeEntities } from "../../language/html-entities"
import { formatMoney } from "../../language/money"
import { formatNumber, formatPercent } from "../../language/numbers"
import { faces } from "./faces"

/** Characters, each with the content files that contain it; an empty list for those that only the site itself writes. */
export type Letters = ReadonlyMap<string, readonly string[]>

/** The characters of email addresses, which visitors type into the newsletter's form: space to tilde. */
const typed = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** Characters that the site's code adds to pages: src/media/media-card.module.css, src/assessment/questions/pillar.tsx, kit/gatsby/nodes/text-parts.ts. */
const fromCode = "·–☑☐↩"

/** A browser puts a hyphen at the end of the line when it divides a word; the soft hyphen marks where it may. */
const divided = "-\u2010\u00ad"

/** Code blocks, which use a font of the visitor's device. */
const code = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm

/**
 * @param folder with the content, such as data
 * @returns every character that the site may show
 * @throws an Error if a JSON file is invalid; the check before every build reports such a file first
 */
export async function lettersOf(folder: string): Promise<Letters> {
  const letters = new Map<string, string[]>()
  const add = (text: string, file?: string) => {
    for (const letter of new Set(text.normalize("NFC"))) {
      const known = letters.get(letter) ?? []
      letters.set(letter, file ? [...known, file] : known)
    }
  }
  let language = ""
  let currency: string | undefined
  add(typed + fromCode + divided)
  for (const path of (await dataFolder(folder))?.files ?? []) {
    if (isGuide(path) || !/\.(?:json|md)$/.test(path)) continue
    const text = (await readFile(join(folder, path), "utf8")).replace(/^\ufeff/, "")
    const content: unknown = path.endsWith(".md") ? text.replace(code, "") : JSON.parse(text)
    add(decodeEntities(textIn(content)), `${folder}/${path}`)
    // The check before every build ensures that both are as the contract says, and that the first is there.
    if (path === "site.json") language = (content as { language: string }).language
    if (path === "pages/engagement.json") currency = (content as { sum?: { currency: string } }).sum?.currency
  }
  if (language) add(writtenIn(language))
  if (currency) add(formatMoney(language, currency, 1_234_567))
  return letters
}

/** @returns all strings in a JSON value, one per line */
function textIn(content: unknown): string {
  if (typeof content === "string") return `${content}\n`
  if (typeof content !== "object" || content === null) return ""
  return Object.values(content).map(textIn).join("")
}

/** @returns all digits, months and symbols that the build writes in the owner's language (kit/gatsby/nodes/language-forms.ts) */
function writtenIn(language: string): string {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`).flatMap(
    // In some languages the name of a month changes when a day precedes it.
    (month) => [formatDay(language, `${month}-10`), formatMonth(language, month)],
  )
  return [
    formatNumber(language, 1_234_567.89),
    formatNumber(language, 0),
    formatPercent(language, 100),
    ...months,
  ].join("")
}

/** Characters without a glyph of their own: spaces, line ends, direction marks, soft hyphens, emoji variation selectors. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u

/** The maximum number of files to name in the warning. */
const named = 3

/**
 * @param letters of the site
 * @param had by family, the code points in its files
 * @returns a warning that names the content's characters that fonts lack, with their files; undefined if none is missing
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
