import { screen, within } from "@testing-library/react"
import { ServicesPreview } from "../../src/home/services-preview"
import { ServiceSection } from "../../src/services/service-section"
import { ServicesIndex } from "../../src/services/services-index"
import { ServiceIcon } from "../../src/ui/service-icon"
import { aPrice, aService, someServiceCopy } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectLink, expectNewTab, textsOf } from "./support/shown"

const services = [
  aService({ jsonId: "fractional-cto", title: "Fractional CTO" }),
  aService({ jsonId: "org-scaling", title: "Org Scaling" }),
]
const preview = { heading: "What I am hired for", intro: "Mostly these.", allLink: "All services" }
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
const toSections = [
  ["Fractional CTO", "/services/#fractional-cto"],
  ["Org Scaling", "/services/#org-scaling"],
]
const showService = (changes?: Parameters<typeof aService>[0]) =>
  renderInSite(<ServiceSection service={aService(changes)} copy={someServiceCopy()} />, {
    schedulingUrl: "https://book.example/intro",
  })

const glance = { caption: "At a glance", trouble: "Trouble", length: "How long", price: "Price", from: "Start" }
const audits = {
  jsonId: "audits",
  title: "Audits",
  trouble: "The bill has doubled.",
  offer: {
    length: "Three weeks",
    price: aPrice("£9,600", "fixed"),
    starts: { written: "January 2027", iso: "2027-01" },
  },
}
const hiring = { jsonId: "hiring", title: "Hiring", trouble: null, offer: null }

const index = () => within(screen.getByRole("navigation", { name: "Services" }))
const rows = () =>
  index()
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)

test.each([
  [
    "what each service is for, takes and costs",
    audits,
    "Audits Trouble: The bill has doubled. How long: Three weeks Price: £9,600 fixed Start: January 2027",
  ],
  [
    "nothing that a service does not say",
    { ...audits, trouble: null, offer: { ...audits.offer, price: aPrice("£9,600"), length: null, starts: null } },
    "Audits Price: £9,600",
  ],
])("the index of services, which leads to their sections, has %s", (_what, service, row) => {
  renderInSite(<ServicesIndex label="Services" words={glance} services={[service, hiring]} />)
  expect(rows()).toEqual([row, "Hiring"])
  expect(index().getByRole("link", { name: "Audits" })).toHaveAttribute("href", "/services/#audits")
})

test.each([
  ["without words for a comparison", null, audits],
  ["without an offer", glance, { ...audits, offer: null }],
])("%s there are only chips", (_what, words, service) => {
  renderInSite(<ServicesIndex label="Services" words={words} services={[service, hiring]} />)
  expect(rows()).toEqual(["Audits", "Hiring"])
})

test("a service's section is at the address of its id, has all its texts, and leads to the scheduling page", () => {
  showService()
  expect(screen.getByRole("region", { name: "Fractional CTO" })).toHaveAttribute("id", "fractional-cto")
  expect(textsOf("paragraph")).toEqual(["Two days a week.", "From the roadmap to the hiring."])
  expect(textsOf("heading", document.body, { level: 3 })).toEqual(["Key benefits", "Real-world impact"])
  expect(textsOf("listitem")).toEqual(["Roadmap: one page that holds", "A payments firm shipped in 9 weeks"])
  expectNewTab("Discuss Your Needs", "https://book.example/intro")
})

test("the old ids of a service lead to its section", () => {
  const { container } = showService({ formerIds: ["cto"] })
  expect(container.querySelector("section#fractional-cto > #cto")).not.toBeNull()
})

test("a service without a long description has its short one only", () => {
  showService({ longDescription: null })
  expect(textsOf("paragraph")).toEqual(["Two days a week."])
})

test.each([
  ["absent benefits", { benefits: null }, "Real-world impact"],
  ["empty examples", { realWorldExamples: [] }, "Key benefits"],
])("%s leave no heading", (_what, none, left) => {
  showService(none)
  expect(textsOf("heading", document.body, { level: 3 })).toEqual([left])
})

test("a benefit's name is set apart from what it says; one without a name is plain", () => {
  showService({ benefits: ["Hiring: a loop of four hours", "Calm by 9:30"] })
  expect(screen.getByText("Hiring:", { selector: "b" })).toBeVisible()
  expect(screen.getByText("Calm by 9:30", { selector: "li" })).toBeVisible()
})

test("a drawing is not read out", () => {
  const drawing = { viewBox: "0 0 24 24", shapes: '<path d="M2 12h20"/>' }
  const { container } = renderInSite(<ServiceIcon drawing={drawing} />)
  expect(container.querySelector("svg[aria-hidden=true] > path")).not.toBeNull()
})

test("the preview's services lead to their sections, and a last link to all of them", () => {
  renderInSite(<ServicesPreview copy={preview} services={services} />)
  expect(links()).toEqual([...toSections, ["All services", "/services/"]])
})

test("a case study of the service is linked from it", () => {
  showService({ caseStudies: [{ slug: "six-of-nine", title: "Stopping six of nine projects" }] })
  expectLink("Stopping six of nine projects", "/six-of-nine/")
})
