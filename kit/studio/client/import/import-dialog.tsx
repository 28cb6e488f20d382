import { useEffect, useRef } from "react"
import type { ImportOutcome } from "../../server/import/imports"
import { words } from "../../words/words"
import { pagesOff } from "../content/location"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { FileButton } from "../ui/file-button"
import { Icon } from "../ui/icon"
import { QuietButton } from "../ui/quiet-button"
import type { DroppedFiles } from "../view/view-store"
import { CandidateForm } from "./candidate-form"
import { dropTargetClass } from "./file-drop"
import { type Phase, useImport } from "./use-import"

/** Imports content from elsewhere: from choosing its files to the list of what was taken. */
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

  // The focused element was removed with the previous phase.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another phase is shown.
  useEffect(() => first.current?.querySelector<HTMLElement>("[data-first]")?.focus(), [phase.kind])

  return (
    <Dialog title={words.importing.title} onClose={view.closeDialog}>
      <div ref={first} className={`import${isFree(phase) ? ` ${dropTargetClass}` : ""}`}>
        <p role="status" className="help">
          {phase.kind === "busy" ? phase.message : ""}
        </p>
        {phase.kind === "choosing" && <ChooseFiles message={phase.message} onFiles={(files) => void start(files)} />}
        {phase.kind === "candidates" && <CandidateForm {...rest} found={phase.found} message={phase.message} />}
        {phase.kind === "done" && <ImportDone outcome={phase.outcome} onCandidates={() => void rest.look()} />}
      </div>
    </Dialog>
  )
}

/** Other files replace the earlier ones, but not while somebody is choosing among candidates. */
const isFree = ({ kind }: Phase): boolean => kind === "choosing" || kind === "done"

interface ChooseFilesProps {
  /** Why the earlier ones could not be imported. */
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

interface ImportDoneProps {
  readonly outcome: ImportOutcome
  readonly onCandidates: () => void
}

/** What was taken, each with a link to it, and what was not, with the reasons. */
function ImportDone({ outcome: { taken, refused, isLeftOut }, onCandidates }: ImportDoneProps) {
  const { store, view } = useStudio()
  const undo = async () => {
    await store.undo()
    onCandidates()
  }
  return (
    <div className="candidates">
      <div className="tally">
        <p tabIndex={-1} data-first>
          {taken.length > 0 ? words.importing.done(taken.length) : words.importing.nothing}
        </p>
        {taken.length > 0 && <QuietButton onClick={() => void undo()}>{words.topBar.undo}</QuietButton>}
      </div>
      {taken.some(({ kind }) => kind === "post") && <p>{words.importing.drafts}</p>}
      {isLeftOut && (
        <p>
          {words.importing.leftOut}{" "}
          <QuietButton onClick={() => view.openLocation(pagesOff)}>{words.leavingOut.toList}</QuietButton>
        </p>
      )}
      {taken.length > 0 && (
        <ul>
          {taken.map(({ id, title, file, path, notes }) => (
            <li key={id}>
              <QuietButton onClick={() => view.openLocation(store.locationAt(file, path))}>
                <span dir="auto">{title}</span>
                <Icon name="arrow" />
              </QuietButton>
              <Notes notes={notes} />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <section>
          <h3>{words.importing.notTaken}</h3>
          <ul>
            {refused.map(({ id, title, reasons }) => (
              <li key={id}>
                <p dir="auto">{title}</p>
                {reasons.map((reason) => (
                  <p key={reason} className="diagnostic error">
                    {reason}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer>
        <button type="button" className="button" onClick={onCandidates}>
          {words.importing.toCandidates}
        </button>
      </footer>
    </div>
  )
}

const Notes = ({ notes }: { readonly notes: readonly string[] }) => (
  <div className="about">
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </div>
)
