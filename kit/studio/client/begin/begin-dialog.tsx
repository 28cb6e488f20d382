import { useEffect, useRef, useState } from "react"
import type { BeginOutcome } from "../../server/begin/begin-site"
import { words } from "../../words/words"
import { useAnswer, useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { pageAt } from "../view/pages"
import { type Draft, emptyDraft } from "../view/view-store"
import { BeginForm } from "./begin-form"

/** Asks for what the owner's site needs, replaces the sample with it, and says what is left to do. */
export function BeginDialog() {
  const { store, view, pages } = useStudio()
  const { answer: beginning, failure } = useAnswer("GET begin")
  const [site, setSite] = useState<NewSite>()

  const begin = async ({ answers, portrait, withoutGit }: Draft): Promise<BeginOutcome | undefined> => {
    const obstacle = await store.commitBeforeStep()
    if (obstacle !== undefined) return { kind: "not-now", message: obstacle }
    const outcome = await store.upload("POST begin", { answers, withoutGit }, portrait)
    if (outcome?.kind !== "done") return outcome
    store.notify({ words: words.begin.said(outcome.name), canUndo: true })
    setSite(outcome)
    view.update({ draft: emptyDraft })
    const home = pageAt(pages, "/")
    if (home) view.openPage(home)
    return outcome
  }

  return (
    <Dialog title={site ? words.begin.done : words.begin.dialog} onClose={view.closeDialog}>
      {site ? (
        <BeginDone site={site} />
      ) : beginning ? (
        <BeginForm beginning={beginning} onSubmit={begin} />
      ) : (
        <p className="beginning" role="status">
          {failure ?? words.window.loading}
        </p>
      )}
    </Dialog>
  )
}

/** The site that has replaced the sample. */
type NewSite = Extract<BeginOutcome, { kind: "done" }>

/** What was written, where the sample is, and what is left to do. */
function BeginDone({ site: { name, open, kept, uncommitted } }: { readonly site: NewSite }) {
  const { view } = useStudio()
  const whole = useRef<HTMLDivElement>(null)

  // The button that had the focus is no longer there.
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
