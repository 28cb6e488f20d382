import { useRef, useState } from "react"
import type { FieldFacts } from "../../../server/content/contract"
import { words } from "../../../words/words"
import type { ContentLocation } from "../../content/location"
import { buildValue, questionsOf } from "../../content/required-values"
import { useStudio } from "../../studio-context"
import { catchFocus } from "../../ui/catch-focus"
import { problemsOf, Questions } from "./question-form"

interface AddPartProps {
  readonly location: ContentLocation
  readonly field: FieldFacts
}

/** Adds an absent optional part of a page. */
export function AddPart({ location, field }: AddPartProps) {
  const { store } = useStudio()
  const [isAsking, setIsAsking] = useState(false)
  const { label: name } = field
  const questions = questionsOf(field)
  const button = useRef<HTMLButtonElement>(null)
  const add = async (answers: Parameters<typeof buildValue>[1]) => {
    const part = button.current?.closest("fieldset")
    const to = buildValue(field, answers)
    const done = await store.perform({ kind: "set", location, to }, words.adding.sectionAdded(name))
    catchFocus(part?.querySelector("button, input, textarea, select"))
    return problemsOf(done, location.path.length)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="quiet add"
        onClick={() => (questions.length > 0 ? setIsAsking(true) : void add(new Map()))}
      >
        {words.adding.section}
        <span className="unseen">: {name}</span>
      </button>
      {isAsking && <Questions title={name} questions={questions} onClose={() => setIsAsking(false)} onAnswer={add} />}
    </>
  )
}
