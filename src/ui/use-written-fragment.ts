import { useEffect, useRef } from "react"

/** Delay after the last change, in milliseconds. */
const pause = 300

/** Delay, in milliseconds, before retrying after a browser refused: WebKit allows a hundred changes of the address in half a minute. */
const later = 5000

/** Writes fragments to the page's address. */
interface FragmentWriter {
  /** Schedules a fragment; a later call replaces an earlier one. */
  change(fragment: string): void
  /** Writes the scheduled fragment immediately. */
  flush(): void
  /** Cancels the scheduled fragment. */
  stop(): void
}

/**
 * Keeps the fragment of the page's address up to date, without new history entries. Writes it after a pause, and before the visitor leaves the page. Retries if
 * the browser refuses.
 *
 * @param fragment without #; undefined while there is nothing to write
 */
export function useWrittenFragment(fragment: string | undefined): void {
  const writer = useRef<FragmentWriter>()
  useEffect(() => {
    const made = fragmentWriter()
    writer.current = made
    // "blur" covers the window and, in the capture phase, every field. A click may follow a link.
    const leaving = ["pagehide", "visibilitychange", "blur", "click"]
    for (const name of leaving) addEventListener(name, made.flush, { capture: true })
    return () => {
      for (const name of leaving) removeEventListener(name, made.flush, { capture: true })
      made.stop()
    }
  }, [])
  useEffect(() => {
    if (fragment !== undefined) writer.current?.change(fragment)
  }, [fragment])
}

function fragmentWriter(): FragmentWriter {
  let known = location.hash
  let wanted = known
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const flush = () => {
    stop()
    // A different fragment in the address means that the visitor is at another history entry.
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
