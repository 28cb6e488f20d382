import { type RefObject, useEffect } from "react"

const scrollers = "pre, .table"

/**
 * Makes each table and each piece of code that is wider than its container a tab stop, so that the keyboard can scroll it, and a region named after the heading
 * above it. One that fits is neither. Without script, all browsers except Safari let the keyboard scroll them too.
 *
 * @param text that contains them
 */
export function useScrollers(text: RefObject<HTMLElement>): void {
  // After each render: parts of a text are rendered later.
  useEffect(() => {
    const parts = text.current?.querySelectorAll(scrollers) ?? []
    if (parts.length === 0) return undefined
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) mark(target)
    })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  })
}

function mark(part: Element): void {
  // Widths are rounded: an overflow of one pixel does not count.
  const isWide = part.scrollWidth > part.clientWidth + 1
  for (const [name, value] of Object.entries({ tabindex: "0", role: "region", "aria-label": scrollerName(part) })) {
    if (isWide) part.setAttribute(name, value)
    else part.removeAttribute(name)
  }
}

/** The words of the heading above; a second one under the same heading also gets its number. */
function scrollerName(part: Element): string {
  let [heading, number] = [document.title, 0]
  for (const each of document.querySelectorAll(`main :is(h1, h2, h3, h4, h5, h6, ${scrollers})`)) {
    if (each.matches(scrollers)) number += 1
    else [heading, number] = [each.textContent ?? "", 0]
    if (each === part) break
  }
  return number > 1 ? `${heading} ${number}` : heading
}
