import { useEffect, useRef } from "react"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { FileButton } from "../ui/file-button"
import type { DroppedFiles } from "../view/view-store"
import { CandidateForm } from "./candidate-form"
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

interface ChooseFilesProps {
  /** Why those before could not be imported. */
  readonly message: string | undefined
  readonly onFiles: (given: DroppedFiles) => void
}

/** What can be imported, and the button that chooses files. */
const ChooseFiles = ({ message, onFiles }: ChooseFilesProps) => (
  <>
    {message && (
      <p className="diagnostic error" role="alert">
        {message}
      </p>
    )}
    <p>{words.importing.what}</p>
    <div className="take">
      <FileButton
        label={message ? words.importing.again : words.importing.chooseFiles}
        isMain
        multiple
        data-first
        onFiles={(files) => onFiles({ files, hasFolder: false })}
      />
      <small>{words.importing.orDrop}</small>
    </div>
  </>
)
