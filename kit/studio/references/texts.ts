import { decode } from "../../content/files/decode"
import type { Json } from "../../content/json/edit-json"
import { contentIn } from "../model/file-content"

/** Text files of data/ by path: their texts with their line breaks, without a byte order mark. */
export type Texts = ReadonlyMap<string, string>

/** @returns the content of a JSON file or the settings of a page; undefined if it is missing, or cannot be parsed */
export const jsonOf = (texts: Texts, file: string): Json | undefined => contentIn(file, texts.get(file) ?? "")

/** @returns the texts of files, without those that are missing or not UTF-8 */
export function textsOf(files: ReadonlyMap<string, Buffer | undefined>): Texts {
  return new Map(
    [...files].flatMap(([file, bytes]) => {
      const decoded = bytes && decode(bytes)
      return decoded?.readable ? [[file, decoded.source.text] as const] : []
    }),
  )
}

/** @returns `jsonOf` of a file's bytes */
export const contentInBytes = (file: string, bytes: Buffer | undefined): Json | undefined =>
  bytes && contentIn(file, textIn(bytes))

/** @returns a file's text without a byte order mark */
export const textIn = (bytes: Buffer): string => bytes.toString("utf8").replace(/^\ufeff/, "")

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * @param text of a file
 * @param before the bytes that it had, or was moved from
 * @returns its bytes; a byte order mark is kept
 */
export function encodedLike(text: string, before: Buffer | undefined): Buffer {
  const marked = before?.subarray(0, byteOrderMark.length).equals(byteOrderMark)
  return Buffer.concat([...(marked ? [byteOrderMark] : []), Buffer.from(text)])
}
