import { words } from "../../words"
import type { ContentState } from "../content/content-state"
import { type ContentLocation, fileInWords, keyInWords, titleOf } from "../content/location"
import { positionOf, removedValue, storedValue } from "../content/reading"

/** @returns a location's name: its file, its entries' titles, including removed ones, and its key */
export function nameOfLocation({ file, path }: ContentLocation, content: ContentState): string {
  const steps = path.map((step, index) => {
    if (typeof step !== "number") return keyInWords(step)
    const entry = { file, path: path.slice(0, index + 1) }
    const position = positionOf(content, entry)?.at(-1)
    if (position !== undefined) return titleOf(storedValue(content, entry), Number(position))
    const removed = removedValue(content, file, step)
    return removed === undefined ? words.unsaved.deletedEntry : titleOf(removed, 0)
  })
  return [fileInWords(file), ...steps].join(", ")
}
