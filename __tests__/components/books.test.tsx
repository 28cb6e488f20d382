import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BookCard } from "../../src/books/book-card"
import { BookList } from "../../src/books/book-list"
import { aBook } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectNewTab, loadingOf, textsOf } from "./support/shown"

const showBook = (changes?: Parameters<typeof aBook>[0]) =>
  renderInSite(<BookCard book={aBook(changes)} action="Buy it" priority={false} />)
const inPlaceOfCover = () => screen.queryByText("Small Bridges", { selector: "[aria-hidden=true]" })

test("a book shows its title, its author, its cover and its summary, and leads to a bookstore", () => {
  showBook()
  expect(screen.getByRole("heading", { name: "Small Bridges" })).toBeVisible()
  expect(screen.getByText("B. Writer")).toBeVisible()
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/pictures/small-bridges-200.png")
  expect(inPlaceOfCover()).not.toBeInTheDocument()
  expect(within(screen.getByText(/of one person/)).getByRole("emphasis")).toHaveTextContent("spans")
  expectNewTab("Buy it Small Bridges", "https://books.example/small-bridges")
})

test("without a cover the title takes its place, for the eye only", () => {
  showBook({ coverUrl: null })
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument()
  expect(inPlaceOfCover()).toBeInTheDocument()
})

test("without a summary nothing is between a book's author and its link", () => {
  showBook({ summary: null })
  expect(screen.getByText("B. Writer").nextElementSibling).toContainElement(screen.getByRole("link"))
})

test("of many books, those after the first are rows, which open to show their summaries", async () => {
  const others = [aBook({ title: "Two" }), aBook({ title: "Three", summary: null })]
  renderInSite(<BookList books={[aBook({ title: "One" })]} others={others} action="Buy it" />)
  expect(textsOf("listitem")).toHaveLength(3)
  expect(textsOf("heading")).toEqual(["One", "Two", "Three"])
  expectNewTab("Buy it Three", "https://books.example/small-bridges")
  const [, hidden] = screen.getAllByText(/of one person/)
  expect(hidden).not.toBeVisible()
  await userEvent.click(screen.getByText("Two", { selector: "h2" }))
  expect(hidden).toBeVisible()
})

test("every book is an item of the list; covers in view when the page opens are loaded at once, the others later", () => {
  const books = ["One", "Two", "Three"].map((title) => aBook({ title }))
  const { container } = renderInSite(<BookList books={books} action="Buy it" />)
  expect(screen.getAllByRole("listitem")).toHaveLength(3)
  expect(screen.getByRole("heading", { name: "Two" })).toBeVisible()
  expect(loadingOf(container)).toEqual(["eager", "eager", "lazy"])
})
