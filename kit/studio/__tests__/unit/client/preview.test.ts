import { defaultColours } from "../../../../content/colours/palette"
import { colourAt, currentPalette } from "../../../client/content/colours"
import { reloadWhenAvailable } from "../../../client/preview/missing-page"
import { openLocation } from "../../../client/preview/use-frame-address"

const typed = (colours: Readonly<Record<string, unknown>>) =>
  currentPalette(defaultColours, ({ file, path }) => (file === "brand.json" ? colours[path.join(".")] : undefined))

const at = (...path: readonly string[]) => ({ file: "brand.json", path })

test("without colours of the owner the site has its own; half a colour counts as none", () => {
  for (const given of [{}, { "light.ink": "#12" }]) expect(typed(given)).toEqual(defaultColours)
  expect(colourAt(typed({}), at("light", "paper"))).toBe(defaultColours.paper)
  expect(colourAt(typed({}), at("light"))).toBeUndefined()
})

test("each colour that can be chosen is the one that is set, and one that is not set follows from the others", () => {
  const colours = { "light.paper": "#fffaf0", "light.ink": "#102030", "light.signal": "#aa2200" }
  const all = { ...colours, "dark.paper": "#101418", "dark.ink": "#f0ece4", "dark.signal": "#ff9966" }
  for (const [path, hex] of Object.entries(all)) expect(colourAt(typed(all), at(...path.split(".")))).toBe(hex)
  const own = colourAt(typed({}), at("dark", "signal"))
  expect(colourAt(typed({ "light.signal": "#0044cc" }), at("dark", "signal"))).not.toBe(own)
})

const post = "/blog/who-gets-the-call/"

/** The frame on one of the site's pages, and the addresses that it was sent to. */
function frameAt(pathname: string) {
  const visited: string[] = []
  const location = {
    pathname,
    replace: (to: string) => {
      visited.push(to)
      location.pathname = to
    },
  }
  // The part of a frame that is used.
  const frame = { contentWindow: { location } } as unknown
  return { frame: frame as HTMLIFrameElement, visited, location }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

/** Asks as long as the preview takes to have the page. */
const thereAfter = (questions: number) => {
  let asked = 0
  return jest.fn(async () => {
    asked += 1
    return asked > questions
  })
}

test.each<
  readonly [what: string, questions: number, steps: ReadonlyArray<readonly [ms: number, at?: string]>, to: string[]]
>([
  ["goes to a page that is there", 0, [[1000]], [post]],
  ["waits on its page for one that is being made", 5, [[1000]], []],
  ["goes to one that has been made", 5, [[4000]], [post]],
  ["goes to one that does not come, but not within nineteen seconds", Number.POSITIVE_INFINITY, [[19_000]], []],
  ["goes to one that does not come after twenty seconds", Number.POSITIVE_INFINITY, [[79_000]], [post]],
  ["is sent again, if a reload has kept it on its page", 0, [[100, "/blog/"], [60_000]], [post, post]],
  ["is not sent again, if somebody has gone elsewhere meanwhile", 0, [[100, "/about/"], [60_000]], [post]],
])("the frame %s", async (_what, questions, steps, to) => {
  const { frame, visited, location } = frameAt("/blog/")
  openLocation(frame, post, thereAfter(questions))
  for (const [milliseconds, at] of steps) {
    await jest.advanceTimersByTimeAsync(milliseconds)
    location.pathname = at ?? location.pathname
  }
  expect(visited).toEqual(to)
})

test("of two pages one after the other, the last one is shown", async () => {
  const { frame, visited } = frameAt("/blog/")
  openLocation(frame, post, thereAfter(5))
  openLocation(frame, "/about/", thereAfter(0))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(visited).toEqual(["/about/"])
})

/** The frame on a page that Gatsby's router has not found, until it is reloaded after the preview has it. */
function frameOf(preview: { has: boolean }, pathname = post) {
  let isKnown = false
  const reload = jest.fn(() => {
    isKnown = preview.has
  })
  const location = { pathname, reload }
  const loader = { isPageNotFound: () => !isKnown, loadPage: async () => undefined }
  const document = { querySelector: () => null }
  const page = { location, document, ___loader: loader }
  // The part of a frame that is used.
  const frame = { contentWindow: page } as unknown
  return { frame: () => frame as HTMLIFrameElement, page, reload, location }
}

test("a missing page is loaded again once the preview has it", async () => {
  const preview = { has: false }
  const { frame, reload } = frameOf(preview)
  const end = reloadWhenAvailable(frame, async () => preview.has)
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
  const end = reloadWhenAvailable(frame, isThere)
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
  const ends = [shown, loading].map(({ frame }) => reloadWhenAvailable(frame, isThere))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(isThere).not.toHaveBeenCalled()
  for (const end of ends) end()
})

test("somebody who has gone on meanwhile is left alone", async () => {
  const { frame, reload, location } = frameOf({ has: true })
  const end = reloadWhenAvailable(frame, async () => {
    location.pathname = "/about/"
    return true
  })
  await jest.advanceTimersByTimeAsync(1000)
  expect(reload).not.toHaveBeenCalled()
  end()
})
