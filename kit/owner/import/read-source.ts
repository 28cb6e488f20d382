import type { ReadHints } from "./format"
import { readFiles, type SourceContent } from "./formats"
import type { ReadProgress } from "./offer"
import { openSource } from "./source-files"

/**
 * @param path of an archive, a folder or a file
 * @param onProgress is told of each file that is read
 * @param hints what its owner says of it
 * @returns what it proposes
 * @throws ImportRefusal if it cannot be imported
 */
export async function readSource(
  path: string,
  onProgress: (progress: ReadProgress) => void,
  hints: ReadHints = {},
): Promise<SourceContent> {
  const source = await openSource(path)
  try {
    const read = new Set<string>()
    const text = (file: string) => {
      read.add(file)
      onProgress({ done: read.size, total: source.files.paths.length })
      return source.files.text(file)
    }
    return await readFiles({ ...source.files, text }, hints)
  } finally {
    source.close()
  }
}
