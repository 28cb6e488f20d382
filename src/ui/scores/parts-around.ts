/** @returns a heading cut around its score, which is set in colour */
export function partsAround(heading: string, score: string): readonly string[] {
  const start = heading.indexOf(score)
  return start < 0 ? [heading] : [heading.slice(0, start), score, heading.slice(start + score.length)]
}
