import type { Page } from "@playwright/test"

/** Windows in which to look for what has the focus, in px; the first is one of 1280 by 1024 at 400% zoom. */
export const sizesToFocus = [
  [320, 256],
  [390, 844],
  [1440, 900],
] as const

/**
 * Focuses everything on a page that the tab key reaches, forwards and then backwards, and lets the browser scroll to it.
 *
 * @returns what has the focus outside the window, or under something else; of an element taller than half the window, a visible part is enough (WCAG 2.2:
 * 2.4.11)
 */
export function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = []
    const isOnTop = (element: HTMLElement, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.contains(element))
    }
    const isSeen = (element: HTMLElement): boolean => {
      const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      const lines = boxes.map(({ left, top, width, height }) => {
        const x = left + Math.min(width, innerWidth - left) / 2
        return [0.25, 0.5, 0.7].map((share) => isOnTop(element, x, top + share * height))
      })
      const isHigh = element.getBoundingClientRect().height >= innerHeight / 2
      return isHigh ? lines.flat().some(Boolean) : (lines[0]?.every(Boolean) ?? false)
    }
    const reached = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary, [tabindex]"),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    scrollTo(0, 0)
    for (const [way, elements] of Object.entries({ forwards: reached, backwards: reached.toReversed() }))
      for (const element of elements) {
        element.focus()
        if (!isSeen(element)) hidden.push(`${way}: ${element.outerHTML.slice(0, 100)}`)
      }
    return hidden
  })
}
