import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import type { Question, QuestionAnswers } from "../../../kit/studio/client/content/required-values"
import { type FormProblem, QuestionForm } from "../../../kit/studio/client/panel/add/question-form"
import { StudioContext, type StudioContextValue } from "../../../kit/studio/client/studio-context"

const studio = { store: { writtenLanguages: ["en"] } } as unknown as StudioContextValue

const question = (key: string, name: string, isOptional: boolean): Question => ({
  path: [key],
  isOptional,
  field: { kind: "text", label: name, description: "", required: !isOptional },
})

const questions = [question("title", "Headline", false), question("intro", "Introduction", true)]

interface FormProps {
  readonly onSubmit: (answers: QuestionAnswers) => Promise<readonly FormProblem[]>
}

function Form({ onSubmit }: FormProps) {
  const [answers, setAnswers] = useState<QuestionAnswers>(new Map())
  return (
    <StudioContext.Provider value={studio}>
      <QuestionForm
        questions={questions}
        answers={answers}
        onSubmit={onSubmit}
        onAnswers={setAnswers}
        onDone={() => {}}
      />
    </StudioContext.Provider>
  )
}

test("a question that cannot stay empty says so, and nothing is added until it is answered", async () => {
  const submit = jest.fn(() => Promise.resolve([] as const))
  const user = userEvent.setup()
  render(<Form onSubmit={submit} />)
  await user.click(screen.getByRole("button", { name: "Add" }))
  const headline = screen.getByRole("textbox", { name: "Headline" })
  expect(headline).toBeInvalid()
  expect(screen.getByText("This can’t stay empty.")).toBeVisible()
  expect(submit).not.toHaveBeenCalled()

  await user.type(headline, "Workshops")
  expect(headline).toBeValid()
  expect(screen.queryByText("This can’t stay empty.")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Add" }))
  expect(submit).toHaveBeenCalledWith(
    new Map([
      ["title", "Workshops"],
      ["intro", ""],
    ]),
  )
})

test("the first answer that is refused has the focus, and its message", async () => {
  const user = userEvent.setup()
  render(<Form onSubmit={async () => [{ name: "intro", message: "Taken.", advice: "Choose another." }]} />)
  await user.type(screen.getByRole("textbox", { name: "Headline" }), "Workshops{Enter}")
  const intro = screen.getByRole("textbox", { name: /Introduction/ })
  await waitFor(() => expect(intro).toHaveFocus())
  expect(intro).toHaveAccessibleDescription(/Taken\. Choose another\./)
})
