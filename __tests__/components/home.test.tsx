import { screen, within } from "@testing-library/react"
import { CostFigure, Hero } from "../../src/home/hero"
import { Papers } from "../../src/home/papers"
import { ProofLine } from "../../src/home/proof-line"
import { TrackRecord } from "../../src/home/track-record"
import { renderInSite } from "./support/render-in-site"
import { expectLink, expectNewTab, textsOf } from "./support/shown"

const hero = {
  headingParts: ["A CTO for ", "less than 30%", " of the cost"],
  intro: "Two days a week.",
  primaryAction: "Book a call",
  secondaryAction: "See what I do",
  moreLinks: null,
  figure: null,
  proof: null,
} as Queries.HeroFragment
const chart = {
  limit: 70,
  limitText: "",
  bars: [
    { name: "Full-time CTO", share: null, value: "100%", height: 100 },
    { name: "Fractional CTO", share: null, value: "<30%", height: 29 },
  ],
  sum: null,
}
const figure: Queries.CostFigureFragment = { title: "Figure 1.", caption: "One year.", chart }
const headline = () => screen.getByRole("heading", { level: 1 })

test("the headline is read out whole, its emphasis set apart", () => {
  renderInSite(<Hero hero={hero} />)
  expect(within(headline()).getByRole("emphasis")).toHaveTextContent(/^less than 30%$/)
  expect(headline()).toHaveAccessibleName("A CTO for less than 30% of the cost")
})

test("a headline without marks has nothing set apart", () => {
  renderInSite(<Hero hero={{ ...hero, headingParts: ["A CTO for less than 30% of the cost"] }} />)
  expect(within(headline()).queryByRole("emphasis")).not.toBeInTheDocument()
  expect(headline()).toHaveTextContent(/^A CTO for less than 30% of the cost$/)
})

test("the hero without a figure is text alone; its first step is the scheduling page, the second the services", () => {
  renderInSite(<Hero hero={hero} />, { schedulingUrl: "https://book.example/intro" })
  expectNewTab("Book a call", "https://book.example/intro")
  expectLink("See what I do", "/services/")
  expect(screen.queryByRole("figure")).not.toBeInTheDocument()
})

test("the line of the claim has its percentage", () => {
  renderInSite(<CostFigure figure={{ ...figure, chart: { ...figure.chart, limitText: "30%" } }} />)
  expect(screen.getByText("30%")).toBeInTheDocument()
})

test("the cost figure sets the full cost beside the claimed part of it, and without a sum leads nowhere", () => {
  renderInSite(<CostFigure figure={figure} />)
  expect(textsOf("term")).toEqual(["Full-time CTO", "Fractional CTO"])
  expect(textsOf("definition")).toEqual(["100%", "<30%"])
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. One year.")
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
})

test("with a sum behind it the cost figure shows the share beside the money, and leads to the sum", () => {
  const [full, part] = chart.bars
  const bars = [full, { ...part, share: "29%", value: "£64,800" }] as Queries.CostFigureFragment["chart"]["bars"]
  const sum = { address: "/how-i-work/#sum", heading: "The sum" }
  renderInSite(<CostFigure figure={{ ...figure, chart: { ...chart, bars, sum } }} />)
  expect(screen.getAllByRole("term").at(-1)).toHaveTextContent("Fractional CTO 29%")
  expectLink("The sum", "/how-i-work/#sum")
})

test("the line of proof has figures, and a client’s words", () => {
  const quote = { short: "It went live in April.", name: "Rutger", role: "COO" }
  renderInSite(<ProofLine proof={{ figures: [{ figure: "34", text: "startups" }], quote }} />)
  expect(screen.getByRole("listitem")).toHaveTextContent("34 startups")
  expect(screen.getByText("It went live in April.").parentElement).toHaveTextContent(
    "It went live in April. Rutger, COO",
  )
})

test("without figures the line of proof is the client’s words alone", () => {
  renderInSite(<ProofLine proof={{ figures: null, quote: { short: "Calm.", name: "Ana", role: "" } }} />)
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

test("the track record has an item for each claim, which leads to the case study behind it", () => {
  const claims = [
    { figure: "19 years", text: "in engineering", shownCase: null },
    { figure: "11×", text: "deployments", shownCase: { slug: "nine-projects", title: "Nine projects" } },
  ]
  renderInSite(<TrackRecord trackRecord={{ heading: "Proven track record", claims }} />)
  const section = screen.getByRole("region", { name: "Proven track record" })
  expect(textsOf("listitem", section)).toEqual(["19 yearsin engineering", expect.stringContaining("11×deployments")])
  expectLink("Nine projects", "/nine-projects/")
})

test("each paper leads to its page, says when it was written, and shows how it begins to those who see it", () => {
  const appeared = { written: "April 2026", iso: "2026-04" }
  const text = { beginning: "<p>Two of four.</p>" }
  const paper = { slug: "board", title: "A page for the board", description: "The bad number first.", appeared, text }
  renderInSite(<Papers copy={{ heading: "On paper", intro: null }} papers={[paper]} />)
  const section = within(screen.getByRole("region", { name: "On paper" }))
  expect(section.getByRole("listitem")).toHaveTextContent(/April 2026.*Two of four\..*The bad number first\./)
  expect(section.getByText("Two of four.").parentElement).toHaveAttribute("aria-hidden", "true")
  expectLink("A page for the board", "/board/")
})
