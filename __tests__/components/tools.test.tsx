import { screen } from "@testing-library/react"
import { ComingSoon } from "../../src/tools/coming-soon"
import { ScoreFigure } from "../../src/tools/score-figure"
import { ToolSection } from "../../src/tools/tool-section"
import { aTool, someToolCopy } from "./support/content"
import { renderInSite } from "./support/render-in-site"

const headings = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)
const textOf = (role: "term" | "definition") => screen.queryAllByRole(role).map((element) => element.textContent)

test("a tool's section is at the address of its id", () => {
  renderInSite(<ToolSection tool={aTool()} copy={someToolCopy()} />)
  expect(screen.getByRole("region", { name: "DevEx IQ" })).toHaveAttribute("id", "devex-iq")
})

test("trying a tool opens its own site in a new tab", () => {
  renderInSite(<ToolSection tool={aTool({ address: "https://devex.example" })} copy={someToolCopy()} />)
  const link = screen.getByRole("link", { name: "Try DevEx IQ (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://devex.example")
  expect(link).toHaveAttribute("target", "_blank")
})

test("trying a tool with an assessment opens its page in a new tab", () => {
  renderInSite(<ToolSection tool={aTool({ address: "/tools/devex-iq/" })} copy={someToolCopy()} />)
  const link = screen.getByRole("link", { name: "Try DevEx IQ (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "/tools/devex-iq/")
  expect(link).toHaveAttribute("target", "_blank")
})

test("a tool shows its features and its benefits", () => {
  renderInSite(<ToolSection tool={aTool()} copy={someToolCopy()} />)
  expect(headings()).toEqual(["What it looks at", "What you get"])
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Testing: what a red build does",
    "CI/CD",
    "Order: what to mend first",
  ])
})

test.each([
  ["absent", null],
  ["empty", []],
])("features that are %s leave neither a heading nor a figure", (_state, features) => {
  renderInSite(<ToolSection tool={aTool({ features })} copy={someToolCopy()} />)
  expect(headings()).toEqual(["What you get"])
  expect(screen.queryByRole("figure")).not.toBeInTheDocument()
})

test.each([
  ["absent", null],
  ["empty", []],
])("benefits that are %s leave no heading", (_state, benefits) => {
  renderInSite(<ToolSection tool={aTool({ benefits })} copy={someToolCopy()} />)
  expect(headings()).toEqual(["What it looks at"])
})

test("without a figure the features stand alone", () => {
  renderInSite(<ToolSection tool={aTool()} copy={someToolCopy({ figure: null })} />)
  expect(screen.queryByRole("figure")).not.toBeInTheDocument()
  expect(headings()).toContain("What it looks at")
})

test("a tool without a long description has its short one only", () => {
  renderInSite(<ToolSection tool={aTool({ longDescription: null })} copy={someToolCopy()} />)
  expect(screen.queryByText("Forty questions, ten minutes.")).not.toBeInTheDocument()
  expect(screen.getByText("An assessment of five pillars.")).toBeVisible()
})

test("the figure has a score for each feature, by its name", () => {
  renderInSite(<ToolSection tool={aTool()} copy={someToolCopy()} />)
  expect(textOf("term")).toEqual(["Testing", "CI/CD"])
  expect(textOf("definition")).toEqual(["62", "48"])
})

test("the figure has a caption", () => {
  const figure = { title: "Figure 1.", caption: "A sample result.", scores: [62], scoresWritten: ["62"] }
  renderInSite(<ScoreFigure figure={figure} names={["Testing"]} />)
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. A sample result.")
})

test("a name without a score is left out of the figure", () => {
  const figure = { title: "Figure 1.", caption: "A sample result.", scores: [62], scoresWritten: ["62"] }
  renderInSite(<ScoreFigure figure={figure} names={["Testing", "CI/CD"]} />)
  expect(textOf("term")).toEqual(["Testing"])
})

test("a score of zero is a score", () => {
  const figure = { title: "Figure 1.", caption: "A sample result.", scores: [0], scoresWritten: ["0"] }
  renderInSite(<ScoreFigure figure={figure} names={["Testing"]} />)
  expect(textOf("definition")).toEqual(["0"])
})

test("a figure without scores is not there", () => {
  const figure = { title: "Figure 1.", caption: "A sample result.", scores: [], scoresWritten: [] }
  const { container } = renderInSite(<ScoreFigure figure={figure} names={["Testing"]} />)
  expect(container).toBeEmptyDOMElement()
})

test("what is coming soon is announced", () => {
  renderInSite(<ComingSoon comingSoon={{ heading: "More Tools Coming Soon", text: "6-8 more are being built." }} />)
  expect(screen.getByRole("region", { name: "More Tools Coming Soon" })).toHaveTextContent("6-8 more are being built.")
})

test("with nothing coming soon there is no such heading", () => {
  const { container } = renderInSite(<ComingSoon comingSoon={null} />)
  expect(container).toBeEmptyDOMElement()
})
