import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate, prefetchPathname } from "gatsby"
import { LongText } from "../../../src/ui/long-text/long-text"
import { leftToBrowser, visit } from "../support/visitor"
import { moveInWindow } from "../support/window-view"

const link = () => screen.getByRole("link", { name: "the audit" })

/** Renders a text with a link, on the page of an article. */
function renderText(href: string, words = "the audit") {
  visit("/blog/a-queue-of-one/")
  render(<LongText text={{ parts: [{ html: `<p>See <a href="${href}">${words}</a>.</p>`, picture: null }] }} />)
}

afterEach(() => jest.mocked(navigate).mockClear())

test("a link in a text asks the router for its page, and for the section", async () => {
  renderText("/services/?from=text#architecture-audits", "<em>the audit</em>")
  await userEvent.click(screen.getByText("the audit"))
  expect(navigate).toHaveBeenCalledWith("/services/?from=text#architecture-audits")
})

test.each(["Control", "Meta", "Shift", "Alt"])("with %s held, the browser opens it as it is used to", async (key) => {
  renderText("/services/")
  const left = leftToBrowser()
  const user = userEvent.setup()
  await user.keyboard(`{${key}>}`)
  await user.click(link())
  expect(navigate).not.toHaveBeenCalled()
  expect(left()).toBe(true)
})

test.each([
  ["a note below the text", "#note-1"],
  ["a section of the same article", "/blog/a-queue-of-one/#the-cost"],
  ["a file", "/rss.xml"],
  ["another site", "https://dora.dev/"],
  ["an address to write to", "mailto:hello@example.com"],
])("a link to %s is left to the browser", async (_, href) => {
  renderText(href)
  const left = leftToBrowser()
  await userEvent.click(link())
  expect(navigate).not.toHaveBeenCalled()
  expect(left()).toBe(true)
})

test("a click beside the link does nothing", async () => {
  renderText("/services/")
  await userEvent.click(screen.getByText(/See/))
  expect(navigate).not.toHaveBeenCalled()
})

test("the page of a link in view is prefetched", () => {
  renderText("/services/")
  moveInWindow(link(), true)
  expect(prefetchPathname).toHaveBeenCalledWith("/services/")
})
