import { useState } from "react"
import type { BeginOutcome } from "../../server/begin/begin-in"
import { words } from "../../words"
import { pageAt } from "../pages"
import { useStudio } from "../studio-context"
import { Dialog } from "../ui/dialog"
import { useRequest } from "../use-request"
import { BeginForm } from "./begin-form"
import { type Begun, BegunSite } from "./begun-site"
import { type Draft, emptyDraft } from "./draft"

/** Asks what a site of the owner's needs, puts it in the place of the sample, and says what is left to do. */
export function BeginDialog() {
  const { api, store, view, pages } = useStudio()
  const { answer: beginning, failure } = useRequest(store, api.beginning)
  const [begun, setBegun] = useState<Begun>()

  const begin = async ({ answers, portrait, withoutGit }: Draft): Promise<BeginOutcome | undefined> => {
    const obstacle = await store.commitBeforeStep()
    if (obstacle !== undefined) return { kind: "not-now", message: obstacle }
    const outcome = await store.request(() => api.begin({ answers, withoutGit }, portrait))
    if (outcome?.kind !== "begun") return outcome
    store.notify({ words: words.begin.said(outcome.name), canUndo: true })
    setBegun(outcome)
    view.update({ draft: emptyDraft })
    const home = pageAt(pages, "/")
    if (home) view.openPage(home)
    return outcome
  }

  return (
    <Dialog title={begun ? words.begin.done : words.begin.dialog} onClose={view.closeDialog}>
      {begun ? (
        <BegunSite begun={begun} />
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
