import { isSame } from "../../model/unsaved-edit"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import type { Page } from "./pages"
import { dialogs, type OpenView, type ViewStore } from "./view-store"

/** The start: the first page, with nothing else open. */
const start: OpenView = { pageKey: undefined, sectionAt: undefined, dialog: undefined }

/** Longer than a step back takes on the slowest machine. */
const backTimeoutMs = 5000

/** The studio's own addresses are never longer. */
const maxLength = 2000

/**
 * Keeps what is open in the window's address, so that Back leads back to it and a reload keeps it. The token stays behind it, in the fragment.
 *
 * @param view what is open
 * @param content whose pages and sections the address names
 * @param frameAddress the address that the frame shows; undefined while it loads, or shows another site
 * @returns a function that no longer follows Back and Forward
 */
export function syncAddress(
  view: ViewStore,
  content: ContentStore,
  frameAddress: () => string | undefined,
): () => void {
  let isFirst = true
  let ledTo: string | undefined
  let isScheduled = false
  /**
   * `history.back()` takes effect later: until this time the window's address may be out of date, and is not compared. No event reports a step back that
   * happened within the frame instead.
   */
  let backUntil = 0
  const isGoingBack = () => Date.now() < backUntil

  const read = () => {
    const { openView, pages } = view.getState()
    openView(parseView(location.search, pages(), content))
  }
  const write = () => {
    isScheduled = false
    const query = queryOf(view, content)
    if (query === undefined || isGoingBack()) return
    const { isStepReplaced, address } = view.getState()
    // A step made while the frame still loads, such as that to a new post, would leave an entry with the previous page in the frame, and Back would lead there.
    const isUnderWay = ledTo !== undefined && (frameAddress() ?? ledTo) !== ledTo
    ledTo = address
    const isReplaced = isFirst || isStepReplaced || isUnderWay
    isFirst = false
    if (isStepReplaced) view.getState().update({ isStepReplaced: false })
    if (query === location.search) return
    const to = location.pathname + query + location.hash
    if (isReplaced) history.replaceState(history.state, "", to)
    // Something was closed: go back over the history entry that opened it.
    else if (location.search.startsWith(query) && history.state?.from === query) {
      backUntil = Date.now() + backTimeoutMs
      history.back()
    } else history.pushState({ from: location.search }, "", to)
  }
  /** Collects the changes of one moment, since each new address is a step for Back. */
  const schedule = () => {
    if (isScheduled || content.snapshot() === undefined) return
    isScheduled = true
    queueMicrotask(write)
  }

  const stop = content.subscribe(() => {
    // The first actions are about the connection, before there is any content.
    if (content.snapshot() === undefined) return
    stop()
    if (location.search !== "") read()
    content.subscribe(schedule)
    view.subscribe(schedule)
    schedule()
  })
  const follow = () => {
    if (isGoingBack()) {
      backUntil = 0
      // Keep what was opened while the browser went back.
      return write()
    }
    if (content.snapshot() && location.search !== queryOf(view, content)) read()
  }
  addEventListener("popstate", follow)
  return () => removeEventListener("popstate", follow)
}

/**
 * @param search of the window's address: anybody may have written it
 * @param pages all choices of the page menu
 * @param content in which its places are looked up
 * @returns what it names; the start if it names no page
 */
export function parseView(search: string, pages: readonly Page[], content: Pick<ContentStore, "locationAt">): OpenView {
  if (search.length > maxLength) return start
  const query = new URLSearchParams(search)
  const at = placeIn(query.get("page"), content)
  const page = at && pages.find(({ parts: [first] }) => first && isSame(first, at))
  if (!page) return start
  return {
    pageKey: page.key,
    sectionAt: placeIn(query.get("section"), content),
    dialog: dialogs.find((each) => each === query.get("dialog")),
  }
}

/** @returns what is open, in this order, so that it begins with the address of what lies beneath; undefined without a page */
function queryOf(view: ViewStore, content: ContentStore): string | undefined {
  const { page, section, dialog } = view.getState()
  const part = page()?.parts[0]
  if (!part) return undefined
  const open = section()
  const query = new URLSearchParams({
    page: placeName(part, content),
    ...(open ? { section: placeName(open.location, content) } : {}),
    ...(dialog ? { dialog } : {}),
  })
  return `?${query.toString()}`
}

const placeName = (location: ContentLocation, content: ContentStore): string =>
  [location.file, ...(content.positionOf(location) ?? [])].join("/")

function placeIn(written: string | null, content: Pick<ContentStore, "locationAt">): ContentLocation | undefined {
  const [, file, path] = /^(.+?\.(?:json|md))(?:\/(.+))?$/.exec(written ?? "") ?? []
  const steps = path?.split("/").map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return file === undefined ? undefined : content.locationAt(file, steps ?? [])
}
