import { type FormEvent, useId, useState } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { type QuestionSet, type ReadError, type Result, readLink } from "../coding"

interface CompareProps {
  words: Queries.AssessmentWordsFragment
  questionSet: QuestionSet
  onCompare: (earlier: Result | undefined) => void
}

/** A form for the link to an earlier result. */
export function Compare({ words, questionSet, onCompare }: CompareProps) {
  const id = useId()
  const [text, setText] = useState("")
  const [mistake, setMistake] = useState<ReadError>()
  const [isCompared, setIsCompared] = useState(false)
  const compare = (event: FormEvent) => {
    event.preventDefault()
    const found = readLink(text, questionSet)
    const isResult = typeof found === "object"
    setMistake(isResult ? undefined : (found ?? "damaged"))
    setIsCompared(isResult)
    onCompare(isResult ? found[0] : undefined)
  }
  const remove = () => {
    setText("")
    setMistake(undefined)
    setIsCompared(false)
    onCompare(undefined)
  }
  return (
    <form className={controlStyles.compare} onSubmit={compare}>
      <label htmlFor={id}>{words.result.compare}</label>
      <input
        id={id}
        className={controlStyles.entry}
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake && `${id}-mistake`}
      />
      <button type="submit" className={controlStyles.plain}>
        {words.result.compareAction}
      </button>
      {isCompared && (
        <button type="button" className={controlStyles.quiet} onClick={remove}>
          {words.result.remove}
        </button>
      )}
      {mistake && (
        <p role="alert" id={`${id}-mistake`}>
          {words.mistakes[mistake]}
        </p>
      )}
    </form>
  )
}
