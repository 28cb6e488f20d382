/** Elements that do something when they are pressed. */
const pressable = "button, summary, label, a[href], input, select"

/** How far the pointer may move during a press, in pixels. Moving farther cancels the press. */
const strayPx = 6

/**
 * Makes a press count for the element on which it began, even if that has moved before the release: an answer of the server may change the height of what is above.
 * The browser alone would click the common ancestor, or whatever is under the pointer by then.
 *
 * @param page whose buttons, links and fields are pressed
 */
export function keepPresses(page: Document): void {
  let pressed: { readonly element: HTMLElement; readonly x: number; readonly y: number } | undefined

  const begin = ({ target, button, clientX, clientY }: PointerEvent) => {
    const element = target instanceof Element && button === 0 ? target.closest<HTMLElement>(pressable) : null
    pressed = element ? { element, x: clientX, y: clientY } : undefined
  }
  const end = (event: MouseEvent) => {
    const begun = pressed
    pressed = undefined
    if (!begun || (event.target instanceof Node && begun.element.contains(event.target))) return
    if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > strayPx) return
    event.preventDefault()
    event.stopImmediatePropagation()
    begun.element.click()
  }
  page.addEventListener("pointerdown", begin, true)
  page.addEventListener("pointercancel", () => {
    pressed = undefined
  })
  page.addEventListener("click", end, true)
}
