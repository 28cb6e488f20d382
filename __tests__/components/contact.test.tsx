import { fireEvent, screen } from "@testing-library/react"
import { ContactInvitation } from "../../src/contact/contact-invitation"
import { aPicture } from "./support/content"
import { hydrateInSite, renderInSite, renderOnServer } from "./support/render-in-site"
import { expectLink, expectNewTab } from "./support/shown"

const contact: Queries.ContactInvitationFragment = {
  heading: "Write to me",
  intro: "I answer within two days.",
  pictureAlt: "My desk",
  linkedinAction: "Connect on LinkedIn",
  homeAction: "Back to home",
  inLetters: null,
  afterBooking: null,
  picture: aPicture("desk"),
  pictureAlternate: aPicture("window"),
}
const picture = () => screen.getByRole("img", { name: "My desk" })

const show = (changes: Partial<typeof contact> = {}) =>
  renderInSite(<ContactInvitation contact={{ ...contact, ...changes }} whereabouts={[]} />, {
    linkedinUrl: "https://linkedin.example/ada",
  })

test("the page shows its picture, the ways to its owner and home, and no form", () => {
  const { container } = show()
  expect(picture()).toHaveAttribute("src", "/pictures/desk-200.png")
  expectNewTab("Connect on LinkedIn", "https://linkedin.example/ada")
  expectLink("Back to home", "/")
  expect(container.querySelector("form, input, textarea")).toBeNull()
})

test.each([
  ["an email address", "mailto:ada@lovelace.example?subject=A%20call", "ada@lovelace.example"],
  ["a telephone number", "tel:+44123456", "+44123456"],
])("%s can be read and pressed beside LinkedIn", (_what, schedulingUrl, inLetters) => {
  renderInSite(<ContactInvitation contact={{ ...contact, inLetters }} whereabouts={[]} />, {
    linkedinUrl: "https://linkedin.example/ada",
    schedulingUrl,
  })
  expectNewTab("Connect on LinkedIn", "https://linkedin.example/ada")
  expect(screen.getByRole("link", { name: new RegExp(inLetters.replace("+", "\\+")) })).toHaveAttribute(
    "href",
    schedulingUrl,
  )
})

test("a picture that fails to load gives way to its alternate, and nothing of it is left to load", () => {
  const { container } = show()
  fireEvent.error(picture())
  expect(picture()).toHaveAttribute("src", "/pictures/window-200.png")
  expect(container.innerHTML).not.toContain("desk-")
})

test.each([
  ["had failed before the script ran gives way to its alternate", { complete: true, naturalWidth: 0 }, "window"],
  ["was there before the script ran stays", { complete: true, naturalWidth: 860 }, "desk"],
  ["is still on its way when the script runs stays", { complete: false, naturalWidth: 0 }, "desk"],
])("a picture that %s", (_what, { complete, naturalWidth }, shown) => {
  const container = renderOnServer(<ContactInvitation contact={contact} whereabouts={[]} />)
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(complete)
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth)
  hydrateInSite(<ContactInvitation contact={contact} whereabouts={[]} />, container)
  expect(picture()).toHaveAttribute("src", `/pictures/${shown}-200.png`)
})

test("an alternate that fails too is not tried again", () => {
  show()
  fireEvent.error(picture())
  const alternate = picture()
  fireEvent.error(alternate)
  expect(picture()).toBe(alternate)
  expect(picture()).toHaveAttribute("src", "/pictures/window-200.png")
})

test("without an alternate a picture that fails is removed", () => {
  show({ pictureAlternate: null })
  fireEvent.error(picture())
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test("a picture without a description is decoration", () => {
  show({ pictureAlt: null })
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/pictures/desk-200.png")
})

test("below the links it says what one gets out of a call, if its owner says so", () => {
  const afterBooking = [{ title: "What you have afterwards", text: "Five lines." }]
  show({ afterBooking })
  const term = screen.getByRole("term")
  expect(term).toHaveTextContent("What you have afterwards")
  expect(screen.getByRole("link", { name: "Back to home" }).compareDocumentPosition(term)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test("it says where its owner works, if that is known", () => {
  renderInSite(<ContactInvitation contact={contact} whereabouts={[{ title: "Where", text: "Sheffield" }]} />)
  expect(screen.getByRole("term")).toHaveTextContent("Where")
})

test("without LinkedIn it leads to the scheduling page", () => {
  renderInSite(<ContactInvitation contact={contact} whereabouts={[]} />, {
    linkedinUrl: null,
    schedulingUrl: "https://book.example/",
  })
  expectNewTab("Schedule a call", "https://book.example/")
})
