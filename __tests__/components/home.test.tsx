import { screen, within } from "@testing-library/react"
import { CostFigure } from "../../src/home/cost-figure"
import { Hero } from "../../src/home/hero"
import { ProofLine } from "../../src/home/proof-line"
import { TrackRecord } from "../../src/home/track-record"
import { renderInSite } from "./support/render-in-site"

const hero: Queries.HeroFragment = {
  heading: "A CTO for less than 30% of the cost",
  emphasis: "less than 30%",
  intro: "Two days a week.",
  primaryAction: "Book a call",
  secondaryAction: "See what I do",
  figure: null,
  proof: null,
}
const chart = {
  limit: 70,
  bars: [
    { name: "Full-time CTO", share: null, value: "100%", height: 100 },
    { name: "Fractional CTO", share: null, value: "<30%", height: 29 },
  ],
  sum: null,
}
const figure: Queries.CostFigureFragment = { title: "Figure 1.", caption: "One year.", chart }
const headline = () => screen.getByRole("heading", { level: 1 })

test("the headline's emphasis is set apart", () => {
  renderInSite(<Hero hero={hero} />)
  expect(within(headline()).getByRole("emphasis")).toHaveTextContent(/^less than 30%$/)
})

test("the headline is read out whole", () => {
  renderInSite(<Hero hero={hero} />)
  expect(headline()).toHaveAccessibleName("A CTO for less than 30% of the cost")
})

test("only the first occurrence is emphasised", () => {
  renderInSite(<Hero hero={{ ...hero, heading: "Fast, then fast", emphasis: "ast" }} />)
  expect(within(headline()).getByRole("emphasis").previousSibling?.textContent).toBe("F")
  expect(headline()).toHaveTextContent(/^Fast, then fast$/)
})

test.each([
  ["that the headline does not have", "half the price"],
  ["that is empty", ""],
  ["that is absent", null],
])("an emphasis %s changes nothing", (_what, emphasis) => {
  renderInSite(<Hero hero={{ ...hero, emphasis }} />)
  expect(within(headline()).queryByRole("emphasis")).not.toBeInTheDocument()
  expect(headline()).toHaveTextContent(/^A CTO for less than 30% of the cost$/)
})

test("the first step is the scheduling page, in a new tab", () => {
  renderInSite(<Hero hero={hero} />, { schedulingUrl: "https://book.example/intro" })
  const link = screen.getByRole("link", { name: "Book a call (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://book.example/intro")
  expect(link).toHaveAttribute("target", "_blank")
})

test("the second step is the services page, in the same tab", () => {
  renderInSite(<Hero hero={hero} />)
  const link = screen.getByRole("link", { name: "See what I do" })
  expect(link).toHaveAttribute("href", "/services/")
  expect(link).not.toHaveAttribute("target")
})

test("without a figure the hero is text alone", () => {
  renderInSite(<Hero hero={hero} />)
  expect(screen.queryByRole("figure")).not.toBeInTheDocument()
})

test("the cost figure sets the full cost beside the claimed part of it", () => {
  renderInSite(<CostFigure figure={figure} />)
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual(["Full-time CTO", "Fractional CTO"])
  expect(screen.getAllByRole("definition").map((bar) => bar.textContent)).toEqual(["100%", "<30%"])
})

test("the cost figure has a caption", () => {
  renderInSite(<CostFigure figure={figure} />)
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. One year.")
})

test("with a sum behind it the cost figure shows the share beside the money, and leads to the sum", () => {
  const [full, part] = chart.bars
  const bars = [full, { ...part, share: "29%", value: "£64,800" }] as Queries.CostFigureFragment["chart"]["bars"]
  const sum = { address: "/how-i-work/#sum", heading: "The sum" }
  renderInSite(<CostFigure figure={{ ...figure, chart: { ...chart, bars, sum } }} />)
  expect(screen.getAllByRole("term").at(-1)).toHaveTextContent("Fractional CTO 29%")
  expect(screen.getByRole("link", { name: "The sum" })).toHaveAttribute("href", "/how-i-work/#sum")
})

test("without a sum the cost figure leads nowhere", () => {
  renderInSite(<CostFigure figure={figure} />)
  expect(screen.queryByRole("link")).not.toBeInTheDocument()
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

test("the track record has an item for each claim", () => {
  const claims = [
    { figure: "19 years", text: "in engineering", shownCase: null },
    { figure: "34", text: "startups advised", shownCase: null },
  ]
  renderInSite(<TrackRecord trackRecord={{ heading: "Proven track record", claims }} />)
  const section = screen.getByRole("region", { name: "Proven track record" })
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["19 yearsin engineering", "34startups advised"])
})

test("a claim leads to the case study behind it", () => {
  const shownCase = { slug: "nine-projects", title: "Nine projects" }
  const claims = [{ figure: "11×", text: "deployments", shownCase }]
  renderInSite(<TrackRecord trackRecord={{ heading: "Proven track record", claims }} />)
  expect(screen.getByRole("link", { name: "Nine projects" })).toHaveAttribute("href", "/nine-projects/")
})
