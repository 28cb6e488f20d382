import { useEffect, useId, useRef, useState } from "react"
import type { DiagnosticMessage } from "../../../../content/diagnostic/diagnostic"
import { words } from "../../../words/words"
import { meantBy } from "../../content/meant"
import { amongExisting, nameOfChoice } from "../../content/names"
import type { PerformedEdit } from "../../content/perform-edit"
import type { Question, QuestionAnswers } from "../../content/required-values"
import { useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"
import { describedBy, FormField } from "../../ui/form-field"
import { endByEnter, pasteInOneLine } from "../../ui/one-line"

/** Why something was not added; `name` is the question that it belongs to. */
export type FormProblem = Pick<DiagnosticMessage, "message" | "advice" | "fix"> & { readonly name?: string }

/** With the answers that were sent. */
interface Refused extends FormProblem {
  readonly of: ReadonlyMap<string, string | number>
}

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
export function QuestionForm({ questions: given, answers, onAnswers, suggest, onSubmit, onDone }: QuestionFormProps) {
  const [wrong, setWrong] = useState<readonly Refused[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const { store, content } = useStudio()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  // A service is chosen: no id is suggested for it.
  const questions = given.map((each) => ({ ...each, field: amongExisting(each.field, each, content) }))
  const answerTo = (question: Question): string | number =>
    answers.get(question.path.join(".")) ??
    suggest?.(question, answers) ??
    (question.isOptional ? undefined : question.field.choices?.[0]) ??
    ""
  const allAnswers = () => new Map(questions.map((question) => [question.path.join("."), answerTo(question)]))
  // The message about an answer disappears as soon as the answer changes.
  const now = allAnswers()
  const still = wrong.filter(({ name, of }) => {
    const about = name !== undefined && now.has(name) ? [name] : [...now.keys()]
    return about.every((key) => of.get(key) === now.get(key))
  })

  // So that the first question can be answered at once.
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the check leads to what it is about.
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [wrong])

  const submit = async () => {
    const all = allAnswers()
    const refuse = (problems: readonly FormProblem[]) => setWrong(problems.map((each) => ({ ...each, of: all })))
    const open = questions.filter(({ path, field, isOptional }) => {
      const isEmpty = String(all.get(path.join("."))).trim() === ""
      return isEmpty && !isOptional && field.kind !== "yesNo"
    })
    if (open.length > 0)
      return refuse(open.map(({ path }) => ({ name: path.join("."), message: words.adding.empty, advice: "" })))
    setIsBusy(true)
    const meant = questions.map(({ path, field }): readonly [string, string | number] => {
      const name = path.join(".")
      return [name, meantBy(String(all.get(name)), field, path, store.writtenLanguages)]
    })
    const found = await onSubmit(new Map(meant))
    setIsBusy(false)
    refuse(found)
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
        const { path, field, isOptional, none } = question
        const name = path.join(".")
        const problems = still.filter((each) => each.name === name)
        const about = problems.map(problemText)
        const fix = problems.find((each) => each.fix?.value !== undefined)?.fix
        const answer = (to: string) => onAnswers(new Map([...answers, [name, to]]))
        const shared = {
          id: `${id}-${name}`,
          value: String(answerTo(question)),
          dir: "auto" as const,
          "aria-describedby": describedBy(`${id}-${name}`),
          "aria-invalid": about.length > 0,
          onChange: ({ target }: { target: { value: string } }) => answer(target.value),
        }
        return (
          <FormField
            key={name}
            id={shared.id}
            name={field.label}
            help={field.description}
            isOptional={isOptional}
            mistake={about.length > 0 ? about.join(" ") : undefined}
            fix={
              fix && (
                <button type="button" className="fix" onClick={() => answer(String(fix.value))}>
                  {fix.title}
                </button>
              )
            }
          >
            {field.choices ? (
              <select {...shared}>
                {isOptional && <option value="">{none ?? words.newPage.none}</option>}
                {field.choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {field.choiceNames?.[choice] ?? nameOfChoice(choice)}
                  </option>
                ))}
              </select>
            ) : (field.budget ?? 0) > 60 ? (
              <textarea {...shared} rows={2} onPaste={pasteInOneLine} onKeyDown={endByEnter} />
            ) : (
              <input {...shared} type={field.kind === "date" ? "date" : "text"} />
            )}
          </FormField>
        )
      })}
      <FormProblems problems={still.filter(({ name }) => !questions.some(({ path }) => path.join(".") === name))} />
      <button type="submit" className="button main" disabled={isBusy}>
        {words.adding.submit}
      </button>
    </form>
  )
}

const problemText = ({ message, advice }: FormProblem): string => `${message} ${advice}`

/** What is wrong, and what to do about it. */
export const FormProblems = ({ problems }: { readonly problems: readonly FormProblem[] }) =>
  problems.map((each) => (
    <p key={each.message} className="diagnostic error" role="alert">
      {problemText(each)}
    </p>
  ))

/**
 * @param done the outcome of an act
 * @param depth of what was added: what is wrong within it belongs to the question of the rest of its path
 * @returns what is wrong; empty if it is done, which closes the dialog
 */
export function problemsOf(done: PerformedEdit, depth: number): readonly FormProblem[] {
  if (done.kind === "done") return []
  if (done.kind === "failed") return [{ message: done.message, advice: "" }]
  return done.diagnostics.map(({ message, advice, path, fix }) => {
    const mends = fix?.edit.kind === "set" ? { fix: { ...fix, value: fix.edit.to } } : {}
    return { message, advice, name: path.slice(depth).join("."), ...mends }
  })
}

interface QuestionsProps {
  readonly title: string
  readonly questions: readonly Question[]
  /** Suggests an answer, derived from the other answers. */
  readonly suggest?: (question: Question, answers: QuestionAnswers) => string | undefined
  /** Resolves with what is wrong; empty if nothing is. */
  readonly onAnswer: (answers: QuestionAnswers) => Promise<readonly FormProblem[]>
  readonly onClose: () => void
}

/** A dialog that asks for the required values of something new; the rest is filled in afterwards. */
export function Questions({ title, questions, onAnswer, onClose, ...rest }: QuestionsProps) {
  const [answers, setAnswers] = useState<QuestionAnswers>(new Map())
  return (
    <Dialog title={title} onClose={onClose}>
      <QuestionForm
        {...rest}
        questions={questions}
        answers={answers}
        onAnswers={setAnswers}
        onSubmit={onAnswer}
        onDone={onClose}
      />
    </Dialog>
  )
}
