import { useEffect, useRef, useState } from "react"
import { isError } from "../../../content/diagnostic/diagnostic"
import type { PublishOutcome } from "../../server/publishing/publish"
import type { Answers } from "../../server/requests/requests"
import { words } from "../../words/words"
import { unsavedEdits } from "../content/state"
import { useAnswer, useStudio } from "../studio-context"
import { TodoList } from "../todo/todo-list"
import { Icon } from "../ui/icon"
import { QuietButton } from "../ui/quiet-button"
import { draftAt } from "../view/pages"
import { suggestMessage } from "./suggest-message"

/** Up to this many diagnostics are listed open, so that the form to publish stays in view. */
const fewAtOnce = 5

/** What must be fixed before publishing, and the form to publish. */
export function Publish() {
  const { store, content, changes: counted } = useStudio()
  const { changes, refresh } = counted
  const [message, setMessage] = useState<string>()
  const [outcome, setOutcome] = useState<PublishOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  const onPublication = { on: [outcome, changes] }
  const { answer: last } = useAnswer("GET last", onPublication)
  /** How many commits are not pushed yet; undefined until it is known. */
  const { answer: unpushed } = useAnswer("GET unpushed", onPublication)
  const { answer: host } = useAnswer("GET host", onPublication)
  const told = useRef<HTMLDivElement>(null)
  const unsaved = unsavedEdits(content).length
  const refused = unsavedEdits(content).filter(
    ({ state, diagnostics }) => state.kind === "refused" || diagnostics.some(isError),
  ).length
  const inFiles = content.diagnostics.filter(isError).length
  const warnings = content.diagnostics.length - inFiles
  const errors = inFiles + refused
  const suggested = suggestMessage(counted.last ?? [], content)
  const isCommitted = changes?.length === 0 && unsaved === 0
  const isNothing = isCommitted && unpushed === 0
  const isWithoutRemote = changes !== null && host !== undefined && host.remote === undefined
  const isCounting = changes === undefined || (isCommitted && unpushed === undefined)

  useEffect(() => {
    if (outcome) told.current?.scrollIntoView({ block: "nearest" })
  }, [outcome])

  // When nothing is left to publish, the pressed button is removed, and the outcome takes the focus.
  useEffect(() => {
    if (isNothing && outcome && !told.current?.closest("dialog")?.querySelector(":focus")) told.current?.focus()
  }, [isNothing, outcome])

  const publish = async () => {
    setIsBusy(true)
    await store.commitAll()
    const found = await store.send("POST publish", {
      message: (message ?? suggested).trim() || suggested,
      withWarnings: warnings > 0,
    })
    // They may concern files that another program has just changed, which the studio has not read yet.
    if (found?.kind === "diagnostics") await store.send("POST refresh")
    setIsBusy(false)
    setOutcome(found)
    if (found?.kind === "published") setMessage(undefined)
    void refresh()
  }

  // Shown above the button while there is something to publish, and below the outcome afterwards.
  const diagnosed = content.diagnostics.length > 0 && (
    <details open={content.diagnostics.length <= fewAtOnce}>
      <summary>{words.publishing.diagnostics}</summary>
      <TodoList heading="h4" />
    </details>
  )
  const isAsked = !(changes === null || isNothing || isCounting)
  return (
    <>
      <section className="publish" aria-labelledby="publish">
        <h3 id="publish">
          {changes === null
            ? words.publishing.byHand
            : isNothing
              ? words.publishing.nothingTitle
              : errors + unsaved > 0
                ? words.publishing.notReady
                : isWithoutRemote
                  ? words.publishing.readyToKeep
                  : words.publishing.ready}
        </h3>
        {isNothing && !outcome && !isWithoutRemote && <p>{words.publishing.nothing}</p>}
        {isWithoutRemote && <p>{words.publishing.noRemote}</p>}
        <ul className="ticks">
          <Tick isRight={errors === 0} label={words.publishing.errors(errors)} />
          <Tick isRight={unsaved === 0} label={words.publishing.unsaved(unsaved)} />
          <Tick
            isRight={warnings === 0}
            label={isNothing && warnings > 0 ? words.panel.warnings(warnings) : words.publishing.warnings(warnings)}
          />
        </ul>
        {!isNothing && diagnosed}
        {isAsked && <Drafts />}
        {changes === null ? (
          <p>{words.publishing.noGit(<code key="command">npm run build</code>, <code key="folder">public</code>)}</p>
        ) : (
          isAsked && (
            <form
              id="to-publish"
              onSubmit={(event) => {
                event.preventDefault()
                void publish()
              }}
            >
              {isCommitted ? (
                <p>{words.publishing.unpushed(unpushed ?? 0)}</p>
              ) : (
                <>
                  <label htmlFor="message">{words.publishing.message}</label>
                  <p className="help" id="message-help">
                    {words.publishing.messageHelp}
                  </p>
                  <textarea
                    id="message"
                    rows={3}
                    aria-describedby="message-help"
                    value={message ?? suggested}
                    onChange={({ target }) => setMessage(target.value)}
                  />
                </>
              )}
            </form>
          )
        )}
        <div role="status" className="outcome" ref={told} tabIndex={-1}>
          {outcome && <Outcome outcome={outcome} host={host} />}
        </div>
        {host?.live && (
          <p className="acts">
            <a className="quiet" href={host.live} target="_blank" rel="noreferrer">
              {words.publishing.viewSite}
            </a>
          </p>
        )}
        {isNothing && diagnosed}
        {last && <p className="last">{words.publishing.last(formatTime(last.date), last.author, last.subject)}</p>}
      </section>
      {isAsked && (
        // Outside the form, so that it stays in view however much is listed above it.
        <footer className="publish-bar">
          <button type="submit" form="to-publish" className="button main" disabled={isBusy || errors + unsaved > 0}>
            {isBusy
              ? words.publishing.busy
              : warnings > 0
                ? words.publishing.publishWithWarnings
                : words.publishing.publish}{" "}
            <Icon name="arrow" />
          </button>
          {errors + unsaved > 0 && <p>{words.publishing.waits(errors, unsaved)}</p>}
        </footer>
      )}
    </>
  )
}

/** The posts and pages that stay unseen, which somebody who publishes may not expect. */
function Drafts() {
  const { store, pages, view } = useStudio()
  const drafts = pages.filter((page) => {
    const draft = draftAt(page)
    return draft && store.stored(draft) === true
  })
  if (drafts.length === 0) return null
  return (
    <>
      <p>{words.publishing.drafts}</p>
      <ul>
        {drafts.map((page) => (
          <li key={page.key}>
            <QuietButton
              onClick={() => {
                view.closeDialog()
                view.openPage(page)
              }}
            >
              {page.name}
            </QuietButton>
          </li>
        ))}
      </ul>
    </>
  )
}

const Tick = ({ isRight, label }: { readonly isRight: boolean; readonly label: string }) => (
  <li>
    {isRight ? <Icon name="check" /> : <b aria-hidden="true">!</b>}
    {label}
  </li>
)

interface OutcomeProps {
  readonly outcome: PublishOutcome
  readonly host: Answers["GET host"] | undefined
}

function Outcome({ outcome, host }: OutcomeProps) {
  const { published, publishedUnseen, committed } = words.publishing
  switch (outcome.kind) {
    case "published":
      return (
        <p>
          {outcome.pushed ? host && (host.isConnected ? published : publishedUnseen)(host.remote ?? "") : committed}{" "}
          {outcome.note}
        </p>
      )
    case "nothing":
      return <p>{words.publishing.nothing}</p>
    case "diagnostics":
      return <p>{words.publishing.diagnosed}</p>
    case "not-pushed":
      return (
        <>
          <p>{outcome.message}</p>
          <details>
            <summary>{words.publishing.details}</summary>
            <pre>{outcome.output}</pre>
          </details>
        </>
      )
    default:
      return <p>{outcome.message}</p>
  }
}

/** The studio's language in the user's regional variant: days are written differently in Britain and in America. */
const locale = (): string => navigator.languages.find((each) => each.split("-")[0] === words.language) ?? words.language

/** A time in ISO 8601 with its weekday, date and time of day */
const formatTime = (date: string): string =>
  new Date(date).toLocaleString(locale(), { dateStyle: "full", timeStyle: "short" })
