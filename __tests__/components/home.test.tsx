import { screen, within } from "@testing-library/react"
import { CostFigure } from "../../src/home/cost-figure"
import { Hero } from "../../src/home/hero"
import { TrackRecord } from "../../src/home/track-record"
import { renderInSite } from "./support/render-in-site"
import { sampleSite } from "./support/sample-site"

const hero: Queries.HeroFragment = {
  heading: "A CTO for less than 30% of the cost",
  emphasis: "less than 30%",
  intro: "Two days a week.",
  primaryAction: "Book a call",
  secondaryAction: "See what I do",
  figure: { title: "Figure 1.", caption: "One year of engineering leadership." },
}
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
  renderInSite(<Hero hero={{ ...hero, figure: null }} />)
  expect(screen.queryByRole("figure")).not.toBeInTheDocument()
})

test("the cost figure sets the full cost beside the claimed part of it", () => {
  renderInSite(<CostFigure figure={{ title: "Figure 1.", caption: "One year." }} />)
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual(["Full-time CTO", "Fractional CTO"])
  expect(screen.getAllByRole("definition").map((bar) => bar.textContent)).toEqual(["100%", "<30%"])
})

test("the cost figure follows the claim", () => {
  renderInSite(<CostFigure figure={{ title: "Figure 1.", caption: "One year." }} />, {
    costClaim: { ...sampleSite.costClaim, percent: 40, percentWritten: "<40%" },
  })
  expect(screen.getAllByRole("definition").map((bar) => bar.textContent)).toEqual(["100%", "<40%"])
})

test("the cost figure has a caption", () => {
  renderInSite(<CostFigure figure={{ title: "Figure 1.", caption: "One year." }} />)
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. One year.")
})

test("the track record has an item for each claim", () => {
  const claims = [
    { figure: "19 years", text: "in engineering" },
    { figure: "34", text: "startups advised" },
  ]
  renderInSite(<TrackRecord trackRecord={{ heading: "Proven track record", claims }} />)
  const section = screen.getByRole("region", { name: "Proven track record" })
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["19 yearsin engineering", "34startups advised"])
})
