import { act, renderHook } from "@testing-library/react"
import { ContentStore } from "../../../client/content/content-store"
import type { ContentLocation } from "../../../client/content/location"
import { useFollow } from "../../../client/preview/use-follow"
import { fakeApi } from "../support/fake-api"

/** @returns whether it is said of a place that an empty page shows it nowhere */
function isSaidToBeNowhere(place: ContentLocation): boolean {
  jest.useFakeTimers()
  const frame = { current: document.body.appendChild(document.createElement("iframe")) }
  const tabStorage = { load: async () => [], save: () => {}, release: () => {} }
  const store = new ContentStore({
    api: fakeApi(() => () => {}, {}),
    tabStorage,
    timer: () => () => {},
    tab: "one",
    show: () => {},
  })
  const address = frame.current.contentDocument?.location.pathname ?? ""
  const following = { frame, store, place, request: 0, isClicked: false, address, onElsewhere: () => {} }
  const { result } = renderHook(() => useFollow(following))
  act(() => jest.advanceTimersByTime(10_000))
  return result.current
}

test("of a text that no page shows it is said, of a menu, which all pages show, it is not", () => {
  expect(isSaidToBeNowhere({ file: "site.json", path: ["menu", "header"] })).toBe(false)
  expect(isSaidToBeNowhere({ file: "site.json", path: ["claim"] })).toBe(true)
})
