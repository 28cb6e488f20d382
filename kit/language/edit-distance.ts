/** @returns how many letters have to be added, left out or replaced to make one text of another */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (const [index, above] of row.slice(1).entries()) {
      const beside = next[index] ?? 0
      const before = row[index] ?? 0
      next.push(Math.min(above + 1, beside + 1, before + (one[at] === other[index] ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
