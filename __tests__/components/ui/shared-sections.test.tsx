import { screen, within } from "@testing-library/react"
import { CallToAction } from "../../../src/ui/call-to-action"
import { Testimonials } from "../../../src/ui/proof/testimonials"
import { PageIntro } from "../../../src/ui/text/page-intro"
import { TitledTexts } from "../../../src/ui/text/titled-texts"
import { aCallToAction, aTestimonial } from "../support/content"
import { renderInSite } from "../support/render-in-site"
import { expectLink, expectNewTab, textsOf } from "../support/shown"

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

test("a call to action shows its text, and leads to the scheduling page in a new tab", () => {
  renderInSite(<CallToAction callToAction={aCallToAction({ text: "Half an hour." })} />, {
    schedulingUrl: "https://book.example/intro",
  })
  expect(screen.getByRole("region", { name: "Shall we talk?" })).toHaveTextContent("Half an hour.")
  expectNewTab("Book a call", "https://book.example/intro")
})

test("a call to action may lead to a page of this site, in the same tab", () => {
  renderInSite(<CallToAction callToAction={aCallToAction()} to="/contact/" />)
  expectLink("Book a call", "/contact/")
})

test("a call to action without a text, and without what one gets out of the call, leaves nothing empty", () => {
  renderInSite(<CallToAction callToAction={aCallToAction({ text: null, afterBooking: [] })} />)
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
  expect(screen.queryByRole("term")).not.toBeInTheDocument()
})

test("a call to action says what one gets out of the call, if its owner says so", () => {
  const afterBooking = [
    { title: "Who is there", text: "You and I." },
    { title: "What you have afterwards", text: "Five lines." },
  ]
  renderInSite(<CallToAction callToAction={aCallToAction({ afterBooking })} />)
  const section = screen.getByRole("region", { name: "Shall we talk?" })
  expect(textsOf("term", section)).toEqual(["Who is there", "What you have afterwards"])
  expect(textsOf("definition", section)).toEqual(["You and I.", "Five lines."])
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

test.each([
  ["in any order are a list", false, "UL"],
  ["in their order are a numbered one", true, "OL"],
])("texts with titles %s, and may be titles alone", (_what, numbered, tag) => {
  const items = [
    { title: "Look first", text: "A week of reading." },
    { title: "Then ask", text: null },
  ]
  renderInSite(<TitledTexts heading="How I work" intro="Two things." items={items} numbered={numbered} />)
  const section = screen.getByRole("region", { name: "How I work" })
  expect(textsOf("paragraph", section)).toEqual(["Two things.", "A week of reading."])
  expect(textsOf("listitem", section)).toEqual(["Look firstA week of reading.", "Then ask"])
  expect(within(section).getByRole("list").tagName).toBe(tag)
})
