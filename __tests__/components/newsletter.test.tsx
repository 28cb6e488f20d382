import { screen } from "@testing-library/react"
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

test("it asks for an email address", () => {
  renderInSite(<Newsletter newsletter={newsletter} form={null} />)
  expect(emailField()).toHaveAttribute("type", "email")
  expect(emailField()).toHaveAttribute("placeholder", "Your email address")
})

test("it has a button that subscribes", () => {
  renderInSite(<Newsletter newsletter={newsletter} form={null} />)
  expect(screen.getByRole("button", { name: "Subscribe" })).toHaveAttribute("type", "submit")
})

test("its field belongs to a form that the browser checks", () => {
  renderInSite(<Newsletter newsletter={newsletter} form={null} />)
  const form = (emailField() as HTMLInputElement).form
  expect(form).toContainElement(screen.getByRole("button", { name: "Subscribe" }))
  expect(form).not.toHaveAttribute("novalidate")
})

test("an address never ends up in the page's own address", () => {
  renderInSite(<Newsletter newsletter={newsletter} form={null} />)
  expect(emailField()).not.toHaveAttribute("name")
})

test("its text stands under its heading", () => {
  renderInSite(<Newsletter newsletter={newsletter} form={null} />)
  expect(screen.getByRole("region", { name: "One letter a month" })).toHaveTextContent("What I changed my mind about.")
})

test("without a text there is only the heading and the form", () => {
  renderInSite(<Newsletter newsletter={{ ...newsletter, text: null }} form={null} />)
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
  expect(emailField()).toBeVisible()
})

test("absent, it leaves nothing", () => {
  const { container } = renderInSite(<Newsletter newsletter={null} form={null} />)
  expect(container).toBeEmptyDOMElement()
})
