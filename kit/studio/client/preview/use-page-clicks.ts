import { type MutableRefObject, type RefObject, useEffect, useMemo, useRef } from "react"
import type { ContentStore } from "../content/content-store"
import { useStore } from "../view/store"
import type { ViewStore } from "../view/view-store"
import { listenToPage, showEditing } from "./listen-to-page"
import { PageClicks } from "./page-clicks"

interface ListeningPage {
  /** The element that a click would choose. */
  readonly hovered: MutableRefObject<Element | undefined>
  /** Listens to a page that has just loaded. */
  readonly listen: (page: Document) => void
}

/**
 * @param store the content
 * @param viewStore what is open
 * @param frame with the page, whose clicks lead to texts, or follow links as for visitors
 */
export function usePageClicks(
  store: ContentStore,
  viewStore: ViewStore,
  frame: RefObject<HTMLIFrameElement>,
): ListeningPage {
  const hovered = useRef<Element>()
  const clicks = useMemo(() => new PageClicks(store, viewStore), [store, viewStore])
  const isEditing = useStore(viewStore, (view) => view.isEditing)
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (page) showEditing(page, isEditing)
  }, [frame, isEditing])
  const listen = (page: Document) => {
    showEditing(page, viewStore.getState().isEditing)
    listenToPage(page, {
      isEditing: () => viewStore.getState().isEditing,
      onHover: (element) => {
        hovered.current = element
      },
      onPress: clicks.press,
      onChoose: clicks.choose,
    })
    clicks.resume(page)
  }
  return { hovered, listen }
}
