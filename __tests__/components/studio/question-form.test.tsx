import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import type { Question, QuestionAnswers } from "../../../kit/studio/client/content/required-values"
import { nameFromTitle } from "../../../kit/studio/client/panel/add/new-questions"
import { type FormProblem, QuestionForm } from "../../../kit/studio/client/panel/add/question-form"
import { StudioContext, type StudioContextValue } from "../../../kit/studio/client/studio-context"

const services = [{ id: "audits", title: "Architecture audits" }]

const studio = {
  store: { writtenLanguages: ["en"] },
  content: { docs: new Map([["services.json", { content: services }]]) },
} as unknown as StudioContextValue

const question = (key: string, name: string, isOptional: boolean): Question => ({
  path: [key],
  isOptional,
  field: { kind: "text", label: name, description: "", required: !isOptional },
})

const questions = [question("title", "Headline", false), question("intro", "Introduction", true)]

interface FormProps {
  readonly asked?: readonly Question[]
  readonly onSubmit: (answers: QuestionAnswers) => Promise<readonly FormProblem[]>
}

function Form({ asked = questions, onSubmit }: FormProps) {
  const [answers, setAnswers] = useState<QuestionAnswers>(new Map())
  return (
    <StudioContext.Provider value={studio}>
      <QuestionForm
        questions={asked}
        answers={answers}
        suggest={(each, given) => nameFromTitle(each, given, "en")}
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

test("a service is chosen among those that there are, and none follows from the title", async () => {
  const submit = jest.fn(() => Promise.resolve([] as const))
  const user = userEvent.setup()
  const service = question("service", "Service", true)
  const asked = [...questions, { ...service, field: { ...service.field, kind: "anchor" as const } }]
  render(<Form asked={asked} onSubmit={submit} />)
  await user.type(screen.getByRole("textbox", { name: "Headline" }), "Workshops")
  const choice = screen.getByRole("combobox", { name: /Service/ })
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["None", "Architecture audits"])
  await user.click(screen.getByRole("button", { name: "Add" }))
  expect(submit).toHaveBeenCalledWith(
    new Map([
      ["title", "Workshops"],
      ["intro", ""],
      ["service", ""],
    ]),
  )
})
