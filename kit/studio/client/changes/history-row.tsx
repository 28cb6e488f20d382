import { useId, useState } from "react"
import { contentIn } from "../../model/file-content"
import type { HistoryEntry } from "../../server/publishing/history"
import type { CommitChanges } from "../../server/publishing/history-changes"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"
import { changeNames } from "./change-names"
import { ChangeRow } from "./change-words"
import { formatTime } from "./format-time"

interface HistoryRowProps {
  readonly entry: HistoryEntry
  /** Whether it is asked about going back to it. */
  readonly isChosen: boolean
  readonly onBackTo: () => void
}

/** A commit of the content: when, by whom, its message, whether it is published, and on request what it changed. */
export function HistoryRow({ entry, isChosen, onBackTo }: HistoryRowProps) {
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
        <button
          type="button"
          className="quiet"
          aria-label={named(words.history.whatChanged)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => void toggle()}
        >
          {words.history.whatChanged}
        </button>
        {!isLatest && (
          <button
            id={commit}
            type="button"
            className="quiet"
            aria-label={named(words.history.backTo)}
            onClick={onBackTo}
          >
            {words.history.backTo}
          </button>
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
  // Entries are called by what they were then; files that were not changed, such as the labels, may serve as they are.
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
