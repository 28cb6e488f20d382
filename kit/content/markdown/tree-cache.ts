import type { Root } from "mdast"

/** A parsed text, and the check during which it was last used. */
interface Parsed {
  readonly tree: Root
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

/** @returns the tree of a text: the cached one, or else what `parse` returns */
export function cachedTree(text: string, parse: () => Root): Root {
  const tree = parsed.get(text)?.tree ?? parse()
  forget(text)
  parsed.set(text, { tree, check: checks })
  held += text.length
  for (const oldest of parsed.keys()) {
    if (held <= maxHeld) break
    forget(oldest)
  }
  return tree
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
