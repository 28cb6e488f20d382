/**
 * Moves the focus to an element if the focused one has been removed: otherwise it would fall back to the start of the page.
 *
 * @param element to take the focus instead; undefined if there is none
 */
export function catchFocus(element: Element | null | undefined): void {
  if (document.activeElement === document.body && element instanceof HTMLElement) element.focus()
}
