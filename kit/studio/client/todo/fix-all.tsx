import { useState } from "react"
import { words } from "../../words/words"
import { type ContentState, unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"

/** Fixes all that cannot be wrong, in one step; nothing where there is no such fix. */
export function FixAll({ onDone }: { readonly onDone: () => void }) {
  const { content, store } = useStudio()
  const [isBusy, setIsBusy] = useState(false)
  const count = certainIn(content)
  if (count === 0) return null

  const fix = async () => {
    if (isBusy) return
    setIsBusy(true)
    const isDone = await store.changeFiles(
      (send) => send("POST fix-all", { except: unsavedFiles(store.snapshot() ?? content) }),
      ({ fixed }) => words.todo.allFixed(fixed),
      words.todo.nothingFixed,
    )
    setIsBusy(false)
    if (isDone) onDone()
  }

  return (
    <div className="fix-all">
      {/* Not `disabled`: after it has been pressed it would take the focus away. */}
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void fix()}>
        {words.todo.fixAll(count)}
      </button>
      <p className="help">{words.todo.fixAllHelp}</p>
    </div>
  )
}

/** The number of certain fixes, but for files with something that is typed and not saved. */
function certainIn(content: ContentState): number {
  const unsaved = unsavedFiles(content)
  return content.diagnostics.filter(({ fix, file }) => fix?.applicability === "certain" && !unsaved.includes(file))
    .length
}

const unsavedFiles = (content: ContentState): readonly string[] => [
  ...new Set(unsavedEdits(content).map(({ file }) => file)),
]
