import { useEffect, useRef } from "react"
import type { BeginOutcome } from "../../server/begin/begin-site"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"

/** The site in the place of the sample. */
export type NewSite = Extract<BeginOutcome, { kind: "done" }>

/** What was written, where the sample is, and what is left to do. */
export function BeginDone({ site: { name, open, kept, uncommitted } }: { readonly site: NewSite }) {
  const { view } = useStudio()
  const whole = useRef<HTMLDivElement>(null)

  // The button that was pressed is gone.
  useEffect(() => whole.current?.focus(), [])

  return (
    <div className="beginning finished" ref={whole} tabIndex={-1}>
      <p>{words.begin.written(name)}</p>
      {uncommitted !== undefined && <p className="status">{words.begin.uncommitted(uncommitted)}</p>}
      <p>{kept === undefined ? words.begin.inGit : words.begin.kept(kept)}</p>
      <p>{words.begin.open(open)}</p>
      <p className="help">{words.begin.leftOut}</p>
      <p className="acts">
        <button type="button" className="button main" onClick={() => view.openDialog("todo")}>
          {words.begin.toTodo}
        </button>
        <button type="button" className="button" onClick={() => view.openDialog("import")}>
          {words.begin.toImport}
        </button>
        <button type="button" className="button" onClick={view.closeDialog}>
          {words.begin.toSite}
        </button>
      </p>
    </div>
  )
}
