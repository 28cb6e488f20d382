/**
 * @param element of a page
 * @returns where it is, by which the element that takes its place is found in a page that was made anew
 */
export function placeOf(element: Element): readonly number[] {
  const { parentElement } = element
  return parentElement ? [...placeOf(parentElement), [...parentElement.children].indexOf(element)] : []
}

/** @returns the element at a place of a page; undefined if it is none of this kind */
export function elementAtPlace(page: Document, place: readonly number[], tagName: string): HTMLElement | undefined {
  const found = place.reduce<Element | undefined>((element, index) => element?.children[index], page.documentElement)
  return found?.tagName === tagName ? (found as HTMLElement) : undefined
}
