import { useId, useState } from "react"
import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import { words } from "../../../words"
import type { ActOutcome } from "../../content/edits/acts"
import { Dialog } from "../../look/dialog"
import type { Question } from "./draft"

/** Why something was not added; `name` is the question that it belongs to. */
type Wrong = Pick<Diagnostic, "message" | "advice"> & { readonly name?: string }

interface QuestionsProps {
  readonly title: string
  readonly questions: readonly Question[]
  /** Suggests an answer, derived from the other answers. */
  readonly suggest?: (question: Question, answers: ReadonlyMap<string, string | number>) => string | undefined
  /** Resolves with what is wrong; empty if nothing is. */
  readonly onAnswer: (answers: ReadonlyMap<string, string | number>) => Promise<readonly Wrong[]>
  readonly onClose: () => void
}

/** A dialog that asks for the required values of something new; the rest is filled in afterwards. */
export function Questions({ title, questions, suggest, onAnswer, onClose }: QuestionsProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, string | number>>(new Map())
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const answerTo = (question: Question): string | number =>
    answers.get(question.path.join(".")) ?? suggest?.(question, answers) ?? question.field.choices?.[0] ?? ""

  const submit = async () => {
    const all = new Map(questions.map((question) => [question.path.join("."), answerTo(question)]))
    setIsBusy(true)
    const found = await onAnswer(all)
    setIsBusy(false)
    setWrong(found)
    if (found.length === 0) onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="questions"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {questions.map((question) => {
          const { path, field } = question
          const name = path.join(".")
          const shared = {
            id: `${id}-${name}`,
            value: String(answerTo(question)),
            dir: "auto" as const,
            "aria-describedby": `${id}-${name}-help`,
            onChange: ({ target }: { target: { value: string } }) =>
              setAnswers(
                new Map([...answers, [name, field.kind === "number" ? numberIn(target.value) : target.value]]),
              ),
          }
          const about = wrong.filter((each) => each.name === name)
          return (
            <div className="field" key={name}>
              <div className="name">
                <label htmlFor={shared.id}>{field.name}</label>
              </div>
              <p className="help" id={`${id}-${name}-help`}>
                {field.description}
              </p>
              {field.choices ? (
                <select {...shared}>
                  {field.choices.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              ) : (field.budget ?? 0) > 60 ? (
                <textarea {...shared} rows={2} />
              ) : (
                <input {...shared} type={field.kind === "date" ? "date" : "text"} />
              )}
              {about.map(({ message, advice }) => (
                <p key={message} className="diagnostic error" role="alert">
                  {message} {advice}
                </p>
              ))}
            </div>
          )
        })}
        {wrong
          .filter(({ name }) => !questions.some(({ path }) => path.join(".") === name))
          .map(({ message, advice }) => (
            <p key={message} className="diagnostic error" role="alert">
              {message} {advice}
            </p>
          ))}
        <button type="submit" className="button main" disabled={isBusy}>
          {words.adding.submit}
        </button>
      </form>
    </Dialog>
  )
}

/** @returns what is wrong after an act; empty if it is done, which closes the dialog */
export function answeredBy(done: ActOutcome): readonly Wrong[] {
  if (done.kind === "done") return []
  return done.kind === "refused" ? done.diagnostics : [{ message: done.message, advice: "" }]
}

const numberIn = (typed: string): string | number => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : typed)
