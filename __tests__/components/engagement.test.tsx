import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import kitWords from "../../kit/content/label-sets/words/en.json"
import { Comparison } from "../../src/engagement/comparison"
import { Fit } from "../../src/engagement/fit"
import { Phases } from "../../src/engagement/phases"
import { Questions } from "../../src/engagement/questions"
import { Sum } from "../../src/engagement/sum/sum"
import { writeSum } from "../../src/engagement/sum/sum-link"
import EngagementPage from "../../src/pages/{EngagementPageJson.slug}"
import { renderInSite, renderOnServer } from "./support/render-in-site"
import { expectLink, expectText, textsOf } from "./support/shown"

const { words } = kitWords["pages/engagement.json"].sum

const phases: Queries.PhasesFragment = {
  heading: "How it goes",
  intro: null,
  resultLabel: "In your hands",
  entries: [
    { when: "The call", text: "Half an hour.", result: "An opinion.", to: "/an-opinion/" },
    { when: "The end", text: "A handover.", result: null, to: null },
  ],
}
const comparison: Queries.ComparisonFragment = {
  heading: "Compared",
  intro: null,
  columns: ["Fractional", "Interim"],
  rows: [
    { name: "Start", cells: ["In March", "In ten days"] },
    { name: "End", cells: ["By a page", "By a date"] },
  ],
}
const fit: Queries.FitFragment = {
  heading: "Whom it suits",
  intro: null,
  forYou: { heading: "For you if", items: ["A date has passed."] },
  notForYou: { heading: "Not for you if", items: ["You want a signature."] },
}
const questions: Queries.QuestionsFragment = {
  heading: "Questions",
  intro: null,
  entries: [
    {
      id: "leaving",
      question: "How do we leave?",
      answer: "<p>By a <strong>letter</strong>.</p>",
      moreLinks: [{ text: "The letter", to: "/letter/" }],
    },
    { id: "equity", question: "Equity?", answer: "<p>No.</p>", moreLinks: null },
  ],
}
const figures = { salary: 150_000, employerCosts: 20, recruiterFee: 30, days: 2, dayPrice: 675, weeks: 48 }
const sum: Queries.SumFragment = {
  ...figures,
  heading: "The sum",
  intro: null,
  currency: "GBP",
  figure: "Figure 1.",
  caption: "The first year.",
  sentence: "For {days} it is {part}, {percent} of {whole}.",
  note: "A second year comes to {secondYear}. With {moreDays} it is {moreShare}.",
  // Unlike anything Intl writes, so that the test can tell whose words are shown.
  written: {
    salary: "£150,000.",
    employerShare: "20%",
    employerCosts: "£30,000.",
    recruiterShare: "30%",
    recruiterFee: "£45,000.",
    whole: "£225,000.",
    days: "2",
    weeks: "48",
    dayPrice: "£675.",
    part: "£64,800.",
    percent: "29%",
    secondYear: "36%",
    dayCount: "2 days a week",
    moreDays: "3 days a week",
    moreShare: "43%",
    claim: "30%",
    leastSalary: "£144,000.",
  },
  words: { ...words, days: { zero: null, two: null, few: null, many: null, ...words.days } },
}

const showSum = (hash = "") => renderInSite(<Sum sum={sum} hash={hash} />)
const field = (name: string) => screen.getByRole("textbox", { name })
/** The sentence with the owner's figures. */
const usual = /^For 2 days a week it is £64,800\./
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test("the phases are a list in their order, each with what the client has then, which leads to an example", () => {
  renderInSite(<Phases phases={phases} />)
  expect(textsOf("listitem")).toEqual(["The callHalf an hour.In your hands An opinion.", "The endA handover."])
  expectLink("An opinion.", "/an-opinion/")
})

test("the comparison is a table whose cells are read with their way and their row", () => {
  renderInSite(<Comparison comparison={comparison} />)
  const table = screen.getByRole("table", { name: "Compared" })
  expect(textsOf("columnheader", table)).toEqual(["Fractional", "Interim"])
  const row = within(table).getByRole("row", { name: /^End/ })
  expect(textsOf("rowheader", row)).toEqual(["End"])
  expect(textsOf("cell", row)).toEqual(["By a page", "By a date"])
})

test("whom it suits is beside whom it does not", () => {
  renderInSite(<Fit fit={fit} />)
  expect(textsOf("heading", document.body, { level: 3 })).toEqual(["For you if", "Not for you if"])
  expect(textsOf("listitem")).toEqual(["A date has passed.", "You want a signature."])
})

test("an answer is behind its question, at an address of its own", () => {
  renderInSite(<Questions questions={questions} hash="" />)
  const [first] = screen.getAllByRole("group")
  expect(first).toHaveAttribute("id", "leaving")
  expect(first).not.toHaveAttribute("open")
  expect(first).toHaveTextContent("How do we leave?By a letter.The letter")
})

test("the question that an address names is open", () => {
  renderInSite(<Questions questions={questions} hash="#equity" />)
  expect(screen.getAllByRole("group").map((each) => each.hasAttribute("open"))).toEqual([false, true])
})

test("the sum is whole before any script has run, in the words of the build", () => {
  const built = renderOnServer(<Sum sum={sum} hash="" />)
  expect(built).toHaveTextContent("For 2 days a week it is £64,800., 29% of £225,000.")
  expect(within(built).getByRole("figure")).toHaveTextContent("Full-time CTO£225,000.30%Fractional CTO 29%£64,800.")
  expect(built).toHaveTextContent("A second year comes to 36%. With 3 days a week it is 43%.")
})

test("both sides are accounted for line by line", () => {
  showSum()
  expect(textsOf("definition").slice(2)).toEqual([
    "£150,000.",
    "£30,000.",
    "£45,000.",
    "£225,000.",
    "£675.",
    "2",
    "48",
    "£64,800.",
  ])
  expectText("30% of the salary")
})

test("a visitor’s figure changes bars, percentage, lines and sentence", () => {
  const { container } = showSum()
  const heights = () => [...container.querySelectorAll("figure rect")].map((bar) => bar.getAttribute("height"))
  const before = heights()
  enter("Days a week", "3")
  expectText("For 3 days a week it is £97,200, 43% of £225,000.")
  expect(screen.getByRole("figure")).toHaveTextContent("Full-time CTO£225,00030%Fractional CTO 43%£97,200")
  expectText("A second year comes to 54%.")
  expect(heights()).toEqual([before[0], expect.not.stringMatching(String(before[1]))])
})

test.each(["200,000", "200.000", "200 000", "200k", "٢٠٠٠٠٠"])("a salary may be written as %s", (text) => {
  showSum()
  enter("Salary GBP", text)
  expectText(/of £300,000\.$/)
})

test("half a day counts", () => {
  showSum()
  enter("Days a week", "2.5")
  expectText("For 2.5 days a week it is £81,000, 36% of £225,000.")
})

test.each(["", "six", "9", "2.55", "-2", "1 to 3"])("days of “%s” are kept in their field, and not counted", (text) => {
  showSum()
  enter("Days a week", text)
  expect(field("Days a week")).toHaveValue(text)
  expect(field("Days a week")).toBeInvalid()
  expect(field("Days a week")).toHaveAccessibleDescription("Enter a number from 1 to 5. Until then the sum uses 2.")
  expectText(usual)
})

test("typing 60 weeks passes through 6, and the 48 from before still count", () => {
  showSum()
  fireEvent.focus(field("Weeks a year"))
  enter("Weeks a year", "6")
  enter("Weeks a year", "60")
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a number from 1 to 52. Until then the sum uses 48.")
  expectText(/^For 2 days a week it is £64,800/)
})

test("what is accepted before a field is edited again is what counts then", () => {
  showSum()
  for (const [weeks, again] of [
    ["40", "400"],
    ["", "53"],
  ]) {
    fireEvent.focus(field("Weeks a year"))
    enter("Weeks a year", weeks ?? "")
    fireEvent.blur(field("Weeks a year"))
    fireEvent.focus(field("Weeks a year"))
    enter("Weeks a year", again ?? "")
    expect(field("Weeks a year")).toHaveAccessibleDescription(/the sum uses 40/)
  }
})

test.each([
  ["no fourth day, which is not on offer", 2, "Days a week", "3", "£45,000 falls due. Below £216,000 it fails."],
  ["no day more than five", 5, "Days a week", "5", "£45,000 falls due. Below £360,000 it fails."],
  [
    "no recruiter who costs nothing",
    2,
    "Recruiter’s fee %",
    "0",
    "With 3 days a week it is 54%. Below £180,000 it fails.",
  ],
  [
    "no salary below which free days are too dear",
    2,
    "Price a day GBP",
    "0",
    "With 3 days a week it is 0%. £45,000 falls due.",
  ],
])("the note speaks of %s", (_what, days, name, value, said) => {
  const note = "With {moreDays} it is {moreShare}. {recruiterFee} falls due. Below {leastSalary} it fails. No equity."
  renderInSite(<Sum sum={{ ...sum, days, note }} hash="" />)
  // Otherwise this would enter the owner's figure again, which changes nothing.
  enter(name, "1")
  enter(name, value)
  expect(screen.getByText(/No equity\.$/)).toHaveTextContent(new RegExp(`^${said} No equity.$`))
})

test("starting again puts the first figures back, also into the fields, and into the address", async () => {
  showSum()
  enter("Price a day GBP", "900")
  const changed = `#${writeSum({ ...figures, dayPrice: 900 }, "GBP")}`
  await waitFor(() => expect(window.location.hash).toBe(changed))
  enter("Weeks a year", "none")
  fireEvent.click(screen.getByRole("button", { name: "Start again" }))
  expect(field("Price a day GBP")).toHaveValue("675")
  expect(field("Weeks a year")).toHaveValue("48")
  await waitFor(() => expect(window.location.hash).toBe("#sum"))
  expectText(usual)
})

describe("a link with figures", () => {
  const scrollIntoView = jest.fn()
  beforeEach(() => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = scrollIntoView.mockClear()
  })

  test("shows them, and the sum", () => {
    showSum(`#${writeSum({ ...figures, days: 4 }, "GBP")}`)
    expect(field("Days a week")).toHaveValue("4")
    expectText("For 4 days a week it is £129,600, 58% of £225,000.")
    expect(scrollIntoView).toHaveBeenCalled()
  })

  test.each(["#s1=GBP.1", "#s1=%E0%A4%A", "#s1="])("of %s is said to be damaged", (hash) => {
    showSum(hash)
    expect(screen.getByRole("alert")).toHaveTextContent(words.damaged)
    expectText(usual)
  })

  test.each(["#<script>", "#sum"])("of %s shows the owner’s", (hash) => {
    showSum(hash)
    expectText(usual)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

test("the sentence can be copied, and a link with the figures", async () => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
  showSum()
  fireEvent.click(screen.getByRole("button", { name: "Copy the sentence" }))
  expect(await screen.findByText("Copied.")).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith("For 2 days a week it is £64,800., 29% of £225,000..")

  enter("Days a week", "3")
  fireEvent.click(screen.getByRole("button", { name: words.copyLink }))
  const fragment = `#${writeSum({ ...figures, days: 3 }, "GBP")}`
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`http://localhost/${fragment}`))
})

const page: NonNullable<Queries.EngagementPageQuery["engagement"]> = {
  seo: { title: "How I work", description: "How it goes." },
  card: null,
  slug: "how-i-work",
  menuTitle: "How I work",
  heading: "How I work",
  intro: null,
  callToAction: null,
  sections: [
    { id: "fit", heading: fit.heading },
    { id: "phases", heading: phases.heading },
  ],
  phases,
  comparison: null,
  sum: null,
  fit,
  questions: null,
}

test("the page has the sections that its file has, in the order of the file, and begins with links to them", () => {
  const props = { data: { engagement: page }, location: window.location }
  renderInSite(<EngagementPage {...(props as unknown as Parameters<typeof EngagementPage>[0])} />)
  expect(screen.getAllByRole("region").map((each) => each.id)).toEqual(["fit", "phases"])
  const contents = screen.getByRole("navigation", { name: "On this page" })
  expect(textsOf("link", contents)).toEqual(["Whom it suits", "How it goes"])
  expectLink("Whom it suits", "#fit")
})
