import { type FormEvent, memo, useEffect, useRef, useState } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { today, writeResult } from "../coding"
import { loadViews } from "../later-views"
import type { AssessmentProps } from "../props"
import { type Answers, unanswered, unknown } from "../scoring"
import { keptAnswers } from "./kept-answers"
import { Pillar } from "./pillar"
import { Progress } from "./progress"
import * as styles from "./questionnaire.module.css"

interface QuestionnaireProps extends AssessmentProps {
  /** The number of answers to each question. */
  readonly counts: readonly number[]
}

/** All questions as one form. The browser's own controls hold the state, and are read after each change. */
export function Questionnaire({ assessment, words, counts }: QuestionnaireProps) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>([])
  const [isEmpty, setIsEmpty] = useState(false)
  const kept = keptAnswers(assessment.jsonId, assessment.code, counts)

  const read = () => {
    const given = answersIn(form.current, counts)
    setAnswers(given)
    setIsEmpty(false)
    return given
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration; the form has the answers chosen before it.
  useEffect(() => {
    const { answers: before, keep } = kept.load()
    const onDevice = keepOf(form.current)
    if (onDevice) onDevice.checked = keep
    const chosen = answersIn(form.current, counts)
    choose(
      form.current,
      chosen.map((answer, index) => (answer === unanswered ? (before[index] ?? unanswered) : answer)),
    )
    read()
  }, [])

  const change = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const answered = questionIndex(target.name)
    // Reads only the changed one: reading 200 questions would take longer than everything else after an answer.
    const given =
      answered === undefined
        ? answers
        : answers.map((each, index) => (index === answered ? Number(target.value) : each))
    setAnswers(given)
    setIsEmpty(false)
    kept.save(given, keepOf(form.current)?.checked ?? false)
    // A failed load is retried when the view is shown.
    loadViews().catch(() => undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = read()
    if (given.every((answer) => answer >= unknown)) return setIsEmpty(true)
    location.hash = writeResult({ day: today(), answers: given }, assessment.code)
  }
  const wipe = () => {
    kept.wipe()
    form.current?.reset()
    read()
  }
  const open = answers.filter((answer) => answer === unanswered).length

  return (
    <form id="questions" ref={form} className={styles.form} onChange={change} onSubmit={submit} autoComplete="off">
      <Progress assessment={assessment} words={words} answers={answers} />
      <Pillars assessment={assessment} words={words} />
      <div className={`${styles.finish} ${controlStyles.scripted}`}>
        <p className={styles.note}>{words.questions.note}</p>
        <div>
          <label className={controlStyles.check}>
            <input type="checkbox" name="keep" />
            {words.questions.keep}
          </label>
          <p role="status" className={styles.status}>
            {isEmpty ? words.questions.none : open < counts.length && open > 0 && assessment.openCounts[open]}
          </p>
          <div className={controlStyles.row}>
            <button type="submit" className={controlStyles.main}>
              {words.questions.show}
            </button>
            <button type="button" className={controlStyles.quiet} onClick={wipe}>
              {words.questions.wipe}
            </button>
          </div>
        </div>
      </div>
    </form>
  )
}

/** Memoized: rendering up to 200 questions again would be most of the work after each answer. */
const Pillars = memo(function Pillars({ assessment, words }: AssessmentProps) {
  let start = 0
  return assessment.pillars.map((pillar) => {
    start += pillar.questions.length
    return (
      <Pillar
        key={pillar.id}
        pillar={pillar}
        words={words}
        numbers={assessment.numbers}
        start={start - pillar.questions.length}
      />
    )
  })
})

const questionName = (index: number): string => `q${index}`

/** @returns the index of the question that a control belongs to, if any */
const questionIndex = (name: string): number | undefined => (/^q\d+$/.test(name) ? Number(name.slice(1)) : undefined)

/** @returns the checkbox that keeps the answers on the device */
function keepOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const found = form?.elements.namedItem("keep")
  return found instanceof HTMLInputElement ? found : undefined
}

function answersIn(form: HTMLFormElement | null, counts: readonly number[]): Answers {
  const given = new FormData(form ?? undefined)
  return counts.map((_, index) => Number(given.get(questionName(index)) ?? unanswered))
}

function choose(form: HTMLFormElement | null, answers: Answers): void {
  answers.forEach((answer, index) => {
    const choices = form?.elements.namedItem(questionName(index))
    if (choices instanceof RadioNodeList) choices.value = String(answer)
  })
}
