import { useEffect, useRef, useState } from "react"
import type { RouterLocation } from "../../kit/gatsby/patches/missing-types"
import { decodePercent } from "../../kit/language/addresses"

/**
 * Moves the focus to the element that the address's hash names, on every way to it: the router scrolls there, but focuses the whole page or nothing, and the next
 * Tab would scroll back. Renders nothing.
 */
export function TargetFocus({ location }: { location: RouterLocation }) {
  // In a second pass: the router focuses the page in an effect of its own, which runs after this component's.
  const [arrived, setArrived] = useState(location)
  useEffect(() => setArrived(location), [location])
  const first = useRef(location)
  useEffect(() => focusTarget(arrived, arrived === first.current), [arrived])
  return null
}

function focusTarget({ hash }: RouterLocation, isFirst: boolean): void {
  const named = document.getElementById(decodePercent(hash.slice(1)))
  // The element of a former id is empty: focus its section instead.
  const target = named?.textContent ? named : named?.parentElement
  const focused = document.activeElement
  // A visitor who has begun to use the first page before its scripts ran keeps the focus, and so does one who has pressed Tab in the target before this effect.
  if (!target || (isFirst && focused !== document.body) || target.contains(focused)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
