import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { createElement } from "react"
import type { Question } from "../../../client/content/required-values"
import { QuestionForm } from "../../../client/panel/add/question-form"

const question = (name: string): Question => ({
  path: [name],
  field: { kind: "text", label: name, description: "", required: true },
})

test("the first answer that is refused has the focus, and its message", async () => {
  render(
    createElement(QuestionForm, {
      questions: ["Title", "Name", "Price"].map(question),
      answers: new Map(["Title", "Name", "Price"].map((name) => [name, "One"])),
      onAnswers: () => undefined,
      onSubmit: async () => ["Name", "Price"].map((name) => ({ name, message: "Taken.", advice: "Choose another." })),
      onDone: () => undefined,
    }),
  )
  expect(screen.getByLabelText("Title")).toHaveFocus()
  fireEvent.click(screen.getByRole("button", { name: "Add" }))
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus())
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription(/Taken\. Choose another\./)
})
