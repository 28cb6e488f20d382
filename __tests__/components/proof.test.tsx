import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Biography } from "../../src/media/speaker/biography"
import { ServiceSection } from "../../src/services/service-section"
import { Availability } from "../../src/ui/proof/availability"
import { Offer } from "../../src/ui/proof/offer"
import { Testimonials } from "../../src/ui/proof/testimonials"
import { aPicture, aPrice, aService, aTestimonial, someServiceCopy } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectLink, textsOf } from "./support/shown"

const words = { heading: "What it costs", length: "For", from: "Next start", includes: "What you get" }
const offer = {
  price: aPrice("£18,000", "fixed", "plus VAT"),
  length: "Three weeks",
  includes: ["A report.", "Two talks."],
  starts: { written: "January 2027", iso: "2027-01" },
}

test("an offer says the price, for how long, from when, and what is in it", () => {
  render(<Offer offer={offer} words={words} />)
  expect(screen.getByRole("heading", { name: "What it costs" })).toBeVisible()
  expect(screen.getByText(/£18,000/)).toHaveTextContent("£18,000 fixed, plus VAT")
  expect(textsOf("definition")).toEqual(["Three weeks", "January 2027"])
  expect(screen.getByText("January 2027")).toHaveAttribute("datetime", "2027-01")
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})

test("a price alone is an offer, without empty lists", () => {
  render(
    <Offer offer={{ ...offer, price: aPrice("£18,000"), length: null, includes: null, starts: null }} words={words} />,
  )
  expect(screen.getByText("£18,000")).toBeVisible()
  expect(screen.queryByText("What you get")).toBeNull()
  expect(screen.queryByRole("definition")).toBeNull()
})

test("an example leads to its details, and the service does not link there twice", () => {
  const told = [{ text: "Freight: nine projects became three.", to: "/nine-projects/" }]
  const caseStudies = [{ slug: "nine-projects", title: "Nine projects" }]
  renderInSite(<ServiceSection service={aService({ realWorldExamples: told, caseStudies })} copy={someServiceCopy()} />)
  expectLink("Freight: nine projects became three.", "/nine-projects/")
  expect(screen.queryByRole("link", { name: "Nine projects" })).toBeNull()
})

test("an availability is said in the owner's words, and nothing is said without one", () => {
  const { container, unmount } = renderInSite(<Availability />)
  expect(container).toBeEmptyDOMElement()
  unmount()
  renderInSite(<Availability />, { openings: "Two days a week from March" })
  expect(screen.getByText("Two days a week from March")).toBeVisible()
})

test("a testimonial's name leads to where it was said, and the pictures beside it are not read out", () => {
  const logo = { publicURL: "/static/logo.svg", ratio: 3 }
  const testimonial = aTestimonial({ sourceUrl: "https://a.example/said", portrait: aPicture("client"), logo })
  renderInSite(<Testimonials heading="Clients" testimonials={[testimonial]} />)
  const quote = within(screen.getByRole("figure"))
  expect(quote.getByRole("link", { name: /^C\. Lient/ })).toHaveAttribute("href", "https://a.example/said")
  expect(quote.getByRole("presentation")).toHaveAttribute("alt", "")
})

const biography = { heading: "25 words", text: "Ada leads.\u00ad" }
const copy = { copyAction: "Copy", copied: "Copied" }

test("a biography is copied without invisible characters, and the page says so", async () => {
  const user = userEvent.setup()
  render(<Biography biography={biography} copy={copy} />)
  await user.click(screen.getByRole("button", { name: "Copy (25 words)" }))
  expect(await screen.findByText("Copied")).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe("Ada leads.")
})

test("where the browser forbids it, the button disappears and the text can be selected", async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"))
  render(<Biography biography={biography} copy={copy} />)
  const button = screen.getByRole("button", { name: "Copy (25 words)" })
  await user.click(button)
  expect(button).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("a quote leads to the case study about its company", () => {
  const caseStudy = { slug: "nine-projects", title: "Stopping six of nine projects" }
  renderInSite(<Testimonials heading="What founders say" testimonials={[aTestimonial({ caseStudy })]} />)
  expectLink(caseStudy.title, "/nine-projects/")
})
