import { reloadWhenThere } from "../../../../studio/client/stage/missing-page"

const post = "/blog/who-gets-the-call/"

/** The frame on a page that Gatsby's router has not found, until it is reloaded after the preview has it. */
function frameOf(preview: { has: boolean }, pathname = post) {
  let isKnown = false
  const reload = jest.fn(() => {
    isKnown = preview.has
  })
  const location = { pathname, reload }
  const loader = { isPageNotFound: () => !isKnown, loadPage: async () => undefined }
  const page = { location, ___loader: loader }
  // The part of a frame that is used.
  const frame = { contentWindow: page } as unknown
  return { frame: () => frame as HTMLIFrameElement, page, reload, location }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test("a missing page is loaded again once the preview has it", async () => {
  const preview = { has: false }
  const { frame, reload } = frameOf(preview)
  const end = reloadWhenThere(frame, async () => preview.has)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
  preview.has = true
  await jest.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
  end()
})

test("a page that stays missing is asked for less and less often", async () => {
  const { frame } = frameOf({ has: false })
  const isThere = jest.fn(async () => false)
  const end = reloadWhenThere(frame, isThere)
  await jest.advanceTimersByTimeAsync(31_000)
  expect(isThere).toHaveBeenCalledTimes(5)
  end()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(isThere).toHaveBeenCalledTimes(5)
})

test("a page that is shown, or that is still loading, is not asked for", async () => {
  const isThere = jest.fn(async () => true)
  const preview = { has: true }
  const shown = frameOf(preview)
  shown.reload()
  const loading = frameOf(preview)
  Reflect.deleteProperty(loading.page, "___loader")
  const ends = [shown, loading].map(({ frame }) => reloadWhenThere(frame, isThere))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(isThere).not.toHaveBeenCalled()
  for (const end of ends) end()
})

test("somebody who has gone on meanwhile is left alone", async () => {
  const { frame, reload, location } = frameOf({ has: true })
  const end = reloadWhenThere(frame, async () => {
    location.pathname = "/about/"
    return true
  })
  await jest.advanceTimersByTimeAsync(1000)
  expect(reload).not.toHaveBeenCalled()
  end()
})
