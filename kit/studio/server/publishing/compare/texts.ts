import { join } from "node:path"
import { decode } from "../../../../content/files/decode"
import { blobBytes } from "../blobs"
import { bytesOf } from "../disk"
import { type FileChange, isFileMode } from "./file-changes"

/** The texts of changed files before and after, by path within data/. */
export interface ComparedTexts {
  readonly committed: ReadonlyMap<string, string>
  readonly present: ReadonlyMap<string, string>
}

/** @returns whether a file is a text, compared by content */
export const isText = (file: string): boolean => /\.(?:json|md)$/i.test(file)

/**
 * @param data the folder of the content
 * @param changes files that differ
 * @returns the former and the later texts of the text files among them
 * @throws GitError if git fails
 */
export async function textsOf(data: string, changes: readonly FileChange[]): Promise<ComparedTexts> {
  const texts = changes.filter(({ file, committed }) => isText(file) && isFileMode(committed?.mode ?? "100"))
  const old = texts.flatMap(({ file, path, committed }) => (committed ? [{ file, path, oid: committed.oid }] : []))
  const onDisk = texts.filter(({ isPresent }) => isPresent)
  const [before, now] = await Promise.all([
    blobBytes(data, old),
    Promise.all(onDisk.map(({ file }) => bytesOf(join(data, file)))),
  ])
  return {
    committed: new Map(old.map(({ file }, index) => [file, textIn(before[index] ?? Buffer.alloc(0))])),
    present: new Map(
      onDisk.flatMap(({ file }, index) => {
        const bytes = now[index]
        return bytes ? [[file, textIn(bytes)] as const] : []
      }),
    ),
  }
}

const textIn = (bytes: Buffer): string => decode(bytes).source.text
