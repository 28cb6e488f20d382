import type { ImportOutcome } from "../../server/import/imports"
import { words } from "../../words/words"
import { pagesOff } from "../content/location"
import { useStudio } from "../studio-context"
import { Icon } from "../ui/icon"

interface ImportDoneProps {
  readonly outcome: ImportOutcome
  readonly onCandidates: () => void
}

/** What was taken, each with the way to it, and what was not, with the reasons. */
export function ImportDone({ outcome: { taken, refused, isLeftOut }, onCandidates }: ImportDoneProps) {
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
        {taken.length > 0 && (
          <button type="button" className="quiet" onClick={() => void undo()}>
            {words.topBar.undo}
          </button>
        )}
      </div>
      {taken.some(({ kind }) => kind === "post") && <p>{words.importing.drafts}</p>}
      {isLeftOut && (
        <p>
          {words.importing.leftOut}{" "}
          <button type="button" className="quiet" onClick={() => view.openLocation(pagesOff)}>
            {words.leavingOut.toList}
          </button>
        </p>
      )}
      {taken.length > 0 && (
        <ul>
          {taken.map(({ id, title, file, path, notes }) => (
            <li key={id}>
              <button type="button" className="quiet" onClick={() => view.openLocation(store.locationAt(file, path))}>
                <span dir="auto">{title}</span>
                <Icon name="arrow" />
              </button>
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
