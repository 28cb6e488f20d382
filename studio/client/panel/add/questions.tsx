import { useId, useState } from "react"
import type { Problem } from "../../../../src/content/check/report/problem"
import type { Json } from "../../../../src/content/edit/edit-json"
import { keyInWords } from "../../content/place"
import { Dialog } from "../../look/dialog"
import type { Question } from "./draft"

interface QuestionsProps {
  readonly title: string
  readonly questions: readonly Question[]
  /** What each could be, made from the others. */
  readonly suggest?: (question: Question, answers: ReadonlyMap<string, Json>) => string | undefined
  /** Gives back what is wrong, if anything is. */
  readonly onAnswer: (
    answers: ReadonlyMap<string, Json>,
  ) => Promise<ReadonlyArray<Pick<Problem, "message" | "advice"> & { readonly name?: string }>>
  readonly onClose: () => void
}

/** Asks for what something new cannot do without; the rest can be filled in when it is there. */
export function Questions({ title, questions, suggest, onAnswer, onClose }: QuestionsProps) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Json>>(new Map())
  const [wrong, setWrong] = useState<Awaited<ReturnType<QuestionsProps["onAnswer"]>>>([])
  const id = useId()
  const answerTo = (question: Question): Json =>
    answers.get(question.path.join(".")) ?? suggest?.(question, answers) ?? question.field.choices?.[0] ?? ""

  const submit = async () => {
    const all = new Map(questions.map((question) => [question.path.join("."), answerTo(question)]))
    const found = await onAnswer(all)
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
                <label htmlFor={shared.id}>
                  {keyInWords(String(path.findLast((step) => typeof step === "string") ?? "Text"))}
                </label>
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
                <p key={message} className="problem error" role="alert">
                  {message} {advice}
                </p>
              ))}
            </div>
          )
        })}
        {wrong
          .filter(({ name }) => !questions.some(({ path }) => path.join(".") === name))
          .map(({ message, advice }) => (
            <p key={message} className="problem error" role="alert">
              {message} {advice}
            </p>
          ))}
        <button type="submit" className="button main">
          Add
        </button>
      </form>
    </Dialog>
  )
}

const numberIn = (typed: string): Json => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : typed)
