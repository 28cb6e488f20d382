import { screen } from "@testing-library/react"
import { ErrorBoundary } from "../../../src/layout/error-boundary"
import { renderInSite } from "../support/render-in-site"

function Broken(): never {
  throw new Error("This page is broken.")
}

/** React reports the error in the console, as it should; the tests' shared set-up would fail the test for it. */
function renderBroken() {
  const told = jest.spyOn(console, "error").mockImplementation(() => {})
  const rendered = renderInSite(
    <ErrorBoundary key="/broken/">
      <Broken />
    </ErrorBoundary>,
  )
  told.mockClear()
  return rendered
}

test("a page that fails gives way to plain words and a way on", () => {
  renderBroken()
  expect(screen.getByRole("heading", { level: 1, name: "This page has stopped working" })).toBeVisible()
  expect(screen.getByRole("button", { name: "Load it again" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/")
})

test("the next page is shown as ever", () => {
  const { rerender } = renderBroken()
  rerender(
    <ErrorBoundary key="/books/">
      <h1>Books</h1>
    </ErrorBoundary>,
  )
  expect(screen.getByRole("heading", { level: 1, name: "Books" })).toBeVisible()
})
