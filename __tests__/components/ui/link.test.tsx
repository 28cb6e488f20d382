import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { CurrentPath, Link } from "../../../src/ui/links/link"
import { leftToBrowser, visit } from "../support/visitor"
import { moveInWindow } from "../support/window-view"

const link = () => screen.getByRole("link", { name: "Books" })

/** Renders a link as it stands on the page with that path. */
const renderOn = (path: string, to: string) =>
  render(
    <CurrentPath.Provider value={path}>
      <Link to={to}>Books</Link>
    </CurrentPath.Provider>,
  )

/** @returns what lets a page come that the loader keeps back; the others come at once */
function comesLater(page: string): () => Promise<unknown> {
  const loader = Reflect.get(window, "___loader")
  const loaded = loader.loadPage(page)
  let bring = () => {}
  const kept = new Promise((resolve) => {
    bring = () => resolve(loaded)
  })
  jest.spyOn(loader, "loadPage").mockImplementation((path) => (path === page ? kept : loaded))
  return () => {
    bring()
    return kept
  }
}

afterEach(() => jest.mocked(navigate).mockClear())

test("a click asks the router for the page", async () => {
  render(<Link to="/books/">Books</Link>)
  await userEvent.click(link())
  expect(navigate).toHaveBeenCalledWith("/books/", { replace: false })
})

test.each(["Control", "Meta", "Shift", "Alt"])("with %s held, the browser opens it as it is used to", async (key) => {
  render(<Link to="/books/">Books</Link>)
  const left = leftToBrowser()
  const user = userEvent.setup()
  await user.keyboard(`{${key}>}`)
  await user.click(link())
  expect(navigate).not.toHaveBeenCalled()
  expect(left()).toBe(true)
})

test("the page that is shown is not added to the history once more", async () => {
  renderOn("/books/", "/books/")
  await userEvent.click(link())
  expect(navigate).toHaveBeenCalledWith("/books/", { replace: true })
})

test("a link to the page that is shown says so", () => {
  renderOn("/books/", "/books/")
  expect(link()).toHaveAttribute("aria-current", "page")
})

test("a link to a page in another script says so too, which browsers write in percent signs", () => {
  renderOn("/blog/%C5%82%C3%B3d%C5%BA/", "/blog/łódź/")
  expect(link()).toHaveAttribute("aria-current", "page")
})

test("a link to a section of the page that is shown does not", () => {
  renderOn("/books/", "/books/#takeaways")
  expect(link()).not.toHaveAttribute("aria-current")
})

test("a handler of the link's own comes first, and may keep the page", async () => {
  render(
    <Link to="/books/" onClick={(event) => event.preventDefault()}>
      Books
    </Link>,
  )
  await userEvent.click(link())
  expect(navigate).not.toHaveBeenCalled()
})

test("who follows another link while a page is loading gets the other page alone", async () => {
  const booksCome = comesLater("/books/")
  render(
    <>
      <Link to="/books/">Books</Link>
      <Link to="/media/">Media</Link>
    </>,
  )
  await userEvent.click(link())
  await userEvent.click(screen.getByRole("link", { name: "Media" }))
  await booksCome()
  expect(jest.mocked(navigate).mock.calls).toEqual([["/media/", { replace: false }]])
})

test("who goes back while a page is loading stays there", async () => {
  const booksCome = comesLater("/books/")
  render(<Link to="/books/">Books</Link>)
  await userEvent.click(link())
  window.dispatchEvent(new PopStateEvent("popstate"))
  await booksCome()
  expect(navigate).not.toHaveBeenCalled()
})

test("pointing at a link fetches its page at once, with the query", async () => {
  const loadPage = jest.spyOn(Reflect.get(window, "___loader"), "loadPage")
  render(<Link to="/blog/?topic=DevOps">Books</Link>)
  await userEvent.hover(link())
  expect(loadPage).toHaveBeenCalledWith("/blog/?topic=DevOps")
})

describe("in the window", () => {
  const abort = jest.fn()
  let enqueue: jest.SpyInstance

  beforeEach(() => {
    enqueue = jest.spyOn(Reflect.get(window, "___loader"), "enqueue").mockReturnValue({ abort })
  })

  test("a link has its page fetched ahead", () => {
    render(<Link to="/books/">Books</Link>)
    moveInWindow(link(), true)
    expect(enqueue).toHaveBeenCalledWith("/books/")
  })

  test("what is scrolled past before it is fetched is given up", () => {
    render(<Link to="/books/">Books</Link>)
    moveInWindow(link(), true)
    moveInWindow(link(), false)
    expect(abort).toHaveBeenCalledTimes(1)
  })

  test("the page that is shown is not fetched again", () => {
    visit("/books/")
    render(<Link to="/books/">Books</Link>)
    moveInWindow(link(), true)
    expect(enqueue).not.toHaveBeenCalled()
  })
})
