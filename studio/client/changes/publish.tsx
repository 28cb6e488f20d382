import { useEffect, useState } from "react"
import { isError } from "../../../src/content/check/report/diagnostic"
import { pathInWords } from "../../../src/content/contract/json-path"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import type { LastPublished } from "../../server/publishing/history"
import type { Published } from "../../server/publishing/publish"
import { unsavedIn } from "../content/content-state"
import { Sign } from "../look/sign"
import { useStudio } from "../studio-context"
import { messageFor } from "./message-for"
import { UnsavedList } from "./unsaved-list"

/** So many warnings leave the way to publish in view. */
const fewAtOnce = 5

interface PublishProps {
  readonly changes: readonly ContentChange[] | null | undefined
  readonly onPublished: () => void
}

/** What stands in the way of publishing, and the way. */
export function Publish({ changes, onPublished }: PublishProps) {
  const { api, store, content } = useStudio()
  const [message, setMessage] = useState<string>()
  const [outcome, setOutcome] = useState<Published>()
  const [isBusy, setIsBusy] = useState(false)
  const [last, setLast] = useState<LastPublished | null>()
  const errors = content.diagnostics.filter(isError).length
  const warnings = content.diagnostics.length - errors
  const unsaved = unsavedIn(content).length
  const usual = messageFor(changes ?? [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another when something is published.
  useEffect(() => {
    void store.asked(api.history).then((found) => setLast(found ?? null))
  }, [api, store, outcome])

  const publish = async () => {
    setIsBusy(true)
    await store.commitAll()
    const found = await store.asked(() => api.publish((message ?? usual).trim() || usual, warnings > 0))
    // What the check says now may be about what another program has just changed.
    if (found?.kind === "diagnostics") await store.asked(api.look)
    setIsBusy(false)
    setOutcome(found)
    onPublished()
  }

  return (
    <section className="publish" aria-labelledby="publish">
      <h3 id="publish">
        {changes === null ? "To publish by hand" : errors + unsaved > 0 ? "Not ready yet" : "Ready to publish"}
      </h3>
      <ul className="ticks">
        <Tick
          isRight={errors === 0}
          words={errors === 0 ? "No field breaks the site" : `${errors} to be put right first`}
        />
        <Tick
          isRight={unsaved === 0}
          words={unsaved === 0 ? "Everything typed is saved" : `${unsaved} typed and not saved`}
        />
        <Tick
          isRight={warnings === 0}
          words={warnings === 0 ? "Nothing to remark" : `${warnings} remarks: you decide`}
        />
      </ul>
      <UnsavedList />
      {warnings + errors > 0 && (
        <details open={warnings + errors <= fewAtOnce}>
          <summary>What the check says</summary>
          <ul className="warnings">
            {content.diagnostics.slice(0, 50).map(({ file, range: { start }, code, message: words, advice, path }) => (
              <li key={`${file}:${start.line}:${start.column} ${code}`}>
                <b>{pathInWords(file, path) || `${file}, line ${start.line}`}</b> {words} {advice}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes === null ? (
        <p>
          There is no git here, or no commit yet. Run <code>npm run build</code>, and upload the folder{" "}
          <code>public</code> to your host.
        </p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void publish()
          }}
        >
          <label htmlFor="message">What this is about</label>
          <p className="help" id="message-help">
            A line for the site’s history: the commit’s message.
          </p>
          <textarea
            id="message"
            rows={3}
            aria-describedby="message-help"
            value={message ?? usual}
            onChange={({ target }) => setMessage(target.value)}
          />
          <button type="submit" className="button main" disabled={isBusy || !changes || errors + unsaved > 0}>
            {isBusy ? "Publishing" : warnings > 0 ? "Publish with these remarks" : "Publish"} <Sign name="arrow" />
          </button>
        </form>
      )}
      <div role="status" className="outcome">
        {outcome && <Outcome outcome={outcome} />}
      </div>
      {last && (
        <p className="last">
          Last commit of the content:{" "}
          {new Date(last.date).toLocaleString("en", { dateStyle: "full", timeStyle: "short" })}, by {last.author}:{" "}
          {last.subject}
        </p>
      )}
    </section>
  )
}

const Tick = ({ isRight, words }: { readonly isRight: boolean; readonly words: string }) => (
  <li>
    {isRight ? <Sign name="check" /> : <b aria-hidden="true">!</b>}
    {words}
  </li>
)

function Outcome({ outcome }: { readonly outcome: Published }) {
  switch (outcome.kind) {
    case "published":
      return (
        <p>
          {outcome.pushed
            ? "Published. Your host builds the site now; visitors see it in a few minutes."
            : "Saved in this folder’s history. It has no place to be pushed to: build the site, and upload the folder public."}{" "}
          {outcome.note}
        </p>
      )
    case "nothing":
      return <p>There is nothing to publish: everything is there already.</p>
    case "diagnostics":
      return (
        <p>
          Not published, and nothing was committed: the check says {outcome.diagnostics.length} more. Look at it above,
          then publish again.
        </p>
      )
    case "not-pushed":
      return (
        <>
          <p>{outcome.message}</p>
          <details>
            <summary>Details</summary>
            <pre>{outcome.output}</pre>
          </details>
        </>
      )
    default:
      return <p>{outcome.message}</p>
  }
}
