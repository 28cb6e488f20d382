import { useEffect, useRef } from "react"
import type { BeginOutcome } from "../../server/begin/begin-in"
import { words } from "../../words"

/** A site that has begun. */
export type Begun = Extract<BeginOutcome, { kind: "begun" }>

interface BegunSiteProps {
  readonly begun: Begun
  readonly onTodo: () => void
  readonly onImport: () => void
  readonly onClose: () => void
}

/** What was written, where the sample is, and what is left to do. */
export function BegunSite({ begun: { name, open, kept, uncommitted }, onTodo, onImport, onClose }: BegunSiteProps) {
  const whole = useRef<HTMLDivElement>(null)

  // The button that was pressed is gone.
  useEffect(() => whole.current?.focus(), [])

  return (
    <div className="beginning begun" ref={whole} tabIndex={-1}>
      <p>{words.begin.written(name)}</p>
      {uncommitted !== undefined && <p className="told">{words.begin.uncommitted(uncommitted)}</p>}
      <p>{kept === undefined ? words.begin.inGit : words.begin.kept(kept)}</p>
      <p>{words.begin.open(open)}</p>
      <p className="help">{words.begin.leftOut}</p>
      <p className="acts">
        <button type="button" className="button main" onClick={onTodo}>
          {words.begin.toTodo}
        </button>
        <button type="button" className="button" onClick={onImport}>
          {words.begin.toImport}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.begin.toSite}
        </button>
      </p>
    </div>
  )
}
