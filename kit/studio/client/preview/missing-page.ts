import type { Loader } from "./use-frame-address"

/** The pauses between two looks at the frame, in milliseconds: the first, then twice the last, at most the longest. */
const firstPauseMs = 1000
const maxPauseMs = 30_000

/**
 * Reloads the frame when it has failed, or shows that a page is missing which the preview has by now: Gatsby's router never looks again for a page that it once
 * did not find.
 *
 * @param frame with the page
 * @param isThere whether the preview has the page at an address
 * @returns ends it
 */
export function reloadWhenAvailable(
  frame: () => HTMLIFrameElement | null,
  isThere: (address: string) => Promise<boolean>,
): () => void {
  let pause = firstPauseMs
  let hasEnded = false
  let timer = setTimeout(look, pause)

  async function look(): Promise<void> {
    const page = frame()?.contentWindow
    const state = await stateOf(page)
    if (state === "shown") pause = firstPauseMs
    if (state === "missing" && page) {
      pause = Math.min(2 * pause, maxPauseMs)
      const { pathname } = page.location
      const found = await isThere(pathname).catch(() => false)
      if (found && !hasEnded && page.location.pathname === pathname) page.location.reload()
    }
    if (!hasEnded) timer = setTimeout(look, pause)
  }

  return () => {
    hasEnded = true
    clearTimeout(timer)
  }
}

async function stateOf(page: Window | null | undefined): Promise<"shown" | "missing" | "unknown"> {
  try {
    const loader: Loader | undefined = page ? Reflect.get(page, "___loader") : undefined
    if (!page || !loader) return "unknown"
    const { pathname } = page.location
    // It has failed: Gatsby's message is hidden here (kit/gatsby/preview/panel.ts).
    if (page.document.querySelector("gatsby-fast-refresh")) return "missing"
    if (!loader.isPageNotFound(pathname)) return "shown"
    // It may still be loading.
    await loader.loadPage(pathname)
    return page.location.pathname === pathname && loader.isPageNotFound(pathname) ? "missing" : "unknown"
  } catch {
    // Another site, which may not be read.
    return "unknown"
  }
}
