import { lead } from "../../../../studio/client/stage/lead"

const post = "/blog/who-gets-the-call/"

/** The frame on one of the site's pages, and the addresses that it was sent to. */
function frameAt(pathname: string) {
  const visited: string[] = []
  const location = {
    pathname,
    assign: (to: string) => {
      visited.push(to)
      location.pathname = to
    },
  }
  // The part of a frame that is used.
  const frame = { contentDocument: { querySelector: () => null }, contentWindow: { location } } as unknown
  return { frame: frame as HTMLIFrameElement, visited, location }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, "CSS")
})

/** Asks as long as the preview takes to have the page. */
const thereAfter = (questions: number) => {
  let asked = 0
  return jest.fn(async () => {
    asked += 1
    return asked > questions
  })
}

test("the frame goes to a page that is there", async () => {
  const { frame, visited } = frameAt("/blog/")
  lead(frame, post, thereAfter(0))
  await jest.advanceTimersByTimeAsync(1000)
  expect(visited).toEqual([post])
})

test("the frame waits on its page for one that is being made", async () => {
  const { frame, visited } = frameAt("/blog/")
  lead(frame, post, thereAfter(5))
  await jest.advanceTimersByTimeAsync(1000)
  expect(visited).toEqual([])
  await jest.advanceTimersByTimeAsync(3000)
  expect(visited).toEqual([post])
})

test("after twenty seconds the frame goes to a page that does not come", async () => {
  const { frame, visited } = frameAt("/blog/")
  lead(frame, post, thereAfter(Number.POSITIVE_INFINITY))
  await jest.advanceTimersByTimeAsync(19_000)
  expect(visited).toEqual([])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(visited).toEqual([post])
})

test("of two pages one after the other, the last one is shown", async () => {
  const { frame, visited } = frameAt("/blog/")
  lead(frame, post, thereAfter(5))
  lead(frame, "/about/", thereAfter(0))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(visited).toEqual(["/about/"])
})

test("a frame that a reload has kept on its page is sent again", async () => {
  const { frame, visited, location } = frameAt("/blog/")
  lead(frame, post, thereAfter(0))
  await jest.advanceTimersByTimeAsync(100)
  location.pathname = "/blog/"
  await jest.advanceTimersByTimeAsync(60_000)
  expect(visited).toEqual([post, post])
})

test("somebody who has gone elsewhere meanwhile is not sent again", async () => {
  const { frame, visited, location } = frameAt("/blog/")
  lead(frame, post, thereAfter(0))
  await jest.advanceTimersByTimeAsync(100)
  location.pathname = "/about/"
  await jest.advanceTimersByTimeAsync(60_000)
  expect(visited).toEqual([post])
})
