import type { Problem } from "../../../src/content/check/report/problem"
import type { Json } from "../../../src/content/edit/edit-json"
import type { ContentLocation } from "../content/location"
import { useStudio } from "../studio-context"
import type { FieldState } from "./use-field"

interface ProblemsProps {
  readonly id: string
  readonly location: ContentLocation
  readonly state: FieldState
}

/** What the check says of a field, each with its remedy; and what was typed and is not saved, with its ways on. */
export function Problems({ id, location, state }: ProblemsProps) {
  const { store } = useStudio()
  const { problems, unsaved } = state
  return (
    <div id={id} aria-live="polite">
      {problems.map((problem) => (
        <ProblemWords key={problem.code + problem.message} problem={problem} onTake={state.type} />
      ))}
      {unsaved?.state.kind === "typed" && unsaved.isHeld && problems.length === 0 && (
        <div className="unsaved">
          <p>Not saved yet: press Enter, or leave the field.</p>
        </div>
      )}
      {unsaved?.state.kind === "refused" && (
        <div className="unsaved">
          <p>Not saved: it would break the site. It waits here until it is right.</p>
          <button type="button" className="quiet" onClick={() => void store.commit(location)}>
            Try again
          </button>
          <button type="button" className="quiet" onClick={() => store.giveUp(location)}>
            Give it up
          </button>
        </div>
      )}
      {unsaved?.state.kind === "failed" && (
        <div className="unsaved">
          <p>{unsaved.state.reason} It waits here, and is tried again by itself.</p>
          <button type="button" className="quiet" onClick={() => void store.commit(location)}>
            Try again now
          </button>
          <button type="button" className="quiet" onClick={() => store.giveUp(location)}>
            Give it up
          </button>
        </div>
      )}
      {unsaved?.state.kind === "conflict" && (
        <div className="unsaved">
          <p>
            This has been changed elsewhere in the meantime. The file now says: <q>{inWords(store.stored(location))}</q>
          </p>
          <button type="button" className="fix" onClick={() => void store.keepMine(location)}>
            Keep mine
          </button>
          <button type="button" className="quiet" onClick={() => store.giveUp(location)}>
            Take theirs
          </button>
        </div>
      )}
    </div>
  )
}

const inWords = (value: Json | undefined): string =>
  value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value)

/** One thing that is wrong, and its remedy as a button where there is one. */
export function ProblemWords({ problem, onTake }: { problem: Problem; onTake: (to: Json | undefined) => void }) {
  const { severity, message, advice, remedy } = problem
  return (
    <div className={`problem ${severity}`}>
      <span className="mark" aria-hidden="true">
        !
      </span>
      <p>
        <span className="unseen">{severity === "error" ? "Wrong: " : "Remark: "}</span>
        {message} {advice}
      </p>
      {remedy && (
        <button type="button" className="fix" onClick={() => onTake(remedy.to)}>
          {remedy.words}
        </button>
      )}
    </div>
  )
}
