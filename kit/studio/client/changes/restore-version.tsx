import { useEffect, useRef, useState } from "react"
import type { HistoryEntry } from "../../server/publishing/history"
import type { RestoreOutcome } from "../../server/publishing/restore-content"
import { words } from "../../words/words"
import { nameOfFile } from "../content/names"
import { useRequest } from "../content/use-request"
import { useStudio } from "../studio-context"
import type { RestoredVersion } from "../view/view-store"
import { formatDay } from "./format-time"

interface BackToProps {
  readonly entry: HistoryEntry
  readonly onRestored: (state: RestoredVersion) => void
  readonly onCancel: () => void
}

/** Says what going back to a former state would change, and does it once that is confirmed. */
export function RestoreVersion({ entry, onRestored, onCancel }: BackToProps) {
  const { api, store } = useStudio()
  const [done, setDone] = useState<RestoreOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { commit, date, author, subject } = entry
  const day = formatDay(date)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "start" })
  }, [])

  const { answer: trial } = useRequest(store, async (): Promise<RestoreOutcome> => {
    const obstacle = await store.commitBeforeStep()
    return obstacle === undefined
      ? api.send("POST restore", { commit, isTrial: true })
      : { kind: "not-now", message: obstacle }
  })
  const outcome = done ?? trial

  const bringBack = async () => {
    setIsBusy(true)
    const found = await store.send("POST restore", { commit, isTrial: false })
    setIsBusy(false)
    if (found?.kind !== "written") return setDone(found)
    store.notify({ words: words.history.done(day), canUndo: true })
    onRestored({ day, message: words.history.message(day, subject) })
  }

  return (
    <section className="publish" aria-labelledby="back-to">
      <h3 id="back-to" ref={heading} tabIndex={-1}>
        {words.history.confirm(day.replaceAll(" ", "\u00a0"))}
      </h3>
      <p>
        <q dir="auto">{subject}</q> {words.history.about(author)}
      </p>
      <div role="status" className="outcome">
        {outcome ? <Found outcome={outcome} /> : <p>{words.history.trying}</p>}
      </div>
      <p className="acts">
        {outcome?.kind === "possible" && (
          <button type="button" className="button main" disabled={isBusy} onClick={() => void bringBack()}>
            {isBusy ? words.history.busy : words.history.confirmed}
          </button>
        )}
        <button type="button" className="button" disabled={isBusy} onClick={onCancel}>
          {words.history.cancel}
        </button>
      </p>
    </section>
  )
}

/** How many errors are listed. */
const maxListed = 8

function Found({ outcome }: { readonly outcome: RestoreOutcome }) {
  const { content } = useStudio()
  switch (outcome.kind) {
    case "same":
      return <p>{words.history.same}</p>
    case "not-now":
      return <p>{words.history.notNow(outcome.message)}</p>
    case "refused": {
      const { diagnostics } = outcome
      return (
        <>
          <p>{words.history.refused(diagnostics.length)}</p>
          <ul className="warnings">
            {diagnostics.slice(0, maxListed).map(({ code, file, range, message, advice }) => (
              <li key={`${file}:${range.start.line}:${range.start.column} ${code}`}>
                <b>{words.places.line(nameOfFile(file, content), range.start.line)}</b> {message} {advice}
              </li>
            ))}
            {diagnostics.length > maxListed && <li>{words.history.moreErrors(diagnostics.length - maxListed)}</li>}
          </ul>
        </>
      )
    }
    default: {
      const { texts, pictures } = outcome.files
      return (
        <>
          <p>
            <b>{words.history.willChange(texts.length, pictures.length)}</b>
          </p>
          <details>
            <summary>{words.history.files}</summary>
            <ul className="warnings">
              {[...texts, ...pictures].map((file) => (
                <li key={file}>{`data/${file}`}</li>
              ))}
            </ul>
          </details>
          <p>{words.history.how}</p>
        </>
      )
    }
  }
}
