import { screen, within } from "@testing-library/react"
import { BookCard } from "../../src/books/book-card"
import { BookList } from "../../src/books/book-list"
import { aBook } from "./support/content"
import { renderInSite } from "./support/render-in-site"
import { expectNewTab, loadingOf } from "./support/shown"

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

test("without a cover the title stands in its place, for the eye only", () => {
  showBook({ coverUrl: null })
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument()
  expect(inPlaceOfCover()).toBeInTheDocument()
})

test("without a summary nothing stands between a book's author and its link", () => {
  showBook({ summary: null })
  expect(screen.getByText("B. Writer").nextElementSibling).toContainElement(screen.getByRole("link"))
})

test("every book is an item of the list; covers in view when the page opens are loaded at once, the others later", () => {
  const books = ["One", "Two", "Three"].map((title) => aBook({ title }))
  const { container } = renderInSite(<BookList books={books} action="Buy it" />)
  expect(screen.getAllByRole("listitem")).toHaveLength(3)
  expect(screen.getByRole("heading", { name: "Two" })).toBeVisible()
  expect(loadingOf(container)).toEqual(["eager", "eager", "lazy"])
})
