import { useState } from "react"
import type { NewKind } from "../../../../owner/new/new"
import { words } from "../../../words/words"
import type { ContentLocation } from "../../content/location"
import { NewQuestions } from "./new-questions"

interface AddNewProps {
  readonly kind: NewKind
  readonly onAdded: (added: ContentLocation) => void
}

/** The button that adds something that `npm run new` knows. */
export function AddNew({ kind, onAdded }: AddNewProps) {
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
