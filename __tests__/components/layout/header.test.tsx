import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Header } from "../../../src/layout/header/header"
import { hydrateInSite, renderInSite, renderOnServer } from "../support/render-in-site"
import { expectLink, textsOf } from "../support/shown"
import { scrollTo } from "../support/visitor"

const menuButton = () => screen.getByRole("button", { name: "Menu" })
const navigation = () => screen.getByRole("navigation", { name: "Main" })
const addressOf = (link: HTMLElement) => [link.textContent, link.getAttribute("href")]

test("the navigation leads to the six pages and to the contact page, then to what else the footer has, and to a call", () => {
  renderInSite(<Header pathname="/" />)
  expect(within(navigation()).getAllByRole("link").map(addressOf)).toEqual([
    ["Home", "/"],
    ["Services", "/services/"],
    ["Free Tools", "/tools/"],
    ["Books", "/books/"],
    ["Media", "/media/"],
    ["About", "/about/"],
    ["Get in Touch", "/contact/"],
    ["Blog", "/blog/"],
    ["Schedule a call (opens in a new tab)", "https://book.ada.example/intro"],
  ])
})

test("the owner's name leads home", () => {
  renderInSite(<Header pathname="/books/" />, { name: "Ada Sample" })
  expectLink("Ada Sample", "/")
})

test.each([
  ["below one of the navigation's, that one is marked, as not the page itself", "/tools/devex-iq/", ["Free Tools"]],
  ["that the navigation does not have, no item is current", "/blog/", []],
])("on a page %s", (_what, pathname, marked) => {
  renderInSite(<Header pathname={pathname} />)
  expect(textsOf("link", navigation(), { current: "page" })).toEqual([])
  expect(textsOf("link", navigation(), { current: true })).toEqual(marked)
})

test("past 10 px the header counts as scrolled, and back at the top no longer", () => {
  renderInSite(<Header pathname="/" />)
  const header = screen.getByRole("banner")
  expect(header).toHaveAttribute("data-scrolled", "false")
  for (const [y, scrolled] of [
    [10, "false"],
    [11, "true"],
    [0, "false"],
  ] as const) {
    scrollTo(y)
    expect(header).toHaveAttribute("data-scrolled", scrolled)
  }
})

test("the page as it is built does not claim to know how far it is scrolled, and learns it when its script arrives", () => {
  const container = renderOnServer(<Header pathname="/" />)
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled")
  scrollTo(400)
  hydrateInSite(<Header pathname="/" />, container)
  expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled", "true")
})

test("the button controls the navigation", () => {
  renderInSite(<Header pathname="/" />)
  expect(menuButton()).toHaveAttribute("aria-controls", navigation().id)
})

test("the menu closes when the link to the page that is already shown is followed", async () => {
  renderInSite(<Header pathname="/books/" />)
  await userEvent.click(menuButton())

  await userEvent.click(within(navigation()).getByRole("link", { name: "Books" }))

  expect(menuButton()).toHaveAttribute("aria-expanded", "false")
})

test("the menu stays open while the focus moves within it", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(menuButton())

  await userEvent.tab()
  await userEvent.tab()

  expect(within(navigation()).getByRole("link", { name: "Services" })).toHaveFocus()
  expect(menuButton()).toHaveAttribute("aria-expanded", "true")
})

test("the menu closes when the focus moves on past it", async () => {
  renderInSite(
    <>
      <Header pathname="/" />
      <a href="#content">After the header</a>
    </>,
  )
  await userEvent.click(menuButton())
  within(navigation()).getByRole("switch").focus()

  await userEvent.tab()

  expect(screen.getByRole("link", { name: "After the header" })).toHaveFocus()
  expect(menuButton()).toHaveAttribute("aria-expanded", "false")
})

test("the menu stays open when the window loses the focus", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(menuButton())
  await userEvent.tab()

  // Nothing else takes the focus then: the blur has no related target.
  within(navigation()).getByRole("link", { name: "Home" }).blur()

  expect(menuButton()).toHaveAttribute("aria-expanded", "true")
})

// Known defect, in a real browser too: pressing the button takes the focus out of the menu, which closes it, and the click opens it again.
test("the menu closes by its button after something in it was used", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(menuButton())
  await userEvent.click(within(navigation()).getByRole("switch"))

  await userEvent.click(menuButton())

  expect(menuButton()).toHaveAttribute("aria-expanded", "false")
})
