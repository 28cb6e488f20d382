import { screen, within } from "@testing-library/react"
import { CaseOffer, NextCase } from "../../src/custom-page/case-end"
import { CaseList } from "../../src/custom-page/case-list"
import { CustomPage } from "../../src/custom-page/custom-page"
import { aPrice } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { sampleLabels } from "./support/sample-site"
import { expectLink, textsOf } from "./support/shown"

const page = (changes: Partial<Queries.CustomPageFragment> = {}): Queries.CustomPageFragment => ({
  title: "Prices",
  description: "What a day costs.",
  client: null,
  appeared: null,
  shownService: null,
  figures: null,
  moreLinks: null,
  drawing: null,
  deliverable: null,
  picture: null,
  text: { parts: [{ html: "<p>By the day.</p>", picture: null }] },
  ...changes,
})

test("a page of the owner's own has its title, its description and its text, and no list without a client, a service and figures", () => {
  renderInSite(<CustomPage page={page()} />)
  expect(screen.getByRole("heading", { level: 1, name: "Prices" })).toBeInTheDocument()
  expect(screen.getByText("What a day costs.")).toBeInTheDocument()
  expect(screen.getByText("By the day.")).toBeInTheDocument()
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

const caseStudy = page({
  client: "Ovenbird Health",
  shownService: { jsonId: "org-scaling", title: "Org scaling" },
  figures: [{ figure: "9 to 3", text: "projects at once" }],
})

test("a case study names its client, its figures and its service, which it leads to", () => {
  renderInSite(<CustomPage page={caseStudy} />)
  expect(screen.getByText("Ovenbird Health")).toBeInTheDocument()
  expect(screen.getByText("9 to 3")).toBeInTheDocument()
  expectLink("Org scaling", "/services/#org-scaling")
})

test("where the services are switched off, their name leads nowhere", () => {
  renderInSite(<CustomPage page={caseStudy} />, { pagesOff: ["services"] })
  expect(screen.getByText("Org scaling")).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Org scaling" })).not.toBeInTheDocument()
})

test("a case study's figure is drawn as two named bars, each as high as its number", () => {
  const drawing = {
    title: "Figure 1.",
    caption: "Projects at once.",
    heights: [100, 33.3],
    before: { name: "In March", value: "9" },
    after: { name: "In May", value: "3" },
  }
  const { container } = renderInSite(<CustomPage page={{ ...caseStudy, drawing }} />)
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. Projects at once.")
  expect(textsOf("term")).toEqual(["In March", "In May"])
  expect(textsOf("definition")).toEqual(["9", "3"])
  const heights = [...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("height"))
  expect(heights).toEqual(["100%", "33.3%"])
})

const offer = { price: aPrice("£9,600", "fixed"), length: null, includes: null, starts: null }
const service = { jsonId: "audits", title: "Audits", description: "Three weeks.", offer }
const words = { heading: "What it costs", length: null, from: null, includes: null }

test("a case study ends with what the same would cost, and the way to its service", () => {
  renderInSite(<CaseOffer service={service} words={words} />)
  const section = within(screen.getByRole("region", { name: "Audits" }))
  expect(section.getByText(/£9,600/)).toHaveTextContent("£9,600 fixed")
  expect(section.getByRole("link", { name: "Audits" })).toHaveAttribute("href", "/services/#audits")
})

test.each([
  ["without a service", null],
  ["of a service without an offer", { ...service, offer: null }],
])("a case study %s ends without a price", (_what, given) => {
  const { container } = renderInSite(<CaseOffer service={given} words={words} />)
  expect(container).toBeEmptyDOMElement()
})

const next = { slug: "nine-projects", title: "Nine projects", description: "How three stayed.", client: "Brackwater" }

test("a case study leads to the next one", () => {
  renderInSite(<NextCase next={next} />)
  const section = within(screen.getByRole("region", { name: sampleLabels.article.next }))
  expect(section.getByRole("link", { name: "Nine projects" })).toHaveAttribute("href", "/nine-projects/")
})

test("the list of case studies has a row for each, with its client and its first figure", () => {
  const figures = [
    { figure: "9 to 3", text: "projects at once" },
    { figure: "5 a week", text: "deployments" },
  ]
  renderInSite(
    <CaseList
      cases={[
        { ...next, figures },
        { ...next, slug: "other", title: "Other", figures: null },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole("listitem")
  expect(first).toHaveTextContent("BrackwaterNine projectsHow three stayed.9 to 3 projects at once")
  expect(first).not.toHaveTextContent("deployments")
  expect(second).toHaveTextContent(/^BrackwaterOtherHow three stayed\.$/)
})

test("a deliverable says beside its text what it is", () => {
  const deliverable = { heading: "What this is", text: "An example of what boards get." }
  renderInSite(<CustomPage page={page({ deliverable })} />)
  expect(screen.getByRole("heading", { level: 2, name: "What this is" })).toBeVisible()
  expect(screen.getByText("An example of what boards get.")).toBeVisible()
})
