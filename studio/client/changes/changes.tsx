import { useCallback, useEffect, useState } from "react"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { Dialog } from "../look/dialog"
import { useStudio } from "../studio-context"
import { ChangeWords } from "./change-words"
import { Publish } from "./publish"

/** What differs from what was last published, each with its way back, and the way to publish it. */
export function Changes({ onClose }: { readonly onClose: () => void }) {
  const { api, store, content } = useStudio()
  const [changes, setChanges] = useState<readonly ContentChange[] | null>()

  const refresh = useCallback(() => void store.asked(api.changes).then(setChanges), [api, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are others when the content is.
  useEffect(refresh, [refresh, content.files])

  const count = changes?.length ?? 0
  return (
    <Dialog title={changes === null ? "Changes" : inWords(count)} isWhole onClose={onClose}>
      <div className="changes">
        {changes === null && (
          <p className="empty">
            This folder has no history, so nothing can be compared. What you save is in its files all the same.
          </p>
        )}
        {changes && count === 0 && <p className="empty">Everything is as it was last committed.</p>}
        <ol>
          {changes?.map((change, index) => (
            <ChangeWords key={change.key} change={change} number={index + 1} onTakenBack={refresh} />
          ))}
        </ol>
      </div>
      <Publish changes={changes} onPublished={refresh} />
    </Dialog>
  )
}

const inWords = (count: number): string =>
  count === 0 ? "No changes" : count === 1 ? "One change" : `${count} changes`
