import { screen, within } from "@testing-library/react"
import { ServicesPreview } from "../../src/home/services-preview"
import { ServiceChips } from "../../src/services/service-chips"
import { ServiceSection } from "../../src/services/service-section"
import { ServicesGlance } from "../../src/services/services-glance"
import { ServiceIcon } from "../../src/ui/service-icon"
import { aService, someServiceCopy } from "./support/content"
import { renderInSite } from "./support/render-in-site"

const copy = someServiceCopy()
const services = [
  aService({ jsonId: "fractional-cto", title: "Fractional CTO" }),
  aService({ jsonId: "org-scaling", title: "Org Scaling" }),
]
const preview = { heading: "What I am hired for", intro: "Mostly these.", allLink: "All services" }
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])

test("the old ids of a service lead to its section", () => {
  const { container } = renderInSite(
    <ServiceSection service={aService({ formerIds: ["cto"] })} copy={someServiceCopy()} />,
  )
  expect(container.querySelector("section#fractional-cto > #cto")).not.toBeNull()
})

test("a chip for each service leads to its section", () => {
  renderInSite(<ServiceChips label="Services on this page" services={services} />)
  expect(screen.getByRole("navigation", { name: "Services on this page" })).toBeVisible()
  expect(links()).toEqual([
    ["Fractional CTO", "/services/#fractional-cto"],
    ["Org Scaling", "/services/#org-scaling"],
  ])
})

const glance = { caption: "At a glance", trouble: "Trouble", length: "How long", price: "Price", from: "Start" }
const audits = {
  jsonId: "audits",
  title: "Audits",
  trouble: "The bill has doubled.",
  offer: { length: "Three weeks", price: "£9,600", unit: "fixed", starts: { written: "January 2027", iso: "2027-01" } },
}
const hiring = { jsonId: "hiring", title: "Hiring", trouble: null, offer: null }
const rows = () =>
  within(screen.getByRole("table", { name: "At a glance" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()))

test("the table of services has a row for each, which leads to its section", () => {
  renderInSite(<ServicesGlance label="Services" words={glance} services={[audits, hiring]} />)
  expect(rows()).toEqual([
    ["", "Trouble", "How long", "Price", "Start"],
    ["Audits", "The bill has doubled.", "Three weeks", "£9,600 fixed", "January 2027"],
    ["Hiring", "", "", "", ""],
  ])
  const row = within(screen.getByRole("row", { name: /^Audits/ }))
  expect(row.getByRole("link", { name: "Audits" })).toHaveAttribute("href", "/services/#audits")
})

test("a column of which no service has anything to say is left out", () => {
  const offer = { ...audits.offer, length: null, unit: null, starts: null }
  renderInSite(
    <ServicesGlance label="Services" words={glance} services={[{ ...audits, trouble: null, offer }, hiring]} />,
  )
  expect(rows()).toEqual([
    ["", "Price"],
    ["Audits", "£9,600"],
    ["Hiring", ""],
  ])
})

test.each([
  ["without words for a table", null, [audits, hiring]],
  ["without an offer", glance, [{ ...audits, offer: null }, hiring]],
])("%s there are only chips", (_what, words, services) => {
  renderInSite(<ServicesGlance label="Services" words={words} services={services} />)
  expect(screen.getByRole("navigation", { name: "Services" })).toBeVisible()
  expect(screen.queryByRole("table")).not.toBeInTheDocument()
})

test("a service's section is at the address of its id", () => {
  renderInSite(<ServiceSection service={aService({ jsonId: "org-scaling", title: "Org Scaling" })} copy={copy} />)
  expect(screen.getByRole("region", { name: "Org Scaling" })).toHaveAttribute("id", "org-scaling")
})

test("a service shows its description, short and long", () => {
  const service = aService({ description: "Two days a week.", longDescription: "From the roadmap to the hiring." })
  renderInSite(<ServiceSection service={service} copy={copy} />)
  expect(screen.getByText("Two days a week.")).toBeVisible()
  expect(screen.getByText("From the roadmap to the hiring.")).toBeVisible()
})

test("a service's needs are discussed on the scheduling page, in a new tab", () => {
  renderInSite(<ServiceSection service={aService()} copy={copy} />, { schedulingUrl: "https://book.example/intro" })
  const link = screen.getByRole("link", { name: "Discuss Your Needs (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://book.example/intro")
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener")
})

test("a service without a long description has its short one only", () => {
  renderInSite(<ServiceSection service={aService({ longDescription: null })} copy={copy} />)
  expect(screen.getAllByRole("paragraph").map((paragraph) => paragraph.textContent)).toEqual(["Two days a week."])
})

test("a service's benefits and examples stand under their headings", () => {
  renderInSite(<ServiceSection service={aService()} copy={copy} />)
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Key benefits",
    "Real-world impact",
  ])
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Roadmap: one page that holds",
    "A payments firm shipped in 9 weeks",
  ])
})

test.each([
  ["absent", null],
  ["empty", []],
])("benefits that are %s leave no heading", (_state, benefits) => {
  renderInSite(<ServiceSection service={aService({ benefits })} copy={copy} />)
  expect(screen.queryByRole("heading", { name: "Key benefits" })).not.toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "Real-world impact" })).toBeVisible()
})

test.each([
  ["absent", null],
  ["empty", []],
])("examples that are %s leave no heading", (_state, realWorldExamples) => {
  renderInSite(<ServiceSection service={aService({ realWorldExamples })} copy={copy} />)
  expect(screen.queryByRole("heading", { name: "Real-world impact" })).not.toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "Key benefits" })).toBeVisible()
})

test("a benefit's name is set apart from what it says", () => {
  renderInSite(<ServiceSection service={aService({ benefits: ["Hiring: a loop of four hours"] })} copy={copy} />)
  expect(screen.getByText("Hiring:", { selector: "b" })).toBeVisible()
})

test("a benefit without a name is plain", () => {
  renderInSite(<ServiceSection service={aService({ benefits: ["Calm by 9:30"] })} copy={copy} />)
  expect(screen.getByText("Calm by 9:30", { selector: "li" })).toBeVisible()
})

test("a drawing is not read out", () => {
  const drawing = { viewBox: "0 0 24 24", shapes: '<path d="M2 12h20"/>' }
  const { container } = renderInSite(<ServiceIcon drawing={drawing} />)
  expect(container.querySelector("svg[aria-hidden=true] > path")).not.toBeNull()
})

test("the preview's services lead to their sections, and a last link to all of them", () => {
  renderInSite(<ServicesPreview copy={preview} services={services} />)
  expect(links()).toEqual([
    ["Fractional CTO", "/services/#fractional-cto"],
    ["Org Scaling", "/services/#org-scaling"],
    ["All services", "/services/"],
  ])
})

test("a case study of the service is linked from it", () => {
  const caseStudies = [{ slug: "six-of-nine", title: "Stopping six of nine projects" }]
  renderInSite(<ServiceSection service={aService({ caseStudies })} copy={copy} />)
  const link = screen.getByRole("link", { name: "Stopping six of nine projects" })
  expect(link).toHaveAttribute("href", "/six-of-nine/")
})
