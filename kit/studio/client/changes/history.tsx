import { useState } from "react"
import type { HistoryEntry, HistoryPage } from "../../server/publishing/history"
import { words } from "../../words/words"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import type { RestoredVersion } from "../view/view-store"
import { HistoryRow } from "./history-row"
import { RestoreVersion } from "./restore-version"

interface HistoryProps {
  /** The files have the content of a former state. */
  readonly onRestored: (state: RestoredVersion) => void
  /** Shows the changes again. */
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The commits that changed the content, newest first. Each shows what it changed, and its content can be brought back. */
export function History({ onRestored, onBack, onClose }: HistoryProps) {
  const { history, more } = useHistory()
  const [chosen, setChosen] = useState<HistoryEntry>()

  return (
    <Dialog title={words.history.title} isWhole onClose={onClose}>
      <div className="changes">
        <p className="to-history">
          <button type="button" className="button" onClick={onBack}>
            {words.history.toChanges}
          </button>
        </p>
        {history === undefined && <p className="empty">{words.history.loading}</p>}
        {history === null && <p className="empty">{words.history.none}</p>}
        {history?.entries.length === 0 && <p className="empty">{words.history.empty}</p>}
        <ol aria-label={words.history.states}>
          {history?.entries.map((entry) => (
            <HistoryRow
              key={entry.commit}
              entry={entry}
              isChosen={entry === chosen}
              onBackTo={() => setChosen(entry)}
            />
          ))}
        </ol>
        {history?.hasMore && (
          <p className="to-history">
            <button type="button" className="button" onClick={more}>
              {words.history.older}
            </button>
          </p>
        )}
        {history?.isShallow && !history.hasMore && (
          <p className="empty">{words.history.shallow(<code key="command">git fetch --unshallow</code>)}</p>
        )}
      </div>
      {chosen ? (
        <RestoreVersion
          key={chosen.commit}
          entry={chosen}
          onRestored={onRestored}
          onCancel={() => {
            document.getElementById(chosen.commit)?.focus()
            setChosen(undefined)
          }}
        />
      ) : (
        <section className="publish" aria-labelledby="history-intro">
          <h3 id="history-intro">{words.history.introTitle}</h3>
          <p>{words.history.intro}</p>
        </section>
      )}
    </Dialog>
  )
}

/** Reads the history page by page: `history` has the pages read so far; it is undefined until there is one, null without git. */
function useHistory() {
  const { api, store } = useStudio()
  const [read, setRead] = useState<HistoryPage>()
  const { answer: history } = useRequest(
    store,
    async () => {
      const next = await api.send("POST history", read ? { from: read.from, skip: read.entries.length } : { skip: 0 })
      return next && { ...next, entries: [...(read?.entries ?? []), ...next.entries] }
    },
    { on: [read] },
  )
  // A copy: after a failure, the same page is asked for again.
  return { history, more: () => setRead(history ? { ...history } : undefined) }
}
