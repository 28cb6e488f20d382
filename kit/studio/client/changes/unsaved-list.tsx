import { asText } from "../../../content/location/json-path"
import type { UnsavedEdit } from "../../model/unsaved-edit"
import { words } from "../../words/words"
import { isWithin, locationKey } from "../content/location"
import { messageForOwner, nameOfLocation, placeOfDiagnostic } from "../content/names"
import { type ContentState, unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"

/** The unsaved edits, each with the reason and a button to its field. */
export function UnsavedList() {
  const { content, store, view } = useStudio()
  const unsaved = unsavedEdits(content)
  if (unsaved.length === 0) return null
  return (
    <section className="unsaved-list" aria-label={words.unsaved.title}>
      <h3>{words.unsaved.title}</h3>
      <ul className="warnings">
        {unsaved.map((each) => (
          <li key={locationKey(each)}>
            <p>
              <b>{nameOfLocation(each, content)}</b> {reasonOf(each, content)}{" "}
              {wordsOf(each) !== "" && <q dir="auto">{wordsOf(each)}</q>}
            </p>
            {each.state.kind === "gone" ? (
              <button type="button" className="quiet" onClick={() => void navigator.clipboard.writeText(wordsOf(each))}>
                {words.unsaved.copy}
              </button>
            ) : (
              <button type="button" className="quiet" onClick={() => view.openLocation(each)}>
                {words.unsaved.goToField}
              </button>
            )}
            <button type="button" className="quiet" onClick={() => store.giveUp(each)}>
              {words.unsaved.discard}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf({ file, path, state, diagnostics, isHeld }: UnsavedEdit, content: ContentState): string {
  switch (state.kind) {
    case "refused":
      return (
        diagnostics
          .map((each) => {
            const place = placeOfDiagnostic(each, content)
            const told = messageForOwner(each, content)
            return isWithin(place, { file, path }) ? told : `${nameOfLocation(place, content)}: ${told}`
          })
          .join(" ") || words.unsaved.refused
      )
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

const wordsOf = ({ value }: UnsavedEdit): string => asText(value ?? "")
