import { screen, within } from "@testing-library/react"
import { CaseOffer, NextCase } from "../../src/custom-page/case-end"
import { CaseList } from "../../src/custom-page/case-list"
import { CaseStudy } from "../../src/custom-page/case-study"
import { PlainText } from "../../src/custom-page/plain-text"
import { Sheet } from "../../src/custom-page/sheet"
import CasePage from "../../src/page-kinds/case"
import MixedPage from "../../src/page-kinds/mixed"
import PlainPage from "../../src/page-kinds/plain"
import { aPrice } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { sampleLabels } from "./support/sample-site"
import { expectLink, expectText, textsOf } from "./support/shown"

const mark = { unpublished: false, draft: null }

const page = (changes: Partial<Queries.CustomPageFragment> = {}): Queries.CustomPageFragment => ({
  title: "Prices",
  description: "What a day costs.",
  ...mark,
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
  renderInSite(<PlainText page={page()} />)
  expect(screen.getByRole("heading", { level: 1, name: "Prices" })).toBeInTheDocument()
  expectText("What a day costs.")
  expectText("By the day.")
  expect(screen.queryByRole("list")).not.toBeInTheDocument()
})

const caseStudy = page({
  client: "Ovenbird Health",
  shownService: { jsonId: "org-scaling", title: "Org scaling" },
  figures: [{ figure: "9 to 3", text: "projects at once" }],
})

test("a case study names its client, its figures and its service, which it leads to", () => {
  renderInSite(<CaseStudy page={caseStudy} />)
  expectText("Ovenbird Health")
  expectText("9 to 3")
  expectLink("Org scaling", "/services/#org-scaling")
})

test("where the services are switched off, their name leads nowhere", () => {
  renderInSite(<CaseStudy page={caseStudy} />, { pagesOff: ["services"] })
  expectText("Org scaling")
  expect(screen.queryByRole("link", { name: "Org scaling" })).not.toBeInTheDocument()
})

const drawing = { title: "Figure 1.", caption: "Projects.", before: null, after: null }
const part = (name: string, value: string, state: "gone" | null = null, after: string | null = null) => ({
  name,
  value,
  state,
  after,
})

test.each([
  ["bars", [part("Portal", "5"), part("Pricing", "4", "gone")], [[100, 80]], "rect", 2],
  ["squares", [part("Stayed", "37"), part("Left", "1", "gone")], [[37, 1]], "figure > svg:first-child path", 2],
  [
    "stacks",
    [part("Logs", "£8", "gone", "£1"), part("Rest", "£2", null, "£2")],
    [
      [80, 20],
      [10, 20],
    ],
    "rect",
    4,
  ],
] as const)("%s are drawn of a case study's parts, which are read out", (kind, parts, sizes, shapes, count) => {
  const { container } = renderInSite(<CaseStudy page={{ ...caseStudy, drawing: { ...drawing, kind, parts, sizes } }} />)
  expect(screen.getByRole("figure")).toHaveTextContent("Figure 1. Projects.")
  expect(textsOf("term")).toEqual(parts.map(({ name }) => name))
  expect(textsOf("definition")).toEqual(parts.flatMap(({ value, after }) => (after ? [value, after] : [value])))
  expect(container.querySelectorAll(shapes)).toHaveLength(count)
})

test("a sheet says when it was written, ends with what it is, and can be printed", () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined)
  const appeared = { written: "November 2026", iso: "2026-11" }
  renderInSite(<Sheet page={page({ appeared, deliverable: { heading: "What this is", text: "An example." } })} />)
  expectText("November 2026")
  expectText("An example.")
  screen.getByRole("button", { name: "Print" }).click()
  expect(print).toHaveBeenCalled()
})

const offer = { price: aPrice("£9,600", "fixed"), length: null, includes: null, starts: null }
const service = { jsonId: "audits", title: "Audits", description: "Three weeks.", offer }
const words = { heading: "What it costs", length: null, from: null, includes: null }

test("a case study ends with what the same would cost, and a link to its service", () => {
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

test("the list of case studies has a row for each, with its client, its first figure and its drawing without words", () => {
  const figures = [
    { figure: "9 to 3", text: "projects at once" },
    { figure: "5 a week", text: "deployments" },
  ]
  const sketch = {
    kind: "bars",
    parts: [part("Portal", "5"), part("Pricing", "4", "gone")],
    sizes: [[100, 80]],
  } as const
  renderInSite(
    <CaseList
      cases={[
        { ...next, ...mark, figures, drawing: sketch },
        { ...next, ...mark, slug: "other", title: "Other", figures: null, drawing: null },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole("listitem")
  expect(first).toHaveTextContent("BrackwaterNine projectsHow three stayed.9 to 3 projects at once")
  expect(first).not.toHaveTextContent("deployments")
  expect(first?.querySelectorAll("svg rect")).toHaveLength(2)
  expect(second).toHaveTextContent(/^BrackwaterOtherHow three stayed\.$/)
})

/** A page's data. Its invitations are recognized by their headings. */
const dataOf = (changes: object, services: string | null = null, home: string | null = null) => {
  const inviting = (words: string | null) => ({
    callToAction: words && { heading: words, text: null, action: "Book", afterBooking: null },
  })
  const customPage = { ...page(), card: null, slug: "prices", testimonials: [], cases: [], nextCase: null, ...changes }
  return { customPage, services: inviting(services), home: inviting(home) }
}

const listed = [{ ...next, figures: null, drawing: null }]

test.each([
  ["a case study invites as the services do", CasePage, { client: "Brackwater" }, "Services", "Services"],
  ["without the services’ invitation it invites as home does", CasePage, { client: "Brackwater" }, null, "Home"],
  ["the list of case studies invites as home does", PlainPage, { cases: listed }, "Services", "Home"],
  ["any other page invites to nothing", PlainPage, {}, "Services", undefined],
] as const)("%s", (_what, Template, changes, services, heading) => {
  const props = { data: dataOf(changes, services, "Home") }
  renderInSite(<Template {...(props as unknown as Parameters<typeof Template>[0])} />)
  const headings = textsOf("heading", document.body, { level: 2 })
  expect(headings.find((each) => ["Services", "Home"].includes(each))).toBe(heading)
})

const deliverable = { heading: "What this is", text: "An example." }

test.each([
  ["a case study with something to print", { client: "Brackwater", deliverable }, ["Brackwater", "An example."]],
  ["a case study that lists all", { client: "Ovenbird Health", cases: listed }, ["Ovenbird Health", "Nine projects"]],
  ["a sheet that lists all case studies", { deliverable, cases: listed }, ["An example.", "Nine projects"]],
])("%s shows both", (_what, changes, texts) => {
  const props = { data: dataOf(changes) }
  renderInSite(<MixedPage {...(props as unknown as Parameters<typeof MixedPage>[0])} />)
  for (const text of texts) expectText(text)
})
