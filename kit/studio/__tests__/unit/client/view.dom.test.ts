import { act } from "@testing-library/react"
import type { ContentStore } from "../../../client/content/content-store"
import { locationAt, positionOf } from "../../../client/content/reading"
import type { ContentState } from "../../../client/content/state"
import { syncAddress } from "../../../client/view/address"
import { createViewStore } from "../../../client/view/view-store"
import { docsOf, freshState } from "../support/docs"

const texts = {
  "pages/home.json": JSON.stringify({ hero: { heading: "Home" } }),
  "pages/about.json": JSON.stringify({ philosophy: { heading: "About" } }),
  "pages/own/prices.md": "---\ntitle: Prices\n---\nText.\n",
}
const home = freshState(docsOf(texts))

/** A view of content that can be replaced. */
function viewOf(first: ContentState | undefined) {
  let now = first
  const listeners = new Set<() => void>()
  const content: Pick<ContentStore, "snapshot" | "subscribe" | "locationAt" | "positionOf" | "value"> = {
    value: () => undefined,
    snapshot: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    locationAt: (file, path) => locationAt(now, file, path),
    positionOf: (location) => positionOf(now, location),
  }
  const change = (next: ContentState | undefined) => {
    now = next
    for (const listener of [...listeners]) listener()
  }
  const store = createViewStore(content as ContentStore, { current: null })
  return { store, view: () => store.getState(), content: content as ContentStore, change }
}

let stop = () => {}
/** The address that the frame shows. */
let inFrame: string | undefined
afterEach(() => {
  stop()
  inFrame = undefined
})

/** A view that is kept in the address, with its content. */
async function viewInAddress(search = "") {
  history.pushState(null, "", `/__studio/${search}#token`)
  const made = viewOf(undefined)
  stop = syncAddress(made.store, made.content, () => inFrame)
  // The store tells of its connection before the content is there.
  await act(async () => made.change(undefined))
  await act(async () => made.change(home))
  const named = (name: string) =>
    made
      .view()
      .pages()
      .find((page) => page.parts[0]?.file === name)
  const open = (name: string) =>
    act(async () => {
      const page = named(name)
      if (page) made.view().openPage(page)
    })
  return { ...made, open, search: () => decodeURIComponent(location.search) }
}

const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true })
        history.back()
      }),
  )

test("Back leads from the section to its page, and to the page before it; the token stays", async () => {
  const { view, open, search } = await viewInAddress()
  expect(search()).toBe("?page=pages/home.json")
  await open("pages/about.json")
  await act(async () => view().openLocation({ file: "pages/about.json", path: ["philosophy", "heading"] }))
  expect(search()).toBe("?page=pages/about.json&section=pages/about.json/philosophy")
  await goBack()
  expect(view().section()).toBeUndefined()
  expect(view().page()?.address).toBe("/about/")
  await goBack()
  expect(view().page()?.address).toBe("/")
  expect(location.hash).toBe("#token")
})

test("Back to a page that is gone opens the start, and goes on from there", async () => {
  const { open, change, search } = await viewInAddress()
  await open("pages/about.json")
  await open("pages/own/prices.md")
  await open("pages/about.json")
  await act(async () => change(freshState(docsOf(others))))
  await goBack()
  expect(search()).toBe("?page=pages/home.json")
  await goBack()
  expect(search()).toBe("?page=pages/about.json")
})

test("the address of a section that the page does not have is mended", async () => {
  const { search } = await viewInAddress("?page=pages/about.json&section=pages/home.json/hero")
  expect(search()).toBe("?page=pages/about.json")
})

test("what was closed is no step for Back", async () => {
  const { view, open, search } = await viewInAddress()
  await open("pages/about.json")
  await act(async () => view().openDialog("todo"))
  const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
  await act(async () => {
    view().closeDialog()
    await popped
  })
  expect(search()).toBe("?page=pages/about.json")
  await goBack()
  expect(search()).toBe("?page=pages/home.json")
})

test("what is opened right after something was closed stays open", async () => {
  const { view, search } = await viewInAddress()
  await act(async () => view().openDialog("todo"))
  const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
  await act(async () => view().closeDialog())
  await act(async () => {
    view().openDialog("find")
    await popped
  })
  expect([view().dialog, search()]).toEqual(["find", "?page=pages/home.json&dialog=find"])
  await goBack()
  expect([view().dialog, search()]).toEqual([undefined, "?page=pages/home.json"])
})

test("no step is left behind in which the frame had not come to the page yet", async () => {
  const { view, open, search } = await viewInAddress()
  inFrame = "/"
  await open("pages/about.json")
  await act(async () => view().openLocation({ file: "pages/about.json", path: ["philosophy", "heading"] }))
  inFrame = "/about/"
  await act(async () => view().openSection(undefined))
  expect(search()).toBe("?page=pages/about.json")
  await goBack()
  await goBack()
  expect(search()).toBe("?page=pages/home.json")
})

test("the address follows on after a step back that led elsewhere, within the frame", async () => {
  const { view, open, search } = await viewInAddress()
  await act(async () => view().openDialog("todo"))
  jest.spyOn(history, "back").mockImplementation(() => {})
  await act(async () => view().closeDialog())
  const later = Date.now() + 6000
  jest.spyOn(Date, "now").mockReturnValue(later)
  await open("pages/about.json")
  expect(search()).toBe("?page=pages/about.json")
})

test("Back does not lead to a dialog that has added something", async () => {
  const { view, search } = await viewInAddress()
  await act(async () => view().openDialog("page"))
  await act(async () => view().openAdded({ file: "pages/own/prices.md", path: [] }))
  expect(search()).toBe("?page=pages/own/prices.md")
  await goBack()
  expect([search(), view().dialog]).toEqual(["?page=pages/home.json", undefined])
})

/** A view in which a custom page is open. */
function viewOfPrices() {
  const made = viewOf(home)
  const prices = made
    .view()
    .pages()
    .find(({ address }) => address === "/prices/")
  if (prices) made.view().openPage(prices)
  return made
}

const prices = "pages/own/prices.md"
const { [prices]: text, ...others } = texts
const renamed = { ...others, "pages/own/offers.md": text }
const moved = new Map([
  [prices, "pages/own/offers.md"],
  ["pages/own/offers.md", prices],
])

test.each([
  ["at once", []],
  ["before its new name is said", [{ "pages/own/offers.md": texts[prices], ...texts }, renamed]],
])("when an edit gives the page another address, the frame goes there, also if its file goes %s", (_when, first) => {
  const { view, change } = viewOfPrices()
  for (const files of first) change(freshState(docsOf(files)))
  change({ ...freshState(docsOf(renamed)), moved })
  expect([view().page()?.address, view().address]).toEqual(["/offers/", "/offers/"])
})

test("when the page is gone, the frame shows what the panel shows", () => {
  const { view, change } = viewOfPrices()
  change(freshState(docsOf({ "pages/home.json": texts["pages/home.json"] })))
  expect([view().page()?.address, view().address]).toEqual(["/", "/"])
})

test("Escape closes what was chosen, then the section", () => {
  const { view } = viewOf(home)
  view().openLocation({ file: "pages/home.json", path: ["hero", "heading"] })
  view().closeInnermost()
  expect([view().chosen, view().section()?.location.path]).toEqual([undefined, ["hero"]])
  view().closeInnermost()
  expect(view().section()).toBeUndefined()
})
