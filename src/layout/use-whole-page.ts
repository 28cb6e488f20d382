import { startTransition, useEffect, useState } from "react"

/** Where the router is, and how the visitor came there; the page that a visit begins with has no action. */
export interface Arrival {
  readonly pathname: string
  readonly hash: string
  /** "PUSH" by a link, "POP" by the browser's way back or forward (gatsby/cache-dir/navigation.js). */
  readonly action?: string
}

/** Wider windows show more than a first view, on processors that need no help. */
const phone = "(max-width: 40rem)"

/**
 * Divides a page that a link leads to, on a phone: its first view is painted, then the rest is made, in pieces of work between which the
 * browser answers the visitor. What a hash or the way back leads to may stand anywhere, so there the page comes whole. Gains 27 ms of 110 as
 * on a mid-tier phone (docs/decisions/pages/navigation-speed.md).
 *
 * @returns whether the page is to be there as a whole
 */
export function useWholePage({ pathname, hash, action }: Arrival): boolean {
  const [painted, setPainted] = useState(pathname)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame's callbacks run before it is painted, a timer after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(pathname)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [pathname])

  return painted === pathname || action !== "PUSH" || hash !== "" || !window.matchMedia(phone).matches
}
