import { useEffect, useRef, useState } from "react"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words"
import { unsavedIn } from "../content/content-state"
import { Dialog } from "../look/dialog"
import { useStudio } from "../studio-context"
import type { BroughtBack } from "./back-to"
import { ChangeWords } from "./change-words"
import { History } from "./history"
import { Publish } from "./publish"
import { UnsavedList } from "./unsaved-list"

interface ChangesProps {
  /** Undefined until they are counted, null without a commit to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  readonly broughtBack: BroughtBack | undefined
  readonly onBroughtBack: (state: BroughtBack) => void
  /** Counts them again. */
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/** The changes since the last commit, each with a button to take it back, and the form to publish them; or the history. */
export function Changes({ changes, broughtBack, onBroughtBack, onRefresh, onClose }: ChangesProps) {
  const unsaved = unsavedIn(useStudio().content).length
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
        onBroughtBack={(state) => {
          onBroughtBack(state)
          onRefresh()
          setIsHistory(false)
        }}
        onBack={() => setIsHistory(false)}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={changes || unsaved > 0 ? words.changes.count(changes?.length ?? 0, unsaved) : words.changes.title}
      isWhole
      onClose={onClose}
    >
      <div className="changes">
        {changes !== null && (
          <p className="to-history">
            <button ref={button} type="button" className="button" onClick={() => setIsHistory(true)}>
              {words.history.open}
            </button>
          </p>
        )}
        {broughtBack && <p className="note">{words.history.toPublish(broughtBack.day)}</p>}
        <UnsavedList />
        {changes === undefined && <p className="empty">{words.changes.counting}</p>}
        {changes === null && <p className="empty">{words.changes.noHistory}</p>}
        {changes?.length === 0 && unsaved === 0 && <p className="empty">{words.changes.none}</p>}
        <ol>
          {changes?.map((change, index) => (
            <ChangeWords key={change.key} change={change} number={index + 1} onTakenBack={onRefresh} />
          ))}
        </ol>
      </div>
      <Publish changes={changes} suggested={broughtBack?.message} onPublished={onRefresh} />
    </Dialog>
  )
}
