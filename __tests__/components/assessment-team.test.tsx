import { act, fireEvent, screen } from "@testing-library/react"
import { type Member, readLink, writeTeam } from "../../src/assessment/coding"
import { Team } from "../../src/assessment/team/team"
import given from "../fixtures/words/pages/assessment.json"
import { renderInSite } from "./support/render-in-site"

const answers = [
  { text: "Never", points: 9 },
  { text: "Daily", points: 0 },
]
const assessment = {
  numbers: Array.from({ length: 101 }, (_, value) => String(value)),
  pillars: [{ id: "testing", name: "Testing", questions: [{ text: "How often was it red?", why: "", answers }] }],
} as unknown as Queries.AssessmentFragment
const words = { ...given, result: { ...given.result, perfect: null } }
const questionSet = { code: "aB3", counts: [2] }
const members: readonly Member[] = [
  { day: 1, answers: [0], name: "Ada" },
  { day: 2, answers: [1], name: "Bo" },
]

const namesInAddress = (address: string = location.hash) => {
  const found = readLink(address, questionSet)
  return typeof found === "object" ? found.map(({ name }) => name) : found
}
const nameField = () => screen.getByLabelText("Name of person 1, if wanted")
const type = (name: string) => fireEvent.change(nameField(), { target: { value: name } })

beforeEach(() => {
  jest.useFakeTimers()
  history.replaceState({ key: "kept" }, "", `/tools/iq/#${writeTeam(members, questionSet.code, true)}`)
})
afterEach(() => jest.useRealTimers())

/** What the page does to the address from now on. */
const watched = () => jest.spyOn(history, "replaceState")

const team = () =>
  renderInSite(<Team assessment={assessment} words={words} questionSet={questionSet} members={members} />)

/** Key presses that follow each other quickly. */
function typeLetters(count: number): void {
  for (let typed = 1; typed <= count; typed++) {
    type(`Ada ${typed}`)
    act(() => jest.advanceTimersByTime(100))
  }
}

test("150 key presses write the address once, with the last name, and nothing is written while nothing changes", () => {
  team()
  const written = watched()
  act(() => jest.advanceTimersByTime(60_000))
  typeLetters(150)
  expect(written).toHaveBeenCalledTimes(0)
  act(() => jest.advanceTimersByTime(300))
  expect(written).toHaveBeenCalledTimes(1)
  expect(namesInAddress()).toEqual(["Ada 150", "Bo"])
  expect(history.state).toEqual({ key: "kept" })
})

test.each([
  ["the page is left", () => fireEvent(window, new Event("pagehide"))],
  ["another tab is opened", () => fireEvent(document, new Event("visibilitychange"))],
  ["the window is left", () => fireEvent.blur(window)],
  ["the field is left", () => fireEvent.blur(nameField())],
  ["something is clicked", () => fireEvent.click(screen.getByText("Back to the questions"))],
])("what was typed just now is in the address when %s", (_when, leave) => {
  team()
  const written = watched()
  type("Grace")
  leave()
  // The clicked link has navigated in the meantime.
  expect(namesInAddress(String(written.mock.calls[0]?.[2]))).toEqual(["Grace", "Bo"])
})

test.each([
  [
    "refuses to change",
    () => {
      throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError")
    },
  ],
  ["does not change, and says nothing,", () => {}],
])("an address that the browser %s is changed later", (_what, keep) => {
  team()
  const written = watched()
  written.mockImplementation(keep)
  type("Grace")
  act(() => jest.advanceTimersByTime(20_000))
  expect(namesInAddress()).toEqual(["Ada", "Bo"])
  written.mockRestore()
  act(() => jest.advanceTimersByTime(5000))
  expect(namesInAddress()).toEqual(["Grace", "Bo"])
})

test("markup in a name is shown as text", () => {
  const markup = '<img src=x onerror="alert(1)">'
  const { container } = team()
  type(markup)
  expect(screen.getAllByText(markup)).not.toEqual([])
  expect(container.querySelector("img")).toBeNull()
})

test("whoever has gone to another part of the page keeps that address", () => {
  team()
  type("Grace")
  history.pushState(null, "", "#questions")
  act(() => jest.advanceTimersByTime(60_000))
  expect(location.hash).toBe("#questions")
})

test("the copied link has what was just typed, even if the browser does not change the address", async () => {
  const writeText = jest.fn(async (_text: string) => {})
  Object.assign(navigator, { clipboard: { writeText } })
  team()
  watched().mockImplementation(() => {})
  type("Grace")
  await act(async () => {
    fireEvent.click(screen.getByText("Copy link to this comparison"))
  })
  expect(namesInAddress(writeText.mock.calls[0]?.[0])).toEqual(["Grace", "Bo"])
})
