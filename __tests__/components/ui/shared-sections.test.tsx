import { screen, within } from "@testing-library/react"
import { CallToAction } from "../../../src/ui/call-to-action"
import { Testimonials } from "../../../src/ui/proof/testimonials"
import { PageIntro } from "../../../src/ui/text/page-intro"
import { aCallToAction, aTestimonial } from "../support/content"
import { renderInSite } from "../support/render-in-site"

const caption = () => screen.getByText("C. Lient").parentElement

test("a testimonial is a quotation with who said it", () => {
  renderInSite(<Testimonials heading="They say" testimonials={[aTestimonial()]} />)
  const section = screen.getByRole("region", { name: "They say" })
  expect(within(section).getByRole("blockquote")).toHaveTextContent(/^She left us better\.$/)
  expect(caption()).toHaveTextContent(/^C\. Lient ?Founder, Samples Ltd$/)
})

test.each([
  ["title", { title: null }, /^C\. Lient ?Samples Ltd$/],
  ["company", { company: null }, /^C\. Lient ?Founder$/],
  ["title and company", { title: null, company: null }, /^C\. Lient$/],
])("a testimonial without a %s has no comma left over", (_part, absent, words) => {
  renderInSite(<Testimonials heading="They say" testimonials={[aTestimonial(absent)]} />)
  expect(caption()).toHaveTextContent(words)
})

test("every testimonial is an item of the list", () => {
  const testimonials = [aTestimonial({ name: "One" }), aTestimonial({ name: "Two" }), aTestimonial({ name: "Three" })]
  renderInSite(<Testimonials heading="They say" testimonials={testimonials} />)
  expect(screen.getAllByRole("listitem")).toHaveLength(3)
})

test("a call to action leads to the scheduling page in a new tab", () => {
  renderInSite(<CallToAction callToAction={aCallToAction()} />, { schedulingUrl: "https://book.example/intro" })
  const section = screen.getByRole("region", { name: "Shall we talk?" })
  const link = within(section).getByRole("link", { name: "Book a call (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://book.example/intro")
  expect(link).toHaveAttribute("target", "_blank")
})

test("a call to action may lead to a page of this site, in the same tab", () => {
  renderInSite(<CallToAction callToAction={aCallToAction()} to="/contact/" />)
  const link = screen.getByRole("link", { name: "Book a call" })
  expect(link).toHaveAttribute("href", "/contact/")
  expect(link).not.toHaveAttribute("target")
})

test("a call to action shows its text", () => {
  renderInSite(<CallToAction callToAction={aCallToAction({ text: "Half an hour." })} />)
  expect(screen.getByText("Half an hour.")).toBeVisible()
})

test("a call to action without a text leaves no empty paragraph", () => {
  renderInSite(<CallToAction callToAction={aCallToAction({ text: null })} />)
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
})

test("a call to action says what one has of the call, where its owner says it", () => {
  const afterBooking = [
    { title: "Who is there", text: "You and I." },
    { title: "What you have afterwards", text: "Five lines." },
  ]
  const { unmount } = renderInSite(<CallToAction callToAction={aCallToAction({ afterBooking })} />)
  const section = within(screen.getByRole("region", { name: "Shall we talk?" }))
  expect(section.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Who is there",
    "What you have afterwards",
  ])
  expect(section.getAllByRole("definition")[1]).toHaveTextContent("Five lines.")
  unmount()
  renderInSite(<CallToAction callToAction={aCallToAction({ afterBooking: [] })} />)
  expect(screen.queryByRole("term")).not.toBeInTheDocument()
})

test("a page begins with its headline and its introduction", () => {
  renderInSite(<PageIntro heading="Books" intro="Eight of them." />)
  expect(screen.getByRole("heading", { level: 1, name: "Books" })).toBeVisible()
  expect(screen.getByText("Eight of them.")).toBeVisible()
})

test("a page without an introduction begins with its headline alone", () => {
  renderInSite(<PageIntro heading="Books" intro={null} />)
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
})
