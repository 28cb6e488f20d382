/**
 * Gives the focus to an element if what had it is gone: it would be at the start of the page.
 *
 * @param element that comes closest; undefined if there is none
 */
export function catchFocus(element: Element | null | undefined): void {
  if (document.activeElement === document.body && element instanceof HTMLElement) element.focus()
}
