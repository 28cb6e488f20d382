import { takenAnchors } from "./contract/rules/texts"

/**
 * @param titles of a text's headings, in order
 * @returns an address for each within its page: its letters and digits in any script, joined by hyphens; no two the same
 */
export function headingIds(titles: readonly string[]): string[] {
  const taken = new Set<string>(takenAnchors)
  return titles.map((title) => {
    const plain = title.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    const id = free(plain.replace(/^-+|-+$/g, "") || "section", taken)
    taken.add(id)
    return id
  })
}

/** Addresses that begin so are those of notes. */
const noteId = /^fn(?:ref)?-/

function free(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id) && !noteId.test(id)) return id
  for (let number = 2; ; number++) {
    const next = `${id}-${number}`.replace(noteId, "note-")
    if (!taken.has(next)) return next
  }
}
