import { useEffect, useState } from "react"
import type { BeginOutcome } from "../../server/begin/begin-in"
import type { Beginning } from "../../server/begin/beginning"
import { words } from "../../words"
import { unsavedIn } from "../content/content-state"
import { Dialog } from "../look/dialog"
import { useStudio } from "../studio-context"
import { BeginForm } from "./begin-form"
import { type Begun, BegunSite } from "./begun-site"
import type { Draft } from "./draft"

interface BeginDialogProps {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The site is the owner's. */
  readonly onBegun: () => void
  readonly onTodo: () => void
  readonly onImport: () => void
  readonly onClose: () => void
}

/** Asks what a site of the owner's needs, puts it in the place of the sample, and says what is left to do. */
export function BeginDialog({ draft, onDraft, onBegun, onTodo, onImport, onClose }: BeginDialogProps) {
  const { api, store } = useStudio()
  const [beginning, setBeginning] = useState<Beginning>()
  const [begun, setBegun] = useState<Begun>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    void store.asked(api.beginning).then((found) => {
      setBeginning(found)
      if (!found) setFailure(store.snapshot()?.said.words)
    })
  }, [api, store])

  const begin = async ({ answers, portrait, withoutGit }: Draft): Promise<BeginOutcome | undefined> => {
    await store.commitAll()
    const content = store.snapshot()
    const unsaved = content ? unsavedIn(content).length : 0
    if (unsaved > 0) return { kind: "not-now", message: words.history.unsaved(unsaved) }
    const outcome = await store.asked(() => api.begin({ answers, withoutGit }, portrait))
    if (outcome?.kind !== "begun") return outcome
    store.say({ words: words.begin.said(outcome.name), canUndo: true })
    setBegun(outcome)
    onBegun()
    return outcome
  }

  return (
    <Dialog title={begun ? words.begin.done : words.begin.dialog} onClose={onClose}>
      {begun ? (
        <BegunSite {...{ begun, onTodo, onImport, onClose }} />
      ) : beginning ? (
        <BeginForm {...{ beginning, draft, onDraft }} onSubmit={begin} />
      ) : (
        <p className="beginning" role="status">
          {failure ?? words.window.loading}
        </p>
      )}
    </Dialog>
  )
}
