import { ImportRefusal } from "../format"

/**
 * Reads the files of a source one by one: one that cannot be read is told, and the others are read.
 *
 * @param paths of the files
 * @param tell is told why a file is left out
 * @param read reads a file
 * @returns what all of them have
 * @throws ImportRefusal with all reasons if none can be read
 */
export async function readEach<Item>(
  paths: readonly string[],
  tell: (sentence: string) => void,
  read: (path: string) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const found: Item[] = []
  const reasons: string[] = []
  for (const path of paths) {
    try {
      found.push(...(await read(path)))
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error
      reasons.push(error.message)
    }
  }
  if (reasons.length > 0 && reasons.length === paths.length) throw new ImportRefusal(reasons.join("\n"))
  for (const reason of reasons) tell(`Left out: ${reason}`)
  return found
}
