import { act, render, screen } from "@testing-library/react"
import { useWholePage } from "../../../src/layout/main"
import { BelowFirstView, WholePage } from "../../../src/ui/first-view"

function Page(arrival: { pathname: string; hash?: string; action?: string }) {
  return (
    <WholePage.Provider value={useWholePage({ hash: "", ...arrival })}>
      <h1>{arrival.pathname}</h1>
      <BelowFirstView>
        <h2>Below</h2>
      </BelowFirstView>
    </WholePage.Provider>
  )
}

const shown = () => screen.getAllByRole("heading").map(({ textContent }) => textContent)
const whole = (page: string) => [page, "Below"]

const setWindow = (phone: boolean) =>
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: phone } as unknown as MediaQueryList)

beforeEach(() => {
  jest.useFakeTimers()
  setWindow(true)
})
afterEach(() => jest.useRealTimers())

test("the first page of a visit is rendered whole", () => {
  render(<Page pathname="/" />)
  expect(shown()).toEqual(whole("/"))
})

test("when a link leads to a page, its first view comes first", () => {
  const { rerender } = render(<Page pathname="/" />)
  rerender(<Page pathname="/books/" action="PUSH" />)
  expect(shown()).toEqual(["/books/"])
})

test("the rest comes once that is painted", () => {
  const { rerender } = render(<Page pathname="/" />)
  rerender(<Page pathname="/books/" action="PUSH" />)
  act(() => jest.advanceTimersByTime(50))
  expect(shown()).toEqual(whole("/books/"))
})

test("a visitor who goes on before that sees the next page's first view", () => {
  const { rerender } = render(<Page pathname="/" />)
  rerender(<Page pathname="/books/" action="PUSH" />)
  rerender(<Page pathname="/media/" action="PUSH" />)
  expect(shown()).toEqual(["/media/"])
  act(() => jest.advanceTimersByTime(50))
  expect(shown()).toEqual(whole("/media/"))
})

test("going back shows the whole page at once, since it may lead far down", () => {
  const { rerender } = render(<Page pathname="/" />)
  rerender(<Page pathname="/books/" action="POP" />)
  expect(shown()).toEqual(whole("/books/"))
})

test("so does a link to a section", () => {
  const { rerender } = render(<Page pathname="/" />)
  rerender(<Page pathname="/books/" hash="#takeaways" action="PUSH" />)
  expect(shown()).toEqual(whole("/books/"))
})

test("a window wider than a phone's has the whole page at once", () => {
  setWindow(false)
  const { rerender } = render(<Page pathname="/" />)
  rerender(<Page pathname="/books/" action="PUSH" />)
  expect(shown()).toEqual(whole("/books/"))
})
