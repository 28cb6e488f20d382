import { type RefObject, useEffect, useRef, useState } from "react"

interface FrameAround {
  readonly frame: RefObject<HTMLIFrameElement>
  /** Whether there is a frame, which begins at the current address. */
  readonly isReady: boolean
  /** The address of the page to show. */
  readonly address: string
  readonly isThere: (address: string) => Promise<boolean>
  /** The page shows another address because a link was followed. */
  readonly onMove: (address: string) => void
}

/**
 * Moves the frame to an address, and follows it when a link has led it elsewhere.
 *
 * @returns whether the frame shows the page at the address; until then it shows another one, or nothing yet
 */
export function useFrameAddress({ frame, isReady, address, isThere, onMove }: FrameAround): boolean {
  const [shown, setShown] = useState<string>()
  const seen = useRef(address)
  const sentTo = useRef<string>()
  const isShown = isReady && shown === address

  // The page navigates without a load and without notifying the window around it.
  useEffect(() => {
    const timer = setInterval(() => {
      const now = addressIn(frame.current)
      if (now === undefined || now === seen.current) return
      seen.current = now
      if (wasOpenedByStudio(now)) return
      setShown(now)
      onMove(now)
    }, 250)
    return () => clearInterval(timer)
  }, [frame, onMove])

  useEffect(() => {
    if (!isReady) return
    const isFirst = sentTo.current === undefined
    sentTo.current = address
    // A loading frame has no address yet, and is moved all the same.
    if (!isFirst && addressIn(frame.current) !== address) openLocation(frame.current, address, isThere)
  }, [frame, isReady, address, isThere])

  // The page draws itself some time after it has loaded, without an event.
  useEffect(() => {
    if (!isReady || isShown) return
    const timer = setInterval(() => {
      if (isDrawn(frame.current, address)) setShown(address)
    }, 100)
    return () => clearInterval(timer)
  }, [frame, isReady, isShown, address])

  return isShown
}

/**
 * Whether the page at an address shows something; also if the frame shows another site, which may not be read. What Gatsby shows in place of a missing page, with
 * a list of all addresses, does not count: missing-page.ts reloads it when the page is there.
 */
function isDrawn(frame: HTMLIFrameElement | null, address: string): boolean {
  if (!frame) return false
  const page = frame.contentDocument
  if (page === null) return true
  const isMissing = loaderOf(frame)?.isPageNotFound(address) === true
  return addressIn(frame) === address && !isMissing && (page.body?.innerText.trim() ?? "") !== ""
}

/** @returns the path that the frame shows; undefined while it loads, or shows another site */
export const addressIn = (frame: HTMLIFrameElement | null): string | undefined =>
  inFrame(frame, ({ location }) => (location.protocol.startsWith("http") ? location.pathname : undefined))

let wanted = ""
const asked = new Set<string>()

/** @returns whether the studio itself has moved the page to an address; true only once per move */
const wasOpenedByStudio = (address: string): boolean => asked.delete(address)

/**
 * Loads another page in the frame, without a step for Back, for the window's address has one (view/address.ts). The page's own router would be no faster, and lacks
 * the code of a kind of page that was not there when it was loaded.
 *
 * @param frame with the page
 * @param address to move to
 * @param isThere whether the preview has the page: that of a new post takes a moment to appear, so this waits for it
 */
export function openLocation(
  frame: HTMLIFrameElement | null,
  address: string,
  isThere: (address: string) => Promise<boolean>,
): void {
  wanted = address
  asked.add(address)
  void loadWhenThere(frame, address, isThere)
}

/** How often to ask the preview for the page, and the frame for its address, in milliseconds. */
const pollMs = 500

/** After this many milliseconds the frame goes to the address in any case: it waits there until the page exists (missing-page.ts). */
const timeoutMs = 20_000

/** After this many checks of a frame that has not moved, it is moved again: a reload by the preview at the same moment cancels the move. */
const looksBeforeResend = 10

/** How often it is sent. */
const maxSends = 3

async function loadWhenThere(
  frame: HTMLIFrameElement | null,
  address: string,
  isThere: (address: string) => Promise<boolean>,
): Promise<void> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const found = await isThere(address).catch(() => false)
    if (wanted !== address) {
      asked.delete(address)
      return
    }
    if (found) break
    await wait()
  }
  const from = framePath(frame)
  if (from === address) {
    asked.delete(address)
    return
  }
  load(frame, address)
  for (let sent = 1, looks = 1; sent < maxSends; looks += 1) {
    await wait()
    if (wanted !== address || framePath(frame) !== from) return
    if (looks % looksBeforeResend > 0) continue
    load(frame, address)
    sent += 1
  }
}

const wait = () => new Promise((resolve) => setTimeout(resolve, pollMs))

const framePath = (frame: HTMLIFrameElement | null): string | undefined =>
  inFrame(frame, ({ location }) => location.pathname)

const load = (frame: HTMLIFrameElement | null, address: string) => frame?.contentWindow?.location.replace(address)

/** The part of Gatsby's loader used here, a global on every page (5.16.1, cache-dir/loader.js, `publicLoader`). */
export interface Loader {
  isPageNotFound(address: string): boolean
  /** Resolves with nothing if it cannot show the page. */
  loadPage(address: string): Promise<unknown>
}

const loaderOf = (frame: HTMLIFrameElement | null): Loader | undefined =>
  inFrame(frame, (page) => Reflect.get(page, "___loader"))

/** @returns what is read from the page in a frame; undefined if it shows another site, which may not be read */
function inFrame<Result>(
  frame: HTMLIFrameElement | null,
  read: (page: Window) => Result | undefined,
): Result | undefined {
  try {
    return frame?.contentWindow ? read(frame.contentWindow) : undefined
  } catch {
    return undefined
  }
}
