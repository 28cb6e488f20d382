import { words } from "../../words"
import { unsavedIn } from "../content/content-state"
import type { Unsaved } from "../content/edits/unsaved"
import { locationKey } from "../content/location"
import { nameOfLocation } from "../names"
import { useStudio } from "../studio-context"

/** The unsaved edits, each with the reason and a button to its field. */
export function UnsavedList() {
  const { content, store, open } = useStudio()
  const unsaved = unsavedIn(content)
  if (unsaved.length === 0) return null
  return (
    <ul className="warnings unsaved-list">
      {unsaved.map((each) => (
        <li key={locationKey(each)}>
          <p>
            <b>{nameOfLocation(each, content)}</b> {reasonOf(each)}{" "}
            {each.state.kind === "gone" && <q>{wordsOf(each)}</q>}
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
