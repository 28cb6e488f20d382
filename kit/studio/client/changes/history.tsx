import { useId, useState } from "react"
import { contentIn } from "../../model/file-content"
import type { HistoryEntry, HistoryPage } from "../../server/publishing/history"
import type { CommitChanges } from "../../server/publishing/history-changes"
import { words } from "../../words/words"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { QuietButton } from "../ui/quiet-button"
import type { RestoredVersion } from "../view/view-store"
import { changeNames } from "./change-names"
import { ChangeRow } from "./change-words"
import { formatTime } from "./format-time"
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
  // A new object, so that the same page is requested again after a failure.
  return { history, more: () => setRead(history ? { ...history } : undefined) }
}

interface HistoryRowProps {
  readonly entry: HistoryEntry
  /** Whether the owner is asked to confirm going back to it. */
  readonly isChosen: boolean
  readonly onBackTo: () => void
}

/** A commit of the content: when, by whom, its message, whether it is published, and on request what it changed. */
function HistoryRow({ entry, isChosen, onBackTo }: HistoryRowProps) {
  const { store } = useStudio()
  const [changes, setChanges] = useState<CommitChanges>()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { commit, date, author, subject, isPublished, isLatest } = entry
  const when = formatTime(date)
  const named = (act: string) => words.history.act(act, subject, when)

  const toggle = async () => {
    setIsOpen(!isOpen)
    if (!isOpen && !changes) setChanges(await store.send("POST commit-changes", { commit }))
  }

  return (
    <li className={isChosen ? "commit is-chosen" : "commit"}>
      <div className="about">
        <time dateTime={date}>{when}</time>
        <b dir="auto">{subject}</b>
        <span>
          {words.history.about(author)}
          {isPublished !== undefined && (
            <em className={isPublished ? "" : "is-open"}>
              {isPublished ? words.history.published : words.history.unpublished}
            </em>
          )}
          {isLatest && <em>{words.history.latest}</em>}
        </span>
      </div>
      <div className="acts">
        <QuietButton
          aria-label={named(words.history.whatChanged)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => void toggle()}
        >
          {words.history.whatChanged}
        </QuietButton>
        {!isLatest && (
          <QuietButton id={commit} aria-label={named(words.history.backTo)} onClick={onBackTo}>
            {words.history.backTo}
          </QuietButton>
        )}
      </div>
      <div id={id} className="inside" hidden={!isOpen}>
        {changes ? <Inside changes={changes} commit={commit} /> : <p>{words.changes.counting}</p>}
      </div>
    </li>
  )
}

function Inside({ changes, commit }: { readonly changes: CommitChanges; readonly commit: string }) {
  const { content } = useStudio()
  if (changes.kind === "first") return <p>{words.history.first(changes.files)}</p>
  if (changes.kind === "unknown") return <p>{words.history.cutOff}</p>
  if (changes.changes.length === 0) return <p>{words.history.nothing}</p>
  // Entries are named as they were then; the names in files without changes, such as labels.json, are taken from today's.
  const then = Object.entries(changes.texts).map(([file, text]) => [file, { content: contentIn(file, text) }] as const)
  const source = {
    contract: content.contract,
    docs: new Map<string, { readonly content: unknown }>([...content.docs, ...then]),
  }
  return (
    <ol>
      {changes.changes.map((change, index) => (
        <ChangeRow
          key={change.key}
          change={change}
          number={index + 1}
          names={changeNames(change, source)}
          before={`${commit}^`}
          after={commit}
        />
      ))}
    </ol>
  )
}
