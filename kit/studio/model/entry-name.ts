import { words } from "../words/words"

/** The keys that can name an entry, best first: text before addresses. */
const namingKeys = [
  "name",
  "title",
  "when",
  "text",
  "heading",
  "term",
  "question",
  "label",
  "figure",
  "quote",
  "slug",
  "id",
]

/** The keys that tell entries of the same name apart, best first. */
const marks = ["title", "company", "author", "platform", "date", "place", "when", "text", "slug", "id"]

/** The longest text, in characters, that is put next to a name to tell it apart. */
const maxMarkLength = 60

/** The longest name, in characters; a longer text is cut after a word. */
const maxNameLength = 80

/**
 * @param entry of a list
 * @param index of the entry, from 0
 * @param thing what the contract calls an entry of the list, for an entry without a name of its own
 * @returns a name that the owner recognizes, such as the beginning of a long text; `entryNames` also tells equal names apart
 */
export function entryName(entry: unknown, index: number, thing?: string): string {
  if (typeof entry === "string" && entry.trim() !== "") return beginningOf(entry)
  if (typeof entry === "number") return String(entry)
  const [from, to, figure, text] = ["from", "to", "figure", "text"].map((key) => textIn(entry, key))
  if (from !== undefined && to !== undefined) return words.lists.redirect(from, to)
  if (figure !== undefined && text !== undefined) return beginningOf(`${figure} ${text}`)
  const own = namingKeys.map((key) => textIn(entry, key)).find((each) => each !== undefined)
  return own === undefined ? (from ?? to ?? words.lists.entry(index + 1, thing)) : beginningOf(own)
}

/** Removes the full stop of a whole sentence, because other words follow a name. */
function beginningOf(text: string): string {
  if (text.length <= maxNameLength) return text.replace(/(?<=\s\S+\s\S+\s\S*[^.])\.$/, "")
  const cut = text.slice(0, maxNameLength)
  return `${cut.replace(/\s+\S*$/, "")}…`
}

/**
 * @param entries of a list
 * @param thing what the contract calls one of them
 * @returns a name for each; equal names are told apart by another of the entries' texts, or by their numbers
 */
export function entryNames(entries: readonly unknown[], thing?: string): readonly string[] {
  const plain = entries.map((entry, index) => entryName(entry, index, thing))
  return plain.map((name, index) => {
    const alike = entries.filter((_entry, other) => plain[other] === name)
    if (alike.length === 1) return name
    const mark = marks.find((key) => tellsApart(key, alike))
    return words.lists.toldApart(name, (mark && textIn(entries[index], mark)) ?? String(index + 1))
  })
}

function tellsApart(key: string, entries: readonly unknown[]): boolean {
  const texts = entries.map((entry) => textIn(entry, key))
  return (
    new Set(texts).size === entries.length && texts.every((each) => each !== undefined && each.length <= maxMarkLength)
  )
}

function textIn(entry: unknown, key: string): string | undefined {
  const value: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, key) : undefined
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}
