import type { ContentChange } from "../../server/publishing/compare/content-change"
import { Dialog } from "../look/dialog"
import { ChangeWords } from "./change-words"
import { Publish } from "./publish"

interface ChangesProps {
  /** Undefined until they are counted, null where there is nothing to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  /** Counts them anew. */
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/** What differs from what was last published, each with its way back, and the way to publish it. */
export function Changes({ changes, onRefresh, onClose }: ChangesProps) {
  return (
    <Dialog title={changes ? inWords(changes.length) : "Changes"} isWhole onClose={onClose}>
      <div className="changes">
        {changes === undefined && <p className="empty">Counting…</p>}
        {changes === null && (
          <p className="empty">
            This folder has no history, so nothing can be compared. What you save is in its files all the same.
          </p>
        )}
        {changes?.length === 0 && <p className="empty">Everything is as it was last committed.</p>}
        <ol>
          {changes?.map((change, index) => (
            <ChangeWords key={change.key} change={change} number={index + 1} onTakenBack={onRefresh} />
          ))}
        </ol>
      </div>
      <Publish changes={changes} onPublished={onRefresh} />
    </Dialog>
  )
}

const inWords = (count: number): string =>
  count === 0 ? "No changes" : count === 1 ? "One change" : `${count} changes`
