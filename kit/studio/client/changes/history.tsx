import { useCallback, useEffect, useState } from "react"
import type { HistoryEntry, HistoryPage } from "../../server/publishing/history"
import { words } from "../../words"
import { Dialog } from "../look/dialog"
import { useStudio } from "../studio-context"
import { BackTo, type BroughtBack } from "./back-to"
import { HistoryRow } from "./history-row"

interface HistoryProps {
  /** The files have the content of a former state. */
  readonly onBroughtBack: (state: BroughtBack) => void
  /** Shows the changes again. */
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The commits that changed the content, newest first. Each shows what it changed, and its content can be brought back. */
export function History({ onBroughtBack, onBack, onClose }: HistoryProps) {
  const { entries, last, more } = useHistory()
  const [chosen, setChosen] = useState<HistoryEntry>()

  return (
    <Dialog title={words.history.title} isWhole onClose={onClose}>
      <div className="changes">
        <p className="to-history">
          <button type="button" className="button" onClick={onBack}>
            {words.history.toChanges}
          </button>
        </p>
        {last === undefined && <p className="empty">{words.history.loading}</p>}
        {last === null && <p className="empty">{words.history.none}</p>}
        {last && entries.length === 0 && <p className="empty">{words.history.empty}</p>}
        <ol aria-label={words.history.states}>
          {entries.map((entry) => (
            <HistoryRow
              key={entry.commit}
              entry={entry}
              isChosen={entry === chosen}
              onBackTo={() => setChosen(entry)}
            />
          ))}
        </ol>
        {last?.hasMore && (
          <p className="to-history">
            <button type="button" className="button" onClick={more}>
              {words.history.older}
            </button>
          </p>
        )}
        {last?.isShallow && !last.hasMore && (
          <p className="empty">{words.history.shallow(<code key="command">git fetch --unshallow</code>)}</p>
        )}
      </div>
      {chosen ? (
        <BackTo
          key={chosen.commit}
          entry={chosen}
          onBroughtBack={onBroughtBack}
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

/** Reads the history page by page. `last` is the last page, undefined until there is one, null without git. */
function useHistory() {
  const { api, store } = useStudio()
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([])
  const [last, setLast] = useState<HistoryPage | null>()

  const read = useCallback(
    async (from: string | undefined, skip: number) => {
      const page = await store.asked(() => api.history({ ...(from === undefined ? {} : { from }), skip }))
      if (page === undefined) return
      setLast(page)
      setEntries((before) => [...before.slice(0, skip), ...(page?.entries ?? [])])
    },
    [api, store],
  )

  useEffect(() => void read(undefined, 0), [read])
  return { entries, last, more: () => void read(last?.from, entries.length) }
}
