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
  const { changes, refresh } = counted
  const { restored, closeDialog } = view
  const unsaved = unsavedEdits(content).length
  const [isHistory, setIsHistory] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasHistory = useRef(false)

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
        <ol>
          {changes?.map((change, index) => (
            <ChangeWords key={change.key} change={change} number={index + 1} onTakenBack={() => void refresh()} />
          ))}
        </ol>
      </div>
      <Publish />
    </Dialog>
  )
}
