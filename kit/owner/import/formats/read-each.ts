import { ImportRefusal } from "../format"

/**
 * Reads things one by one, such as the files of a source: one that cannot be read is told, and the others are read.
 *
 * @param sources what is read
 * @param tell is told why one is left out
 * @param read reads one
 * @returns what all of them have
 * @throws ImportRefusal with all reasons if none can be read
 */
export async function readEach<Source, Item>(
  sources: readonly Source[],
  tell: (sentence: string) => void,
  read: (source: Source) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const found: Item[] = []
  const reasons: string[] = []
  for (const source of sources) {
    try {
      found.push(...(await read(source)))
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error
      reasons.push(error.message)
    }
  }
  if (reasons.length > 0 && reasons.length === sources.length) throw new ImportRefusal(reasons.join("\n"))
  for (const reason of reasons) tell(`Left out: ${reason}`)
  return found
}
