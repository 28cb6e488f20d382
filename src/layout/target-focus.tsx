import { useEffect, useRef, useState } from "react"
import type { RouterLocation } from "../../kit/gatsby/patches/missing-types"
import { decodePercent } from "../../kit/language/addresses"

/**
 * Moves the focus to the element that the address's hash names, however the visitor got there. The router scrolls to it, but focuses the whole page or nothing,
 * so the next Tab would scroll back. Renders nothing.
 */
export function TargetFocus({ location }: { location: RouterLocation }) {
  // Focuses in a second pass, because the router focuses the page in an effect that runs after this component's.
  const [arrived, setArrived] = useState(location)
  useEffect(() => setArrived(location), [location])
  const first = useRef(location)
  useEffect(() => focusTarget(arrived, arrived === first.current), [arrived])
  return null
}

function focusTarget({ hash }: RouterLocation, isFirst: boolean): void {
  const named = document.getElementById(decodePercent(hash.slice(1)))
  // An element with a former id is empty: focus its section instead.
  const target = named?.textContent ? named : named?.parentElement
  const focused = document.activeElement
  // Leave the focus alone if the visitor began to use the first page before its scripts ran, or pressed Tab in the target before this effect.
  if (!target || (isFirst && focused !== document.body) || target.contains(focused)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
