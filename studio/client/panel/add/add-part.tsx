import { useState } from "react"
import type { FieldFacts } from "../../../server/content/contract"
import { keyInWords, type Place } from "../../content/place"
import { useStudio } from "../../studio-context"
import { built, questionsOf } from "./draft"
import { Questions } from "./questions"

interface AddPartProps {
  readonly place: Place
  readonly field: FieldFacts
  readonly before: readonly string[]
}

/** Adds a part that a page can do without, and does so far. */
export function AddPart({ place, field, before }: AddPartProps) {
  const { store } = useStudio()
  const [isAsking, setIsAsking] = useState(false)
  const name = keyInWords(String(place.path.at(-1)))
  const questions = questionsOf(field)
  const add = (answers: Parameters<typeof built>[1]) =>
    store.act(place.file, { kind: "set", path: place.path, to: built(field, answers), before }, `${name} is added`)
  return (
    <>
      <button
        type="button"
        className="quiet add"
        onClick={() => (questions.length > 0 ? setIsAsking(true) : void add(new Map()))}
      >
        Add this part<span className="unseen">: {name}</span>
      </button>
      {isAsking && <Questions title={name} questions={questions} onClose={() => setIsAsking(false)} onAnswer={add} />}
    </>
  )
}
