import { fieldAt } from "../../../content/contract/field"
import { contentFile } from "../../../content/contract/files"
import { labelSetLanguages, wordIn } from "../../../content/label-sets/label-sets"
import { told } from "../../../content/sentences/sentences"
import { quoted, type ReadHints } from "../format"
import words from "./list-words.json"

/** What a row can hold, with the plain names of its column: in the kit's languages, and in other programs' exports. */
const spellings: Readonly<Record<keyof typeof words.columns, readonly string[]>> = words.columns

export type Column = keyof typeof spellings

type ListKind = "testimonial" | "media" | "book"

/** The columns that each kind needs. */
const columnsFor: Readonly<Record<ListKind, readonly Column[]>> = {
  book: ["title", "author", "link"],
  media: ["title", "platform", "type", "link"],
  testimonial: ["quote", "name"],
}

/** @returns a column's name without capitals, spaces and punctuation: "Author l-f" is authorlf, "Link:" is link */
export const plainColumn = (column: string): string =>
  column
    .normalize()
    .toLowerCase()
    .replace(/\(.*\)|[^\p{L}\p{N}]/gu, "")

/** The columns of a list. */
export interface Columns {
  readonly kind: ListKind
  /** The plain names of the file's columns that hold it, the preferred one first. */
  readonly of: (column: Column) => readonly string[]
}

/** @returns the plain names that a column may have, the preferred one first */
function namesOf(column: Column, { columns: said = {} }: ReadHints): readonly string[] {
  const own = said[column]
  return own === undefined ? spellings[column] : [plainColumn(own)]
}

/**
 * @param columns as a file names them, plain
 * @param hints what its owner says about them
 * @returns what kind of list it is and what its columns hold; undefined if it is not a list
 */
export function columnsIn(columns: readonly string[], hints: ReadHints): Columns | undefined {
  const of = (column: Column) => namesOf(column, hints).filter((name) => columns.includes(name))
  const has = (...wanted: readonly Column[]) => wanted.every((column) => of(column).length > 0)
  if (has("quote") && (has("name") || has("lastName"))) return { kind: "testimonial", of }
  if (has("title", "author")) return { kind: "book", of }
  return has("title", "platform") ? { kind: "media", of } : undefined
}

/** @returns the columns that a list lacks, by their names in docs/importing.md */
export const missingColumns = ({ kind, of }: Columns): readonly Column[] =>
  columnsFor[kind].filter((column) => of(column).length === 0 && !(column === "name" && of("lastName").length > 0))

/**
 * @param name of a file
 * @param found the apparent names of its columns, as written
 * @returns sentences that say what was found, what is needed, and how to say which is which
 */
export function columnAdvice(name: string, found: readonly string[]): string {
  const called = found.filter((column) => column !== "").slice(0, 20)
  const [books = "", media = "", testimonials = ""] = Object.values(columnsFor).map((columns) => columns.join(", "))
  const [first, second] = [found[0] || "Werk", found[1] || "Wer"]
  const columns = quoted(...called) || undefined
  return told("import.list.columns", { path: name, columns, books, media, testimonials, first, second })
}

/**
 * @param said such as "title=Werk, author=Wer"
 * @returns the names by column; undefined if it has another form
 */
export function columnHints(said: string): ReadHints["columns"] | undefined {
  const pairs = said.split(/[,;]/).map((pair) => pair.split("=").map((part) => part.trim()))
  const isKnown = ([column = "", name = "", ...rest]: readonly string[]) =>
    Object.hasOwn(spellings, column) && name !== "" && rest.length === 0
  if (!pairs.every(isKnown)) return undefined
  return Object.fromEntries(pairs.map(([column = "", name = ""]) => [column, name] as const))
}

/** The names that owners can use for columns. */
export const columnNames: readonly string[] = Object.keys(spellings).filter(
  (name) => !["shelf", "bookId", "moreAuthors"].includes(name),
)

/** Other words for the kinds of appearances than the label sets have, plain. */
const typeWords: Readonly<Record<string, readonly string[]>> = words.types

/** @returns the kinds of appearances, as the contract names them */
export function kindsOfMedia(): readonly string[] {
  const media = contentFile("media.json")
  return (media && fieldAt(media.field, [0, "type"])?.choices) ?? []
}

/** @returns the kind of an appearance, by its name in any of the label sets; undefined if the word is not one, so that the owner is asked */
export function mediaTypeOf(written: string): string | undefined {
  const word = plainColumn(written)
  return kindsOfMedia().find((type) => {
    const label = { file: "pages/media.json", path: ["types", type] }
    const names = labelSetLanguages.map((language) => plainColumn(String(wordIn(language, label))))
    return [type, `${type}s`, ...names, ...(typeWords[type] ?? [])].includes(word)
  })
}
