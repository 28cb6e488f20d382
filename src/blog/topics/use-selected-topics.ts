import { useMemo, useSyncExternalStore } from "react"
import { topicParameter } from "./topic-parameter"

const changed = "topicschange"

function subscribe(onChange: () => void) {
  window.addEventListener("popstate", onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener("popstate", onChange)
    window.removeEventListener(changed, onChange)
  }
}

function select(topics: ReadonlyArray<string>) {
  const url = new URL(window.location.href)
  url.searchParams.delete(topicParameter)
  for (const topic of topics) url.searchParams.append(topicParameter, topic)
  // Not through the router, which would scroll to the top. Keeps its state, which has the key of the scroll position.
  window.history.pushState(window.history.state, "", url)
  window.dispatchEvent(new Event(changed))
}

/**
 * The blog's filter. The address keeps its state (`/blog/?topic=DevOps&topic=AI%2FML`), so it survives reloading, going back and sharing.
 *
 * @returns the selected topics, and functions that change them; nothing is selected until hydration
 */
export function useSelectedTopics() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  )
  return useMemo(() => {
    const selected = new URLSearchParams(search).getAll(topicParameter)
    return {
      selected,
      toggle: (topic: string) =>
        select(selected.includes(topic) ? selected.filter((other) => other !== topic) : [...selected, topic]),
      clear: () => select([]),
    }
  }, [search])
}
