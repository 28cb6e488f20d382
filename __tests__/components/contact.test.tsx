import { fireEvent, screen } from "@testing-library/react"
import { ContactInvitation } from "../../src/contact/contact-invitation"
import { aPicture } from "./support/content"
import { hydrateInSite, renderInSite, renderOnServer } from "./support/render-in-site"

const contact: Queries.ContactInvitationFragment = {
  heading: "Write to me",
  intro: "I answer within two days.",
  pictureAlt: "My desk",
  linkedinAction: "Connect on LinkedIn",
  homeAction: "Back to home",
  afterBooking: null,
  picture: aPicture("desk"),
  pictureAlternate: aPicture("window"),
}
const picture = () => screen.getByRole("img", { name: "My desk" })

/** What the browser says of a picture that it is done with: its own width, or 0 if it could not be loaded. */
function givenPicturesDone({ naturalWidth }: { naturalWidth: number }) {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth)
}

test("the page shows its picture", () => {
  renderInSite(<ContactInvitation contact={contact} />)
  expect(picture()).toHaveAttribute("src", "/pictures/desk-200.png")
})

test("a picture that fails to load gives way to its alternate", () => {
  renderInSite(<ContactInvitation contact={contact} />)
  fireEvent.error(picture())
  expect(picture()).toHaveAttribute("src", "/pictures/window-200.png")
})

test("nothing of the picture that failed is left to load", () => {
  const { container } = renderInSite(<ContactInvitation contact={contact} />)
  fireEvent.error(picture())
  expect(container.innerHTML).not.toContain("desk-")
})

test("a picture that had failed before the script ran gives way to its alternate", () => {
  const container = renderOnServer(<ContactInvitation contact={contact} />)
  givenPicturesDone({ naturalWidth: 0 })
  hydrateInSite(<ContactInvitation contact={contact} />, container)
  expect(picture()).toHaveAttribute("src", "/pictures/window-200.png")
})

test("a picture that was there before the script ran stays", () => {
  const container = renderOnServer(<ContactInvitation contact={contact} />)
  givenPicturesDone({ naturalWidth: 860 })
  hydrateInSite(<ContactInvitation contact={contact} />, container)
  expect(picture()).toHaveAttribute("src", "/pictures/desk-200.png")
})

test("a picture that is still on its way when the script runs stays", () => {
  const container = renderOnServer(<ContactInvitation contact={contact} />)
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false)
  hydrateInSite(<ContactInvitation contact={contact} />, container)
  expect(picture()).toHaveAttribute("src", "/pictures/desk-200.png")
})

test("an alternate that fails too is not tried again", () => {
  renderInSite(<ContactInvitation contact={contact} />)
  fireEvent.error(picture())
  const alternate = picture()
  fireEvent.error(alternate)
  expect(picture()).toBe(alternate)
  expect(picture()).toHaveAttribute("src", "/pictures/window-200.png")
})

test("without an alternate a picture that fails goes away", () => {
  renderInSite(<ContactInvitation contact={{ ...contact, pictureAlternate: null }} />)
  fireEvent.error(picture())
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test("without a picture there is none", () => {
  renderInSite(<ContactInvitation contact={{ ...contact, picture: null }} />)
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
})

test("a picture without a description is decoration", () => {
  renderInSite(<ContactInvitation contact={{ ...contact, pictureAlt: null }} />)
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/pictures/desk-200.png")
})

test("LinkedIn opens in a new tab", () => {
  renderInSite(<ContactInvitation contact={contact} />, { linkedinUrl: "https://linkedin.example/ada" })
  const link = screen.getByRole("link", { name: "Connect on LinkedIn (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://linkedin.example/ada")
  expect(link).toHaveAttribute("target", "_blank")
})

test("there is a way back home", () => {
  renderInSite(<ContactInvitation contact={contact} />)
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/")
})

test("below the links it says what one has of a call, where its owner says it", () => {
  const afterBooking = [{ title: "What you have afterwards", text: "Five lines." }]
  renderInSite(<ContactInvitation contact={{ ...contact, afterBooking }} />)
  const term = screen.getByRole("term")
  expect(term).toHaveTextContent("What you have afterwards")
  expect(screen.getByRole("link", { name: "Back to home" }).compareDocumentPosition(term)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test("there is no form", () => {
  const { container } = renderInSite(<ContactInvitation contact={contact} />)
  expect(container.querySelector("form, input, textarea")).toBeNull()
})

test("without LinkedIn it leads to the scheduling page", () => {
  renderInSite(<ContactInvitation contact={contact} />, { linkedinUrl: null, schedulingUrl: "https://book.example/" })
  const link = screen.getByRole("link", { name: "Schedule a call (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://book.example/")
})
