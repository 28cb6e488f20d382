import { words } from "../words"

/** The keys that can name an entry, best first: text before addresses. */
const names = ["name", "title", "text", "heading", "term", "question", "label", "figure", "quote", "from", "slug", "id"]

/**
 * @param entry of a list
 * @param index of the entry, from 0
 * @returns a name for it that its owner recognizes
 */
export function entryName(entry: unknown, index: number): string {
  if (typeof entry === "string" || typeof entry === "number") return String(entry)
  const values = typeof entry === "object" && entry !== null ? entry : {}
  const named = names.map((key): unknown => Reflect.get(values, key))
  return String(named.find((each) => typeof each === "string" && each !== "") ?? words.lists.entry(index + 1))
}
