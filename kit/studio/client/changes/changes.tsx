import { useRef } from "react"
import { asText } from "../../../content/location/json-path"
import { shownState, typedAt, type UnsavedEdit } from "../../model/unsaved-edit"
import { words } from "../../words/words"
import { isWithin, locationKey } from "../content/location"
import { messageForOwner, nameOfLocation, placeOfDiagnostic } from "../content/names"
import { type ContentState, unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { QuietButton } from "../ui/quiet-button"
import { ChangeWords } from "./change-words"
import { Publish } from "./publish"

/** The changes since the last commit, each with a button to take it back, and the form to publish them. */
export function Changes() {
  const { content, view, changes: counted } = useStudio()
  const { last: changes, refresh } = counted
  const { closeDialog } = view
  const unsaved = unsavedEdits(content).length
  const list = useRef<HTMLOListElement>(null)

  // The pressed button disappears with its change: focus the next button, without scrolling.
  const takenBack = async (index: number) => {
    await refresh()
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>(".change > .quiet") ?? [])]
      const next = buttons[index] ?? buttons.at(-1)
      if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    })
  }

  return (
    <Dialog
      title={changes || unsaved > 0 ? words.changes.count(changes?.length ?? 0, unsaved) : words.changes.title}
      isWhole
      onClose={closeDialog}
    >
      <div className="changes">
        <UnsavedList />
        {changes === undefined && <p className="empty">{words.changes.counting}</p>}
        {changes === null && <p className="empty">{words.changes.noHistory}</p>}
        {changes?.length === 0 && unsaved === 0 && <p className="empty">{words.changes.none}</p>}
        <ol ref={list}>
          {changes?.map((change, index) => (
            <ChangeWords
              key={change.key}
              change={change}
              number={index + 1}
              isOutdated={counted.changes === undefined}
              onTakenBack={() => void takenBack(index)}
            />
          ))}
        </ol>
      </div>
      <Publish />
    </Dialog>
  )
}

/** The unsaved edits, each with the reason and a button to its field. */
function UnsavedList() {
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
              <b>{nameOfLocation(typedAt(each), content)}</b> {reasonOf(each, content)}{" "}
              {typedWords(each) !== "" && <q dir="auto">{typedWords(each)}</q>}
            </p>
            {each.meant && (
              <QuietButton
                onClick={() => {
                  store.type(typedAt(each), each.value)
                  store.giveUp(each)
                }}
              >
                {words.fields.keepMine}
              </QuietButton>
            )}
            {each.state.kind === "gone" && !each.meant ? (
              <QuietButton onClick={() => void navigator.clipboard.writeText(typedWords(each))}>
                {words.unsaved.copy}
              </QuietButton>
            ) : (
              <QuietButton onClick={() => view.openLocation(typedAt(each))}>{words.unsaved.goToField}</QuietButton>
            )}
            <QuietButton onClick={() => store.giveUp(each)}>{words.unsaved.discard}</QuietButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf(edit: UnsavedEdit, content: ContentState): string {
  const { file, path, diagnostics, isHeld } = edit
  const state = shownState(edit)
  if (edit.meant) return words.unsaved.conflict
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

const typedWords = ({ value }: UnsavedEdit): string => asText(value ?? "")
