import { type RefObject, useEffect, useRef, useState } from "react"
import { openLocation, wasOpenedByStudio } from "./open-location"

interface FrameAround {
  readonly frame: RefObject<HTMLIFrameElement>
  /** Whether there is a frame: it begins at the address of that moment. */
  readonly isReady: boolean
  /** The address of the page to show. */
  readonly address: string
  readonly isThere: (address: string) => Promise<boolean>
  /** The page shows another address because a link was followed. */
  readonly onMove: (address: string) => void
}

/**
 * Leads the frame to an address, and follows it where a link has led it.
 *
 * @returns whether the frame shows the page at the address; until then it shows another one, or nothing yet
 */
export function useFrameAddress({ frame, isReady, address, isThere, onMove }: FrameAround): boolean {
  const [shown, setShown] = useState<string>()
  const seen = useRef(address)
  const sentTo = useRef<string>()
  const isShown = isReady && shown === address

  // The page navigates without a load and without telling the window around it.
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
    // While it loads it has no address yet: it is sent on all the same.
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

/** Whether the page at an address shows something; also if the frame shows another site, which may not be read. */
function isDrawn(frame: HTMLIFrameElement | null, address: string): boolean {
  if (!frame) return false
  const page = frame.contentDocument
  return page === null || (addressIn(frame) === address && (page.body?.innerText.trim() ?? "") !== "")
}

/** @returns the path that the frame shows; undefined while it loads, or shows another site */
export function addressIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const location = frame?.contentWindow?.location
    return location?.protocol.startsWith("http") ? location.pathname : undefined
  } catch {
    // Another origin, which may not be read.
    return undefined
  }
}
