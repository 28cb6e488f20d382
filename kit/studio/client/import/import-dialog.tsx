import { useEffect, useRef } from "react"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { CandidateForm } from "./candidate-form"
import { ChooseFiles } from "./choose-files"
import { dropTargetClass } from "./file-drop"
import { ImportDone } from "./import-done"
import { type Phase, useImport } from "./use-import"

/** Imports what somebody has elsewhere: from its files to what was taken. */
export function ImportDialog() {
  const { view } = useStudio()
  const { given } = view
  const { phase, start, ...rest } = useImport()
  const first = useRef<HTMLDivElement>(null)
  const starting = useRef(start)
  starting.current = start

  useEffect(() => {
    if (given) void starting.current(given)
  }, [given])

  // What had the focus is gone with what was shown before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other thing that is shown.
  useEffect(() => first.current?.querySelector<HTMLElement>("[data-first]")?.focus(), [phase.kind])

  return (
    <Dialog title={words.importing.title} onClose={view.closeDialog}>
      <div ref={first} className={`import${isFree(phase) ? ` ${dropTargetClass}` : ""}`}>
        <p role="status" className="help">
          {phase.kind === "busy" ? phase.message : ""}
        </p>
        {phase.kind === "choosing" && <ChooseFiles message={phase.message} onFiles={(files) => void start(files)} />}
        {phase.kind === "candidates" && <CandidateForm {...rest} found={phase.found} message={phase.message} />}
        {phase.kind === "done" && <ImportDone outcome={phase.outcome} onCandidates={() => void rest.look(false)} />}
      </div>
    </Dialog>
  )
}

/** Other files take the place of those before, but not of what somebody chooses among. */
const isFree = ({ kind }: Phase): boolean => kind === "choosing" || kind === "done"
