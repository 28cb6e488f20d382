import { takenAnchors } from "./contract/rules/texts"

/**
 * @param titles of a text's headings, in order
 * @returns a unique id for each: its letters and digits in any script, joined by hyphens
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

/** The prefix of footnote ids. */
const noteId = /^fn(?:ref)?-/

function free(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id) && !noteId.test(id)) return id
  for (let number = 2; ; number++) {
    const next = `${id}-${number}`.replace(noteId, "note-")
    if (!taken.has(next)) return next
  }
}
