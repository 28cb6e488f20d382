/** What is said of several entries in the same words, apart from names, addresses and numbers. */
export interface SummedUp {
  readonly count: number
  /** As it is said of the first of them. */
  readonly sentence: string
  /** Of the first ones. */
  readonly titles: readonly string[]
}

/** How many titles stand for all. */
const maxTitles = 3

/**
 * @param entries with what is said of each
 * @returns each sentence once, what is said of most first
 */
export function sumUp(
  entries: ReadonlyArray<{ readonly title: string; readonly sentences: readonly string[] }>,
): readonly SummedUp[] {
  const found = new Map<string, SummedUp>()
  for (const { title, sentences } of entries)
    for (const key of new Set(sentences.map(likeness))) {
      const sentence = sentences.find((each) => likeness(each) === key) ?? ""
      const before = found.get(key)
      const { count, titles } = before ?? { count: 0, titles: [] }
      const shown = count < maxTitles ? [...titles, title] : titles
      found.set(key, { sentence: before?.sentence ?? sentence, count: count + 1, titles: shown })
    }
  return [...found.values()].sort((one, other) => other.count - one.count)
}

/** A sentence without what differs from entry to entry. */
const likeness = (sentence: string): string =>
  sentence
    .replace(/^(The picture|Das Bild) .+?(?=: | (?:is|could|has|ist|ließ|hat|wird) )/, "$1")
    .replace(/„[^“]*“|“[^”]*”|"[^"]*"/g, "“”")
    .replace(/“”(?:, “”)+/g, "“”")
    .replace(/https?:\/\/\S+/g, "https://")
    .replace(/(?:[\w%@.-]+\/)*[\w%@-]+\.(?:png|jpe?g|gif|webp|avif|svg|html?|mdx?|json)\b/gi, "file")
    .replace(/\d+/g, "0")
