import { takenAnchors } from "../contract/rules/texts"

/**
 * @param titles of a text's headings, in order
 * @returns a unique id for each: its letters and digits in any script, joined by hyphens
 */
export function headingIds(titles: readonly string[]): string[] {
  const taken = new Set<string>(takenAnchors)
  const numbers = new Map<string, number>()
  return titles.map((title) => {
    const plain = title.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    const id = free(plain.replace(/^-|-$/g, "") || "section", taken, numbers)
    taken.add(id)
    return id
  })
}

/** The prefix of footnote ids. */
const noteId = /^fn(?:ref)?-/

/** @param numbers the last number that each id has got, so that a thousand equal headings are not counted again and again */
function free(id: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  if (!taken.has(id) && !noteId.test(id)) return id
  for (let number = (numbers.get(id) ?? 1) + 1; ; number++) {
    const next = `${id}-${number}`.replace(noteId, "note-")
    if (taken.has(next)) continue
    numbers.set(id, number)
    return next
  }
}
