/** Elements that do something when they are pressed. */
const pressable = "button, summary, label, a[href], input, select"

/** How far a pointer may stray while it is pressed, in pixels. Farther away, somebody has changed their mind. */
const strayPx = 6

/**
 * Lets a press count for what it has begun on, also if that has moved meanwhile: what stands above may change its height at any time, with an answer of the server.
 * The browser would click on what holds both places, or on what has come to the pointer.
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
