import { words } from "../../words"
import { type ContentState, unsavedIn } from "../content/content-state"
import type { Unsaved } from "../content/edits/unsaved"
import { keyInWords, locationKey, titleOf } from "../content/location"
import { positionOf, removedValue, storedValue } from "../content/reading"
import { useStudio } from "../studio-context"

/** What was typed and is not saved: why, and the way to its field. */
export function UnsavedList() {
  const { content, store, open } = useStudio()
  const unsaved = unsavedIn(content)
  if (unsaved.length === 0) return null
  return (
    <ul className="warnings unsaved-list">
      {unsaved.map((each) => (
        <li key={locationKey(each)}>
          <p>
            <b>{nameOf(each, content)}</b> {reasonOf(each)} {each.state.kind === "gone" && <q>{wordsOf(each)}</q>}
          </p>
          {each.state.kind === "gone" ? (
            <button type="button" className="quiet" onClick={() => void navigator.clipboard.writeText(wordsOf(each))}>
              {words.unsaved.copy}
            </button>
          ) : (
            <button type="button" className="quiet" onClick={() => open(each)}>
              {words.unsaved.goToField}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => store.giveUp(each)}>
            {words.unsaved.discard}
          </button>
        </li>
      ))}
    </ul>
  )
}

function reasonOf({ state, diagnostics, isHeld }: Unsaved): string {
  switch (state.kind) {
    case "refused":
      return words.unsaved.refused(diagnostics)
    case "failed":
      return state.reason
    case "conflict":
      return words.unsaved.conflict
    case "gone":
      return words.unsaved.gone
    default:
      return isHeld ? words.unsaved.held : words.unsaved.saving
  }
}

const wordsOf = ({ mine }: Unsaved): string => String(mine ?? "")

/** @returns what a location is called: its entries by their titles, also those that are gone, then its key */
function nameOf({ file, path }: Unsaved, content: ContentState): string {
  const part = keyInWords(file.replace(/^.*\/|\.(?:json|md)$/g, "").replaceAll("-", " "))
  const steps = path.map((step, index) => {
    if (typeof step !== "number") return keyInWords(step)
    const entry = { file, path: path.slice(0, index + 1) }
    const position = positionOf(content, entry)?.at(-1)
    if (position !== undefined) return titleOf(storedValue(content, entry), Number(position))
    const removed = removedValue(content, file, step)
    return removed === undefined ? words.unsaved.deletedEntry : titleOf(removed, 0)
  })
  return [part, ...steps].join(", ")
}
