import { useEffect, useRef } from "react"

/** In milliseconds, after the last change. */
const pause = 300

/** Until a browser that has refused is asked again: WebKit allows a hundred changes of the address in half a minute. */
const later = 5000

/** Puts fragments into the page's address. */
interface FragmentWriter {
  /** Has a fragment written soon; of several in a row, the last. */
  change(fragment: string): void
  /** Writes at once what is still to be written. */
  flush(): void
  /** Writes nothing more. */
  stop(): void
}

/**
 * Keeps the fragment of the page's address as it is now, without a new entry in the history: written in a pause, and before the page is
 * left. What the browser refuses is tried again.
 *
 * @param fragment without #
 */
export function useWrittenFragment(fragment: string): void {
  const writer = useRef<FragmentWriter>()
  useEffect(() => {
    const made = fragmentWriter()
    writer.current = made
    // Blur is that of the window and, caught on its way down, of every field; a click may follow a link.
    const leaving = ["pagehide", "visibilitychange", "blur", "click"]
    for (const name of leaving) addEventListener(name, made.flush, { capture: true })
    return () => {
      for (const name of leaving) removeEventListener(name, made.flush, { capture: true })
      made.stop()
    }
  }, [])
  useEffect(() => writer.current?.change(fragment), [fragment])
}

function fragmentWriter(): FragmentWriter {
  let known = location.hash
  let wanted = known
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const flush = () => {
    stop()
    // At another fragment, the visitor is at another entry of the history.
    if (wanted === known || location.hash !== known) return
    replace(wanted)
    // Chromium refuses without an error.
    if (location.hash === wanted) known = wanted
    else timer = setTimeout(flush, later)
  }
  return {
    change: (fragment) => {
      stop()
      wanted = `#${fragment}`
      timer = setTimeout(flush, pause)
    },
    flush,
    stop,
  }
}

function replace(address: string): void {
  try {
    history.replaceState(history.state, "", address)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "SecurityError")) throw error
  }
}
