import { useSyncExternalStore } from "react"

/** As in styles/narrow.css. */
const narrow = () => matchMedia("(max-width: 60rem)")

function subscribe(listener: () => void) {
  const query = narrow()
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}

/** @returns whether the window is so narrow that the page is above its fields and shown as on a phone */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches)
