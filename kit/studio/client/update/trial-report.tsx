import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words/words"

type Tried = Extract<UpdatePhase, { readonly kind: "tried" }>

type TrialReportProps = Tried & {
  readonly onTake: () => void
  readonly onTryAgain: () => void
}

/** What a version changes on the site, and the button that takes it. */
export const TrialReport = ({ to, parts, seconds, report, onTake, onTryAgain }: TrialReportProps) => (
  <>
    <h3 tabIndex={-1} data-first>
      {words.updating.changes(to)}
    </h3>
    {/* The report is in English. */}
    <div className="changelog" lang="en">
      {parts.map((part) => (
        <PartOfReport key={part.heading} part={part} />
      ))}
      <p className="help">{seconds}</p>
    </div>
    <p>
      <a className="quiet" href={report} target="_blank" rel="noreferrer">
        {words.updating.report}
      </a>{" "}
      <small className="help">{words.updating.reportHelp}</small>
    </p>
    <p className="acts">
      <button type="button" className="button main" onClick={onTake}>
        {words.updating.update(to)}
      </button>
      <button type="button" className="button" onClick={onTryAgain}>
        {words.updating.tryAgain}
      </button>
    </p>
    <p className="help">{words.updating.updateHelp}</p>
  </>
)

/** Up to this many lines are open. */
const few = 8

function PartOfReport({ part: { heading, lines } }: { readonly part: Tried["parts"][number] }) {
  if (lines.length === 0) return <p>{heading}.</p>
  return (
    <details open={lines.length <= few}>
      <summary>{heading}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
