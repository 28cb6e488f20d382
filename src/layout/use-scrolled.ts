import { useSyncExternalStore } from "react"

/** Product specification, section 9: the header turns solid after the page scrolls more than this many px. */
const threshold = 10

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** @returns whether the page is scrolled by more than 10 px; undefined until the page is hydrated. */
export function useScrolled(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.scrollY > threshold,
    () => undefined,
  )
}
