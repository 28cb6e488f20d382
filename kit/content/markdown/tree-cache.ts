import type { ReadText } from "./limits"

/** A parsed text, and the check during which it was last used. */
interface Parsed {
  readonly read: ReadText
  readonly check: number
}

/** Parsed texts, the most recently used last, since the check, the pages and the feeds parse the same ones. */
const parsed = new Map<string, Parsed>()

/** The total number of characters in `parsed`. A tree takes about forty times the memory of its text. */
let held = 0

/** More than the texts of a site with four hundred posts. */
const maxHeld = 3_000_000

/** The number of checks so far. */
let checks = 0

/** @returns what is known of a text, or else what `parse` returns */
export function cachedText(text: string, parse: (text: string) => ReadText): ReadText {
  const read = parsed.get(text)?.read ?? parse(text)
  forget(text)
  parsed.set(text, { read, check: checks })
  held += text.length
  for (const oldest of parsed.keys()) {
    if (held <= maxHeld) break
    forget(oldest)
  }
  return read
}

/**
 * Begins a check of all texts. Drops trees that the two checks before it did not use: they belong to former versions of texts, which add up to
 * thousands over hours of writing.
 */
export function dropUnusedTrees(): void {
  checks += 1
  for (const [oldest, { check }] of parsed) {
    if (check >= checks - 2) break
    forget(oldest)
  }
}

function forget(text: string): void {
  if (parsed.delete(text)) held -= text.length
}
