import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Newsletter } from "../../src/blog/newsletter/newsletter"
import { renderInSite } from "./support/render-in-site"

const newsletter: Queries.NewsletterFragment = {
  heading: "One letter a month",
  text: "What I changed my mind about.",
  emailLabel: "Email",
  placeholder: "Your email address",
  action: "Subscribe",
}
const emailField = () => screen.getByRole("textbox", { name: "Email" })

const show = (changes: Partial<typeof newsletter> = {}) =>
  renderInSite(
    <Newsletter newsletter={{ ...newsletter, ...changes }} form={null} notBegun="Not begun: follow {feed} instead." />,
  )

test("under its text it asks for an email address, in a form that the browser checks", () => {
  show()
  expect(screen.getByRole("region", { name: "One letter a month" })).toHaveTextContent("What I changed my mind about.")
  expect(emailField()).toHaveAttribute("type", "email")
  expect(emailField()).toHaveAttribute("placeholder", "Your email address")
  const form = emailField().closest("form")
  expect(form).toContainElement(screen.getByRole("button", { name: "Subscribe" }))
  expect(form).not.toHaveAttribute("novalidate")
})

test("an address never ends up in the page's own address", () => {
  show()
  expect(emailField()).not.toHaveAttribute("name")
})

test("sent without a provider, it says that it has not begun, where to follow new posts, and keeps what was typed", async () => {
  show()
  await userEvent.type(emailField(), "reader@example.org")
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))

  const feed = "https://ada.example/rss.xml"
  expect(screen.getByText(/^Not begun/)).toHaveTextContent(`Not begun: follow ${feed} instead.`)
  expect(screen.getByText(/^Not begun/)).toHaveFocus()
  expect(screen.getByRole("link", { name: feed })).toHaveAttribute("href", feed)
  expect(emailField()).toHaveValue("reader@example.org")
})

test("without a text there is only the heading and the form", () => {
  show({ text: null })
  expect(screen.getByRole("region")).toHaveTextContent("One letter a monthEmailSubscribe")
  expect(emailField()).toBeVisible()
})
