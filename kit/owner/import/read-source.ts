import { formatOf } from "./formats"
import type { Proposal, ReadProgress } from "./offer"
import { openSource } from "./source-files"

/** What a source proposes. */
export interface SourceContent {
  /** What it was recognised as, in English. */
  readonly format: string
  /** What the format said of it. */
  readonly sentences: readonly string[]
  readonly proposals: readonly Proposal[]
}

/**
 * @param path of a zip archive, a folder or a file
 * @param onProgress is told of each file that is read
 * @throws ImportRefusal if it cannot be imported
 */
export async function readSource(path: string, onProgress: (progress: ReadProgress) => void): Promise<SourceContent> {
  const source = await openSource(path)
  try {
    const read = new Set<string>()
    const text = (file: string) => {
      read.add(file)
      onProgress({ done: read.size, total: source.files.paths.length })
      return source.files.text(file)
    }
    const files = { ...source.files, text }
    const format = await formatOf(files)
    const sentences: string[] = []
    const proposals = await format.read(files, (sentence) => sentences.push(sentence))
    return { format: format.name, sentences, proposals }
  } finally {
    source.close()
  }
}
