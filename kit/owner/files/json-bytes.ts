import { decode } from "../../content/files/decode"
import { type Edit, editJson, type Json, tryJson } from "../../content/json/edit-json"

const byteOrderMark = "\ufeff"

/**
 * @param bytes of a JSON file
 * @returns its content; undefined if it cannot be read, since editing it would not be safe
 */
export function readableContent(bytes: Buffer): Json | undefined {
  const { source, readable } = decode(bytes)
  return readable ? tryJson(source.text) : undefined
}

/**
 * @param bytes of a JSON file
 * @param edits to apply, in this order
 * @returns the file's new bytes; everything but the edited values keeps every byte
 * @throws NoSuchPath if an edit does not fit the file
 */
export function withEdits(bytes: Buffer, edits: readonly Edit[]): Buffer {
  const text = bytes.toString("utf8")
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : ""
  return Buffer.from(mark + edits.reduce((now, edit) => editJson(now, edit), text.slice(mark.length)))
}
