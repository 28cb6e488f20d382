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
const feed = "ada.example/rss.xml"

test.each([
  ["Not begun: follow {feed} instead.", `Not begun: follow ${feed} instead.`],
  [null, feed],
])("without a provider nobody is asked for an address: it says where to follow new posts", (notBegun, shown) => {
  renderInSite(<Newsletter newsletter={newsletter} form={null} notBegun={notBegun} />)
  const region = screen.getByRole("region", { name: "One letter a month" })
  expect(region).toHaveTextContent(`What I changed my mind about.${shown}`)
  expect(screen.getByRole("link", { name: feed })).toHaveAttribute("href", "/rss.xml")
  expect(screen.queryByRole("textbox")).toBeNull()
})
