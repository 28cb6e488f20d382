import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words"
import { Dialog } from "../look/dialog"
import { ChangeWords } from "./change-words"
import { Publish } from "./publish"

interface ChangesProps {
  /** Undefined until they are counted, null without a commit to compare with. */
  readonly changes: readonly ContentChange[] | null | undefined
  /** Counts them again. */
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/** The changes since the last commit, each with a button to take it back, and the form to publish them. */
export function Changes({ changes, onRefresh, onClose }: ChangesProps) {
  return (
    <Dialog title={changes ? words.changes.count(changes.length) : words.changes.title} isWhole onClose={onClose}>
      <div className="changes">
        {changes === undefined && <p className="empty">{words.changes.counting}</p>}
        {changes === null && <p className="empty">{words.changes.noHistory}</p>}
        {changes?.length === 0 && <p className="empty">{words.changes.none}</p>}
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
