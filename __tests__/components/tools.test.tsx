import { screen } from "@testing-library/react"
import { ComingSoon } from "../../src/tools/coming-soon"
import { ToolSection } from "../../src/tools/tool-section"
import { aTool, someToolCopy } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectNewTab, textsOf } from "./support/shown"

const showTool = (changes?: Parameters<typeof aTool>[0], copy?: Parameters<typeof someToolCopy>[0]) =>
  renderInSite(<ToolSection tool={aTool(changes)} copy={someToolCopy(copy)} words={words} />)
const words = { result: { heading: "Start with {pillar}: {score}" }, team: { range: "{low} to {high}" } }
const headings = () => textsOf("heading", document.body, { level: 3 })

test("a tool has its section at the address of its id, its features and its benefits", () => {
  showTool()
  expect(screen.getByRole("region", { name: "DevEx IQ" })).toHaveAttribute("id", "devex-iq")
  expect(headings()).toEqual(["What it looks at", "What you get"])
  expect(textsOf("listitem")).toEqual(["Testing: what a red build does", "CI/CD", "Order: what to mend first"])
})

test.each([
  ["a tool opens its own site", "https://devex.example"],
  ["a tool with an assessment opens its page", "/tools/devex-iq/"],
])("trying %s in a new tab", (_what, address) => {
  showTool({ address })
  expectNewTab("Try DevEx IQ", address)
})

test.each([
  ["absent features", { features: null }, ["What you get"]],
  ["empty benefits", { benefits: [] }, ["What it looks at"]],
])("%s leave no heading, and no figure without features", (_what, none, left) => {
  showTool(none)
  expect(headings()).toEqual(left)
  expect(screen.queryAllByRole("figure")).toHaveLength("features" in none ? 0 : 1)
})

test("a tool without a long description has its short one only", () => {
  showTool({ longDescription: null })
  expect(screen.queryByText("Forty questions, ten minutes.")).not.toBeInTheDocument()
  expect(screen.getByText("An assessment of five pillars.")).toBeVisible()
})

test("the figure has a caption, and a score for each feature, by its name", () => {
  showTool()
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. A sample result.")
  expect(textsOf("term")).toEqual(["Testing", "CI/CD"])
  expect(textsOf("definition")).toEqual(["62", "48"])
})

test("with an assessment here the figure has what a real result says of the lowest score, without headings", () => {
  const plan = {
    title: "One button",
    text: null,
    steps: [{ title: "Draw it", text: "All of it.", when: "Day 1" }],
    done: null,
  }
  showTool({ sampleAdvice: { from: 45, to: 74, plan } })
  expect(textsOf("paragraph", screen.getByRole("figure"))).toEqual(
    expect.arrayContaining(["Start with CI/CD: 48", "CI/CD, 45 to 74", "One button", "Draw it"]),
  )
  expect(headings()).toEqual(["What it looks at", "What you get"])
})

test.each([
  ["a name without a score is left out of the figure", [62], ["62"]],
  ["a score of zero is a score", [0], ["0"]],
  ["a figure without scores is not there", [], []],
])("%s", (_what, scores, written) => {
  showTool(
    {},
    { figure: { title: "Figure 1.", caption: "A sample result.", scores, numbers: ["0", ...Array(61), "62"] } },
  )
  expect(textsOf("definition")).toEqual(written)
  expect(screen.queryAllByRole("figure")).toHaveLength(scores.length)
})

test("what is coming soon is announced", () => {
  renderInSite(<ComingSoon comingSoon={{ heading: "More Tools Coming Soon", text: "6-8 more are being built." }} />)
  expect(screen.getByRole("region", { name: "More Tools Coming Soon" })).toHaveTextContent("6-8 more are being built.")
})
