import { join } from "node:path"
import { decode } from "../../../../src/content/check/json/decode"
import type { Json } from "../../../../src/content/edit/edit-json"
import { blobBytes } from "../blobs"
import { bytesOf } from "../disk"
import { type FileChange, isFileMode } from "./file-changes"

/** The texts of files that differ, by their paths within data/. */
export interface ComparedTexts {
  readonly committed: ReadonlyMap<string, string>
  readonly present: ReadonlyMap<string, string>
}

/** Files with text in them, which are compared by what they say. */
export const isText = (file: string): boolean => /\.(?:json|md)$/i.test(file)

/**
 * @param data the folder of the content
 * @param changes files that differ from the last commit
 * @returns the texts of those with text in them, as they were and as they are
 */
export async function textsOf(data: string, changes: readonly FileChange[]): Promise<ComparedTexts> {
  const texts = changes.filter(({ file, committed }) => isText(file) && isFileMode(committed?.mode ?? "100"))
  const old = texts.flatMap(({ file, path, committed }) => (committed ? [{ file, path, oid: committed.oid }] : []))
  const [before, after] = await Promise.all([
    blobBytes(data, old),
    Promise.all(
      texts.map(async ({ file, isPresent }) => [file, isPresent && (await bytesOf(join(data, file)))] as const),
    ),
  ])
  return {
    committed: new Map(old.map(({ file }, index) => [file, textIn(before[index] ?? Buffer.alloc(0))])),
    present: new Map(after.flatMap(([file, bytes]) => (bytes ? [[file, textIn(bytes)] as const] : []))),
  }
}

const textIn = (bytes: Buffer): string => decode(bytes).source.text

/** @returns what a text holds as JSON; nothing if there is none, or it cannot be read */
export function jsonIn(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    // It is compared as a text.
    return undefined
  }
}
