import { fireEvent, screen, within } from "@testing-library/react"
import { Assessment } from "../../src/assessment/assessment"
import { writeResult } from "../../src/assessment/coding"
import { unanswered, unknown } from "../../src/assessment/scoring"
import given from "../fixtures/words/pages/assessment.json"
import { renderInSite } from "./support/render-in-site"

const answers = [
  { text: "Never", points: 9 },
  { text: "Daily", points: 0 },
]
const advice = { title: "What to do", text: "", steps: [], done: null }
const pillars = ["Testing", "Releases"].map((name) => ({
  id: name,
  name,
  questions: [{ text: `${name}?`, why: "", answers }],
  advice: [{ ...advice, title: `Repair of ${name}` }],
}))
const assessment = {
  jsonId: "iq",
  code: "aB3",
  numbers: Array.from({ length: 101 }, (_, value) => String(value)),
  openCounts: ["", "1 is open.", "2 are open."],
  heading: "Questions",
  bands: [{ name: "All", from: 0 }],
  pillars,
} as unknown as Queries.AssessmentFragment
const words = { ...given, result: { ...given.result, perfect: null } }

const show = () => renderInSite(<Assessment assessment={assessment} words={words} />)
const result = (...chosen: readonly number[]) => {
  location.hash = writeResult({ day: 1, answers: chosen }, assessment.code)
  show()
}

beforeEach(() => {
  history.replaceState(null, "", "/tools/iq/")
  sessionStorage.clear()
  // jsdom has no layout.
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined)
})

test("a result starts with a pillar that was asked, also if it scores more than one that was not", async () => {
  result(unanswered, 0)
  expect(await screen.findByRole("heading", { level: 1, name: "Start with Releases: 100 of 100" })).toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "Repair of Releases" })).toBeVisible()
  expect(screen.queryByRole("heading", { name: "Repair of Testing" })).not.toBeInTheDocument()
})

test("a result that knows nothing recommends nothing", async () => {
  result(unknown, unknown)
  expect(await screen.findByRole("heading", { level: 1, name: words.questions.none })).toBeInTheDocument()
  expect(screen.queryByRole("heading", { name: /Repair of/ })).not.toBeInTheDocument()
})

test("a visitor who knows nothing is asked for an answer, and sees no result", () => {
  show()
  for (const question of screen.getAllByRole("group"))
    for (const choice of within(question).queryAllByRole("radio", { name: /not know/ })) fireEvent.click(choice)
  fireEvent.click(screen.getByRole("button", { name: words.questions.show }))
  expect(screen.getByText(words.questions.none)).toBeVisible()
  expect(location.hash).toBe("")
})
