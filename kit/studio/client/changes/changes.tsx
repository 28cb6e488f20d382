import { useEffect, useRef, useState } from "react"
import { words } from "../../words/words"
import { unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { ChangeWords } from "./change-words"
import { History } from "./history"
import { Publish } from "./publish"
import { UnsavedList } from "./unsaved-list"

/** The changes since the last commit, each with a button to take it back, and the form to publish them; or the history. */
export function Changes() {
  const { content, view, changes: counted } = useStudio()
  const { last: changes, refresh } = counted
  const { restored, closeDialog } = view
  const unsaved = unsavedEdits(content).length
  const [isHistory, setIsHistory] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const wasHistory = useRef(false)

  // Its button is gone: the next one of the list has the focus, and the list stays where it is.
  const takenBack = async (index: number) => {
    await refresh()
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>(".change > .quiet") ?? [])]
      const next = buttons[index] ?? buttons.at(-1)
      if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    })
  }

  useEffect(() => {
    if (wasHistory.current && !isHistory) button.current?.focus()
    wasHistory.current = isHistory
  }, [isHistory])

  if (isHistory)
    return (
      <History
        onRestored={(state) => {
          view.update({ restored: state })
          void refresh()
          setIsHistory(false)
        }}
        onBack={() => setIsHistory(false)}
        onClose={closeDialog}
      />
    )
  return (
    <Dialog
      title={changes || unsaved > 0 ? words.changes.count(changes?.length ?? 0, unsaved) : words.changes.title}
      isWhole
      onClose={closeDialog}
    >
      <div className="changes">
        {changes !== null && (
          <p className="to-history">
            <button ref={button} type="button" className="button" onClick={() => setIsHistory(true)}>
              {words.history.open}
            </button>
          </p>
        )}
        {restored && <p className="note">{words.history.toPublish(restored.day)}</p>}
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
