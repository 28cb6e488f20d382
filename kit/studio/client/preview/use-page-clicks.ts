import { type RefObject, useEffect, useMemo, useRef } from "react"
import type { ContentStore } from "../content/content-store"
import { type PageSheets, showStyles } from "../content/page-styles"
import { normalizeText } from "../content/text-forms"
import { useStore } from "../view/store"
import type { ViewStore } from "../view/view-store"
import { PageClicks } from "./page-clicks"

/**
 * @param store the content
 * @param viewStore what is open
 * @param frame with the page, whose clicks lead to texts, or follow links as for visitors
 * @returns the element that a click would choose, and a function that listens to a page that has just loaded
 */
export function usePageClicks(store: ContentStore, viewStore: ViewStore, frame: RefObject<HTMLIFrameElement>) {
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

interface Listeners {
  /** Whether a click edits, or follows links as for visitors. */
  readonly isEditing: () => boolean
  /** Called before the browser places its caret. */
  readonly onPress: (event: MouseEvent, element: Element) => void
  readonly onChoose: (event: MouseEvent, element: Element) => void
  /** Called with the element that a click would choose, if any. */
  readonly onHover: (element: Element | undefined) => void
}

/** Listens to clicks and hovering on the page. Needed again after each load, which makes a new document. */
function listenToPage(page: Document, { isEditing, onPress, onChoose, onHover }: Listeners): void {
  const choose = (event: MouseEvent) => {
    const element = elementOf(event)
    if (!element) return
    if (!isEditing()) return followLinkInFrame(event, element.closest("a"))
    // Elements that open, such as the menu on a phone, have texts as well.
    if (!element.closest(opener)) {
      event.preventDefault()
      event.stopPropagation()
    }
    onChoose(event, element)
  }
  const press = (event: MouseEvent) => {
    const element = elementOf(event)
    if (element && event.button === 0 && isEditing()) onPress(event, element)
  }
  page.addEventListener("mousedown", press, true)
  page.addEventListener("click", choose, true)
  page.addEventListener("mousemove", (event) => onHover(isEditing() ? choosable(elementOf(event)) : undefined), true)
  page.documentElement.addEventListener("mouseleave", () => onHover(undefined))
  // Forms must not be sent from the studio.
  page.addEventListener("submit", (event) => event.preventDefault(), true)
  keepFocusInside(page)
}

/** What shows and hides a part of the page. */
const opener = "button[aria-expanded], summary"

/** The event's target, an element of the frame's window, which is not an instance of the studio's classes. */
const elementOf = ({ target }: MouseEvent): Element | undefined => (target as Element | null) ?? undefined

/**
 * On a card, the link often covers the text with a box without text of its own, so that visitors can click anywhere: an owner clicks the text. Chromium moves a
 * tap to the nearest element that answers to one, such as a link in the line above: with `:active`, every element does.
 */
const editingStyle = `
html *:active { -webkit-tap-highlight-color: transparent }
html *::before, html *::after { pointer-events: none !important }
html * { cursor: text !important }
html :is(img, picture, svg, video) { cursor: pointer !important }
[contenteditable] { outline: none !important; white-space-collapse: preserve !important; user-select: text !important; scroll-margin-block: 6rem }
`

const editingSheets: PageSheets = new WeakMap()

/** Prepares a page for clicks that edit, or for those of visitors. */
const showEditing = (page: Document, isEditing: boolean): void =>
  showStyles(page, editingSheets, isEditing ? editingStyle : "")

/** Gatsby's router focuses the page after navigation, possibly late: it must not take the focus from a field of the studio. */
function keepFocusInside(page: Document): void {
  const prototype = page.defaultView?.HTMLElement.prototype
  if (!prototype) return
  const { focus } = prototype
  prototype.focus = function (options) {
    if (page.hasFocus()) focus.call(this, options)
  }
}

function choosable(element: Element | undefined): Element | undefined {
  const picture = element?.closest("img, picture, svg")
  if (picture) return picture
  const hasWords = [...(element?.childNodes ?? [])].some(
    (node) => node.nodeType === 3 && normalizeText(node.textContent ?? "") !== "",
  )
  return hasWords ? element : undefined
}

/** Links stay in the frame; those to other sites open a new tab. */
function followLinkInFrame(event: MouseEvent, link: HTMLAnchorElement | null): void {
  if (!link || link.origin === location.origin) return
  event.preventDefault()
  window.open(link.href, "_blank", "noopener,noreferrer")
}
