import { setImmediate } from "node:timers/promises"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"

/**
 * Reads items one by one, such as the files of a source. An item that cannot be read is reported, and does not keep the others from being read.
 *
 * @param sources the items
 * @param tell called with the reason for each item that is left out
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
    // Lets the process that reads report progress between two items.
    await setImmediate()
    try {
      found.push(...(await read(source)))
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error
      reasons.push(error.message)
    }
  }
  if (reasons.length > 0 && reasons.length === sources.length) throw new ImportRefusal(reasons.join("\n"))
  for (const reason of reasons) tell(told("import.leftOutFor", { why: reason }))
  return found
}
