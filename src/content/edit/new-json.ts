import { editJson, type Json } from "./edit-json"
import { lineBreakOf } from "./json-style"

/**
 * @param content of a JSON file that is not there yet
 * @param neighbour text of another file
 * @returns the file's text, with its neighbour's indentation and line breaks
 */
export function newJson(content: Json, neighbour: string): string {
  return editJson(`{}${lineBreakOf(neighbour) || "\n"}`, { kind: "set", path: [], to: content }, neighbour)
}
