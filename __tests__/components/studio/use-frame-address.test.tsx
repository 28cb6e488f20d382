import { act, renderHook } from "@testing-library/react"
import { useFrameAddress } from "../../../kit/studio/client/preview/use-frame-address"

/** A frame that loads its first page: it has no address yet, and shows nothing. */
function loadingFrame() {
  const location = { protocol: "about:", pathname: "blank", replace: jest.fn() }
  const body = { innerText: "" }
  const frame = { contentWindow: { location }, contentDocument: { body } } as unknown
  const arrive = (pathname: string) => {
    Object.assign(location, { protocol: "http:", pathname })
    body.innerText = `The page at ${pathname}`
    act(() => jest.advanceTimersByTime(500))
  }
  return { frame: { current: frame as HTMLIFrameElement }, location, arrive }
}

const shownIn = ({ frame }: ReturnType<typeof loadingFrame>, onMove = jest.fn()) =>
  renderHook(
    ({ address }) => useFrameAddress({ frame, isReady: true, address, isThere: () => Promise.resolve(true), onMove }),
    { initialProps: { address: "/" } },
  )

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test("the first page is shown once it is drawn, and the frame is not sent there again", async () => {
  const loading = loadingFrame()
  const { result } = shownIn(loading)
  expect(result.current).toBe(false)
  loading.arrive("/")
  expect(result.current).toBe(true)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(loading.location.replace).not.toHaveBeenCalled()
})

test("the frame goes to a page that is chosen while it still loads", async () => {
  const loading = loadingFrame()
  const { rerender } = shownIn(loading)
  rerender({ address: "/about/" })
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(loading.location.replace).toHaveBeenCalledWith("/about/")
})

test("from the moment another page is chosen, the former one does not count as shown", () => {
  const loading = loadingFrame()
  const { result, rerender } = shownIn(loading)
  loading.arrive("/")
  rerender({ address: "/about/" })
  expect(result.current).toBe(false)
  act(() => jest.advanceTimersByTime(500))
  expect(result.current).toBe(false)
  loading.arrive("/about/")
  expect(result.current).toBe(true)
})

test("a page that the preview does not have yet does not count as shown, whatever is in its place", () => {
  const loading = loadingFrame()
  let isMissing = true
  Object.assign(loading.frame.current.contentWindow ?? {}, { ___loader: { isPageNotFound: () => isMissing } })
  const { result } = shownIn(loading)
  loading.arrive("/")
  expect(result.current).toBe(false)
  isMissing = false
  act(() => jest.advanceTimersByTime(500))
  expect(result.current).toBe(true)
})

test("a link that leads elsewhere is followed", () => {
  const loading = loadingFrame()
  const onMove = jest.fn()
  shownIn(loading, onMove)
  loading.arrive("/")
  loading.arrive("/books/")
  expect(onMove).toHaveBeenCalledWith("/books/")
})
