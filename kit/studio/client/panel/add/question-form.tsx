import { useEffect, useId, useRef, useState } from "react"
import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import { words } from "../../../words/words"
import type { Question, QuestionAnswers } from "../../content/required-values"
import type { PerformedEdit } from "../../content/sync/perform-edit"
import { endByEnter, pasteInOneLine } from "../../ui/one-line"

/** Why something was not added; `name` is the question that it belongs to. */
export type FormProblem = Pick<Diagnostic, "message" | "advice"> & { readonly name?: string }

interface QuestionFormProps {
  readonly questions: readonly Question[]
  readonly answers: QuestionAnswers
  readonly onAnswers: (answers: QuestionAnswers) => void
  /** Suggests an answer, derived from the other answers. */
  readonly suggest?: (question: Question, answers: QuestionAnswers) => string | undefined
  /** Resolves with what is wrong; empty if nothing is. */
  readonly onSubmit: (answers: QuestionAnswers) => Promise<readonly FormProblem[]>
  /** Everything is right. */
  readonly onDone: () => void
}

/** Questions about something new, each with its field, and the button that adds it. */
export function QuestionForm({ questions, answers, onAnswers, suggest, onSubmit, onDone }: QuestionFormProps) {
  const [wrong, setWrong] = useState<readonly FormProblem[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const answerTo = (question: Question): string | number =>
    answers.get(question.path.join(".")) ??
    suggest?.(question, answers) ??
    (question.isOptional ? undefined : question.field.choices?.[0]) ??
    ""

  // Somebody who has opened the form goes on with its first question.
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), [])

  const submit = async () => {
    const all = new Map(questions.map((question) => [question.path.join("."), answerTo(question)]))
    const open = questions.filter(({ path, field, isOptional }) => {
      const isEmpty = String(all.get(path.join("."))).trim() === ""
      return isEmpty && !isOptional && field.kind !== "yesNo"
    })
    if (open.length > 0)
      return setWrong(open.map(({ path }) => ({ name: path.join("."), message: words.adding.empty, advice: "" })))
    setIsBusy(true)
    const found = await onSubmit(all)
    setIsBusy(false)
    setWrong(found)
    if (found.length === 0) onDone()
  }

  return (
    <form
      ref={form}
      className="questions"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {questions.map((question) => {
        const { path, field, isOptional, none, choiceNames } = question
        const name = path.join(".")
        const shared = {
          id: `${id}-${name}`,
          value: String(answerTo(question)),
          dir: "auto" as const,
          "aria-describedby": `${id}-${name}-help`,
          onChange: ({ target }: { target: { value: string } }) =>
            onAnswers(new Map([...answers, [name, field.kind === "number" ? numberIn(target.value) : target.value]])),
        }
        const about = wrong.filter((each) => each.name === name)
        return (
          <div className="field" key={name}>
            <div className="name">
              <label htmlFor={shared.id}>{field.label}</label>
              {isOptional && <small>{words.fields.optional}</small>}
            </div>
            <p className="help" id={`${id}-${name}-help`}>
              {field.description}
            </p>
            {field.choices ? (
              <select {...shared}>
                {isOptional && <option value="">{none ?? words.newPage.none}</option>}
                {field.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {choiceNames?.[choice] ?? choice}
                  </option>
                ))}
              </select>
            ) : (field.budget ?? 0) > 60 ? (
              <textarea {...shared} rows={2} onPaste={pasteInOneLine} onKeyDown={endByEnter} />
            ) : (
              <input {...shared} type={field.kind === "date" ? "date" : "text"} />
            )}
            {about.map((each) => (
              <FormProblemText key={each.message} wrong={each} />
            ))}
          </div>
        )
      })}
      {wrong
        .filter(({ name }) => !questions.some(({ path }) => path.join(".") === name))
        .map((each) => (
          <FormProblemText key={each.message} wrong={each} />
        ))}
      <button type="submit" className="button main" disabled={isBusy}>
        {words.adding.submit}
      </button>
    </form>
  )
}

/** What is wrong, and what to do about it. */
export const FormProblemText = ({ wrong: { message, advice } }: { readonly wrong: FormProblem }) => (
  <p className="diagnostic error" role="alert">
    {message} {advice}
  </p>
)

/** @returns what is wrong after an act; empty if it is done, which closes the dialog */
export function problemsOf(done: PerformedEdit): readonly FormProblem[] {
  if (done.kind === "done") return []
  return done.kind === "refused" ? done.diagnostics : [{ message: done.message, advice: "" }]
}

const numberIn = (typed: string): string | number => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : typed)
