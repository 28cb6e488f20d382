import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import type { Question, QuestionAnswers } from "../../../kit/studio/client/content/required-values"
import { QuestionForm } from "../../../kit/studio/client/panel/add/question-form"

const question = (key: string, name: string, isOptional: boolean): Question => ({
  path: [key],
  isOptional,
  field: { kind: "text", label: name, description: "", required: !isOptional },
})

const questions = [question("title", "Headline", false), question("intro", "Introduction", true)]

function Form({ onSubmit }: { readonly onSubmit: (answers: QuestionAnswers) => Promise<readonly []> }) {
  const [answers, setAnswers] = useState<QuestionAnswers>(new Map())
  return (
    <QuestionForm
      questions={questions}
      answers={answers}
      onSubmit={onSubmit}
      onAnswers={setAnswers}
      onDone={() => {}}
    />
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
