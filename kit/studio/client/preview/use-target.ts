import { type RefObject, useMemo } from "react"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { elementAtPlace, elementPlace } from "./page-text"
import { elementAt } from "./sources"

/** Searching a page is slow: after a miss, it is searched again only after this time, in milliseconds. */
const pause = 500

/** How long to look for a better place, in milliseconds: an added entry appears in the footer before it appears on its page. */
const settling = 3000

/** How many letters at either end show that it is the same text, although somebody types into it. */
const maxSaid = 20

/**
 * @param frame with the page
 * @param store the content
 * @param location being edited
 * @param clicked the element whose click has led there
 * @returns a function that finds the page's element for the edited location, if it is shown
 */
export function useTarget(
  frame: RefObject<HTMLIFrameElement>,
  store: ContentStore,
  location: ContentLocation | undefined,
  clicked: Element | undefined,
): () => Element | undefined {
  return useMemo(() => {
    let [known, next, settled] = [clicked, 0, Number.POSITIVE_INFINITY]
    const place = clicked && elementPlace(clicked)
    let said = ""
    /** For a text in Markdown, the clicked words, which are not a value of their own. */
    const clickedAgain = (page: Document) => {
      const found = place && elementAtPlace(page, place, clicked.tagName)
      const text = found?.textContent ?? ""
      const isSame = text.startsWith(said.slice(0, maxSaid)) || text.endsWith(said.slice(-maxSaid))
      return said !== "" && isSame ? found : undefined
    }
    return () => {
      const [shown, now] = [frame.current?.contentDocument, performance.now()]
      const isThere = known?.isConnected && known.ownerDocument === shown
      if (isThere && place) said = known?.textContent ?? ""
      if (isThere && (known === clicked || now > settled)) return known
      if (!shown || !location || now < next) return isThere ? known : undefined
      next = now + pause
      known = clickedAgain(shown) ?? elementAt(shown, location, store)
      if (known) settled = Math.min(settled, now + settling)
      return known
    }
  }, [frame, store, location, clicked])
}
