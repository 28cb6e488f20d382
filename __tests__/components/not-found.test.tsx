import { screen, within } from "@testing-library/react"
import { AllPages } from "../../src/not-found/all-pages"
import { LikelyPage } from "../../src/not-found/likely-page"
import { usePages } from "../../src/not-found/use-pages"
import { renderInSite } from "./support/render-in-site"
import { visit } from "./support/visitor"

const pages = [
  { path: "/books/", title: "Books" },
  { path: "/services/", title: "Services" },
]

test("a mistyped address gets the intended page", () => {
  visit("/boks/")
  renderInSite(<LikelyPage heading="You may have meant" pages={pages} />)
  expect(screen.getByRole("status")).toHaveTextContent("You may have meant Books")
  expect(screen.getByRole("link", { name: "Books" })).toHaveAttribute("href", "/books/")
})

test("an address like no other gets no guess", () => {
  visit("/wp-admin/")
  renderInSite(<LikelyPage heading="You may have meant" pages={pages} />)
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("every page of the site is offered, by the name that it has in the menus", () => {
  function Everything() {
    return <AllPages heading="All pages" pages={usePages([])} />
  }
  renderInSite(<Everything />)
  const links = within(screen.getByRole("region", { name: "All pages" })).getAllByRole("link")
  expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
    "Home /",
    "Services /services/",
    "Free Tools /tools/",
    "Books /books/",
    "Media /media/",
    "Blog /blog/",
    "About /about/",
    "Get in Touch /contact/",
    "Privacy /privacy/",
    "Terms /terms/",
  ])
})
