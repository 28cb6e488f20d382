import { plain } from "../content/find"
import { elementUnder } from "./clicks"
import { isLeading } from "./lead"

/** Who hears of what somebody does on the page. */
interface Listeners {
  /** Whether a click edits, or leads on as it does for visitors. */
  readonly isEditing: () => boolean
  readonly onChoose: (element: Element) => void
  /** What a click would choose; nothing where it would choose nothing. */
  readonly onHover: (element: Element | undefined) => void
}

/** Listens to the page that is shown: anew after each load, for it is another document. */
export function listenTo(page: Document, { isEditing, onChoose, onHover }: Listeners): void {
  const choose = (event: MouseEvent) => {
    if (isLeading() || !event.target) return
    const element = elementUnder(event)
    if (!isEditing()) return stay(event, element.closest("a"))
    event.preventDefault()
    event.stopPropagation()
    onChoose(element)
  }
  page.addEventListener("click", choose, true)
  page.addEventListener("mousemove", (event) => onHover(isEditing() ? choosable(elementUnder(event)) : undefined), true)
  page.documentElement.addEventListener("mouseleave", () => onHover(undefined))
  // Nothing is sent from here to anybody.
  page.addEventListener("submit", (event) => event.preventDefault(), true)
  keepFocusInside(page)
}

/** A router gives the focus to the page that it has brought, which may come late: it is not taken from somebody who types in a field. */
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
  const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && plain(node.textContent ?? "") !== "")
  return hasWords ? element : undefined
}

/** Links stay in the frame; what leads to another site opens beside it. */
function stay(event: MouseEvent, link: HTMLAnchorElement | null): void {
  if (!link || link.origin === location.origin) return
  event.preventDefault()
  window.open(link.href, "_blank", "noopener,noreferrer")
}
