import { normalizeText } from "../content/text-index"
import { elementUnder } from "./clicks"

interface Listeners {
  /** Whether a click edits, or follows links as for visitors. */
  readonly isEditing: () => boolean
  readonly onChoose: (element: Element) => void
  /** Called with the element that a click would choose, if any. */
  readonly onHover: (element: Element | undefined) => void
}

/** Listens to clicks and hovering on the page. Needed again after each load, which makes a new document. */
export function listenToPage(page: Document, { isEditing, onChoose, onHover }: Listeners): void {
  const choose = (event: MouseEvent) => {
    if (!event.target) return
    const element = elementUnder(event)
    if (!isEditing()) return followLinkInFrame(event, element.closest("a"))
    event.preventDefault()
    event.stopPropagation()
    onChoose(element)
  }
  page.addEventListener("click", choose, true)
  page.addEventListener("mousemove", (event) => onHover(isEditing() ? choosable(elementUnder(event)) : undefined), true)
  page.documentElement.addEventListener("mouseleave", () => onHover(undefined))
  // Forms must not be sent from the studio.
  page.addEventListener("submit", (event) => event.preventDefault(), true)
  keepFocusInside(page)
}

/** A router focuses the page after navigation, possibly late: it must not take the focus from a field of the studio. */
function keepFocusInside(page: Document): void {
  const prototype = page.defaultView?.HTMLElement.prototype
  if (!prototype) return
  const { focus } = prototype
  prototype.focus = function (options) {
    if (page.hasFocus()) focus.call(this, options)
  }
}

function choosable(element: Element): Element | undefined {
  const picture = element.closest("img, picture, svg")
  if (picture) return picture
  const hasWords = [...element.childNodes].some(
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
