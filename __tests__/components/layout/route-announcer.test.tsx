import { RouteAnnouncer } from "../../../src/layout/route-announcer"
import { renderInSite } from "../support/render-in-site"

const page = (pathname: string, heading: string) => (
  <>
    <main>
      <h1>{heading}</h1>
    </main>
    <RouteAnnouncer pathname={pathname} />
  </>
)

const announcement = () => document.querySelector("[aria-live=polite]")

test("the first page is not announced", () => {
  renderInSite(page("/", "Home of the site"))
  expect(announcement()).toBeEmptyDOMElement()
})

test("another page is announced by its headline, in the site's words", () => {
  const { rerender } = renderInSite(page("/", "Home of the site"))
  rerender(page("/books/", "Eight books, $& and 品質"))
  expect(announcement()).toHaveTextContent("Navigated to Eight books, $& and 品質")
})

test("a second page with the same headline is announced too", () => {
  const { rerender } = renderInSite(page("/", "Home of the site"))
  rerender(page("/blog/one/", "The same"))
  const first = announcement()?.firstElementChild
  rerender(page("/blog/two/", "The same"))
  expect(announcement()).toHaveTextContent("Navigated to The same")
  expect(announcement()?.firstElementChild).not.toBe(first)
})

test("a page without a headline is announced by its title", () => {
  document.title = "A title · Ada Sample"
  const { rerender } = renderInSite(<RouteAnnouncer pathname="/" />)
  rerender(<RouteAnnouncer pathname="/books/" />)
  expect(announcement()).toHaveTextContent("Navigated to A title · Ada Sample")
})
