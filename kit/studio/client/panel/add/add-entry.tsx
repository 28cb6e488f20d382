import { useState } from "react"
import type { NewKind } from "../../../../owner/new/new"
import type { EntryId } from "../../../model/entry-ids"
import type { FieldFacts } from "../../../server/content/contract"
import { words } from "../../../words/words"
import { type ContentLocation, childOf } from "../../content/location"
import { buildValue, questionsOf } from "../../content/required-values"
import { useStudio } from "../../studio-context"
import { NewQuestions } from "./new-questions"
import { problemsOf, Questions } from "./question-form"

interface AddEntryProps {
  readonly location: ContentLocation
  readonly items: FieldFacts
  /** The entry after which the new one is added. */
  readonly last: EntryId | undefined
  readonly onAdded: (added: ContentLocation) => void
}

/** Adds an entry to a list: to a collection with the questions of `npm run new`, to any other with the contract's required values. */
export function AddEntry({ location, items, last, onAdded }: AddEntryProps) {
  const { store, kinds } = useStudio()
  const [isAsking, setIsAsking] = useState(false)
  const kind =
    location.path.length === 0 ? kinds.find(({ file, form }) => form === "entry" && file === location.file) : undefined
  if (kind) return <AddNew kind={kind} onAdded={onAdded} />
  return (
    <>
      <button type="button" className="quiet add" onClick={() => setIsAsking(true)}>
        {words.lists.add(items.label)}
      </button>
      {isAsking && (
        <Questions
          title={words.lists.add(items.label)}
          questions={questionsOf(items)}
          onClose={() => setIsAsking(false)}
          onAnswer={async (answers) => {
            const to = buildValue(items, answers)
            const done = await store.perform(
              { kind: "insert", location, behind: last, to },
              words.lists.added(items.label),
            )
            const id = store.entries(location).at(-1)
            if (done.kind === "done" && id !== undefined) onAdded(childOf(location, id))
            return problemsOf(done, location.path.length + 1)
          }}
        />
      )}
    </>
  )
}

interface AddNewProps {
  readonly kind: NewKind
  readonly onAdded: (added: ContentLocation) => void
}

/** The button that adds something that `npm run new` knows. */
function AddNew({ kind, onAdded }: AddNewProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className="quiet add" onClick={() => setIsAsking(true)}>
        {words.adding.add(kind.withArticle)}
      </button>
      {isAsking && <NewQuestions kind={kind} onAdded={onAdded} onClose={() => setIsAsking(false)} />}
    </>
  )
}
