import { screen, within } from "@testing-library/react"
import { BookCard } from "../../src/books/book-card"
import { BookList } from "../../src/books/book-list"
import { Takeaways } from "../../src/books/takeaways"
import { aBook } from "./support/content"
import { renderInSite } from "./support/render-in-site"

test("a book shows its title, its author, its cover and its summary", () => {
  renderInSite(<BookCard book={aBook()} action="Buy it" priority={false} />)
  expect(screen.getByRole("heading", { name: "Small Bridges" })).toBeVisible()
  expect(screen.getByText("B. Writer")).toBeVisible()
  expect(screen.getByRole("presentation")).toHaveAttribute("src", "/pictures/small-bridges-200.png")
  expect(within(screen.getByText(/of one person/)).getByRole("emphasis")).toHaveTextContent("spans")
})

test("the link to the bookstore names the book and opens a new tab", () => {
  renderInSite(<BookCard book={aBook()} action="Buy it" priority={false} />)
  const link = screen.getByRole("link", { name: "Buy it Small Bridges (opens in a new tab)" })
  expect(link).toHaveAttribute("href", "https://books.example/small-bridges")
  expect(link).toHaveAttribute("target", "_blank")
})

test("without a cover the title stands in its place, for the eye only", () => {
  renderInSite(<BookCard book={aBook({ coverUrl: null })} action="Buy it" priority={false} />)
  expect(screen.queryByRole("presentation")).not.toBeInTheDocument()
  expect(screen.getByText("Small Bridges", { selector: "[aria-hidden=true]" })).toBeInTheDocument()
})

test("with a cover the title is not repeated in its place", () => {
  renderInSite(<BookCard book={aBook()} action="Buy it" priority={false} />)
  expect(screen.queryByText("Small Bridges", { selector: "[aria-hidden=true]" })).not.toBeInTheDocument()
})

test("without a summary nothing stands between a book's author and its link", () => {
  renderInSite(<BookCard book={aBook({ summary: null })} action="Buy it" priority={false} />)
  expect(screen.getByText("B. Writer").nextElementSibling).toContainElement(screen.getByRole("link"))
})

test("every book is an item of the list", () => {
  const books = [aBook({ title: "Small Bridges" }), aBook({ title: "Long Roads" })]
  renderInSite(<BookList books={books} action="Buy it" />)
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
  expect(screen.getByRole("heading", { name: "Long Roads" })).toBeVisible()
})

test("the covers in view when the page opens are loaded at once, the others later", () => {
  const books = ["One", "Two", "Three"].map((title) => aBook({ title }))
  renderInSite(<BookList books={books} action="Buy it" />)
  const covers = screen.getAllByRole("presentation")
  expect(covers.map((cover) => cover.getAttribute("loading"))).toEqual(["eager", "eager", "lazy"])
})

test("the takeaways have a heading, an introduction and an item each", () => {
  const items = [
    { title: "Measure twice", text: "And cut once." },
    { title: "Write it down", text: "Memory is short." },
  ]
  renderInSite(<Takeaways takeaways={{ heading: "What stays", intro: "Two things.", items }} />)
  const section = screen.getByRole("region", { name: "What stays" })
  expect(section).toHaveTextContent("Two things.")
  expect(
    within(section)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Measure twiceAnd cut once.", "Write it downMemory is short."])
})

test("a takeaway may be a title alone", () => {
  renderInSite(
    <Takeaways takeaways={{ heading: "What stays", intro: null, items: [{ title: "Measure twice", text: null }] }} />,
  )
  expect(screen.getByRole("heading", { level: 3, name: "Measure twice" })).toBeVisible()
  expect(screen.queryByRole("paragraph")).not.toBeInTheDocument()
})
