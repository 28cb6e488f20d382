import { act, render, screen } from "@testing-library/react"
import { createElement } from "react"
import { fieldId } from "../../../client/content/location"
import { Spotlight } from "../../../client/preview/spotlight"

const location = { file: "services.json", path: ["title"] }

/** What is chosen on a page in the studio's frame, at a height in pixels that jsdom would not know. */
function showMark(messages: readonly string[] = []) {
  const frame = document.body.appendChild(document.createElement("iframe"))
  const page = frame.contentDocument
  if (!page) throw new Error("The frame has no page.")
  // jsdom lays nothing out.
  page.elementFromPoint = () => page.body
  Object.defineProperty(frame, "clientWidth", { value: 1000 })
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 800)
  const heading = page.body.appendChild(page.createElement("h2"))
  const moveTo = (top: number, height = 50, width = 200) => {
    heading.getBoundingClientRect = () => new DOMRect(100, top, width, height)
  }
  moveTo(300)
  const { unmount } = render(
    createElement(Spotlight, {
      frame: { current: frame },
      target: () => heading,
      location,
      label: "Name",
      messages,
      hovered: { current: undefined },
    }),
  )
  wait(100)
  return { page, moveTo, unmount }
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const end = () => /.*H(\d+)m/.exec(document.querySelector(".leader path")?.getAttribute("d") ?? "")?.[1]
const top = () => screen.getByText("Name").parentElement?.style.top

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test("the mark stands around what is chosen, and goes along when the page is scrolled", () => {
  const { page, moveTo } = showMark()
  expect(top()).toBe("292px")
  moveTo(200)
  page.dispatchEvent(new Event("scroll"))
  wait(17)
  expect(top()).toBe("192px")
})

test.each([
  [300, "below it", "63px"],
  [700, "above it", "-126px"],
  [20, "within it where neither has room", "685px", 780],
  [400, "above it where a button is below", "-126px", 50, 440],
  [400, "beside it where buttons are below and above", "-3px", 50, 0],
])("what is said of a text %i pixels down the page stands on the page: %s", (...row) => {
  const [from, _where, there, height = 50, buttonsFrom = 800] = row
  const { moveTo, page } = showMark(["Too long"])
  const button = page.body.appendChild(page.createElement("button"))
  page.elementFromPoint = (x, y) => (y > buttonsFrom && x < 308 ? button : page.body)
  const [said] = document.querySelectorAll("ul")
  if (said) said.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
  moveTo(from, height, Math.max(200, height))
  wait(100)
  expect(said?.style.top).toBe(there)
})

test("what moves without a word is followed within a tenth of a second", () => {
  const { moveTo } = showMark()
  moveTo(400)
  wait(100)
  expect(top()).toBe("392px")
})

test("the line goes to what is chosen, and ends at the page's edge where words would be in its way", () => {
  const panel = document.body.appendChild(document.createElement("main"))
  const field = panel.appendChild(document.createElement("input"))
  field.id = fieldId(location)
  panel.getBoundingClientRect = () => new DOMRect(-400, 0, 400, 800)
  field.getBoundingClientRect = () => new DOMRect(-400, 300, 300, 40)
  const { page } = showMark()
  const between = page.createElement("p")
  page.elementFromPoint = (x) => (x > 40 ? between : page.body)
  wait(100)
  expect(end()).toBe("92")
  between.textContent = "Words"
  wait(100)
  expect(end()).toBe("6")
})

test("while nothing moves the browser is asked for no frame, and for nothing at all once the mark is gone", () => {
  const { page, unmount } = showMark()
  const asked = jest.spyOn(window, "requestAnimationFrame")
  wait(2000)
  expect(asked).not.toHaveBeenCalled()
  // A frame is asked for just before the next look.
  wait(95)
  page.dispatchEvent(new Event("scroll"))
  wait(5)
  unmount()
  page.dispatchEvent(new Event("scroll"))
  expect(jest.getTimerCount()).toBe(0)
})
