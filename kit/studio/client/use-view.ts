import { useEffect, useRef, useState } from "react"

/** What is open, each as a text that is still known after a reload. */
interface View {
  readonly page: string
  readonly section?: string | undefined
  readonly dialog?: string | undefined
}

interface ViewInAddress {
  /** Undefined while the content is not known. */
  readonly view: View | undefined
  /** Opens what the address says. */
  readonly onView: (view: View) => void
}

/**
 * Keeps what is open in the window's address, so that Back leads back to it and a reload keeps it. The token stays behind it, in the fragment.
 *
 * @returns whether what the address said at first is open; and a function to call before the view follows the frame, which has a step of its own for Back
 */
export function useView({ view, onView }: ViewInAddress): { readonly isReady: boolean; readonly follow: () => void } {
  const [isReady, setIsReady] = useState(location.search === "")
  const follows = useRef(false)
  const isFirst = useRef(true)
  const query = view && queryOf(view)
  const now = useRef({ query, onView })
  now.current = { query, onView }

  useEffect(() => {
    if (query === undefined || isReady) return
    const first = viewIn(location.search)
    if (first) now.current.onView(first)
    setIsReady(true)
  }, [query, isReady])

  useEffect(() => {
    if (query === undefined || !isReady) return
    const isReplaced = isFirst.current || follows.current
    isFirst.current = false
    follows.current = false
    if (query === location.search) return
    const to = location.pathname + query + location.hash
    if (isReplaced) history.replaceState(history.state, "", to)
    // What was opened is closed: the step that opened it is gone back over.
    else if (location.search.startsWith(query) && history.state?.from === query) history.back()
    else history.pushState({ from: location.search }, "", to)
  }, [query, isReady])

  useEffect(() => {
    const pop = () => {
      const there = viewIn(location.search)
      if (there && location.search !== now.current.query) now.current.onView(there)
    }
    addEventListener("popstate", pop)
    return () => removeEventListener("popstate", pop)
  }, [])

  return {
    isReady,
    follow: () => {
      follows.current = true
    },
  }
}

/** In this order, so that the address of what lies beneath is the beginning of it. */
function queryOf({ page, section, dialog }: View): string {
  const query = new URLSearchParams({ page, ...(section ? { section } : {}), ...(dialog ? { dialog } : {}) })
  return `?${query.toString()}`
}

function viewIn(search: string): View | undefined {
  const query = new URLSearchParams(search)
  const page = query.get("page")
  return page === null
    ? undefined
    : { page, section: query.get("section") ?? undefined, dialog: query.get("dialog") ?? undefined }
}
