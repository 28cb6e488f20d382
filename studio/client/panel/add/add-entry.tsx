import { useState } from "react"
import type { FieldFacts } from "../../../server/content/contract"
import type { Place } from "../../content/place"
import { keyInWords } from "../../content/place"
import { useStudio } from "../../studio-context"
import { AddNew } from "./add-new"
import { built, questionsOf } from "./draft"
import { Questions } from "./questions"

interface AddEntryProps {
  readonly place: Place
  readonly items: FieldFacts
  readonly before: readonly string[]
  readonly count: number
  readonly isThere: boolean
  readonly name: string
  readonly onAdded: (index: number) => void
}

/** Adds an entry to a list: to a collection with what `npm run new` asks, to any other with what the contract wants of it. */
export function AddEntry({ place, items, before, count, isThere, name, onAdded }: AddEntryProps) {
  const { store, kinds } = useStudio()
  const [isAsking, setIsAsking] = useState(false)
  const kind =
    place.path.length === 0 ? kinds.find(({ file, form }) => form === "entry" && file === place.file) : undefined
  if (kind) return <AddNew kind={kind} onAdded={({ index }) => onAdded(index)} />
  return (
    <>
      <button type="button" className="quiet add" onClick={() => setIsAsking(true)}>
        Add an entry<span className="unseen"> to {name}</span>
      </button>
      {isAsking && (
        <Questions
          title={`${keyInWords(name)}: one more`}
          questions={questionsOf(items)}
          onClose={() => setIsAsking(false)}
          onAnswer={async (answers) => {
            const entry = built(items, answers)
            const problems = await store.act(
              place.file,
              isThere
                ? { kind: "insert", path: [...place.path, count], to: entry }
                : { kind: "set", path: place.path, to: [entry], before },
              "One entry is added",
            )
            if (problems.length === 0) onAdded(count)
            return problems
          }}
        />
      )}
    </>
  )
}
