/** The style sheet of each page for one purpose. */
export type PageSheets = WeakMap<Document, CSSStyleSheet>

/**
 * Shows styles on a page beside those for other purposes. A constructed sheet adds no element to the page.
 *
 * @param page in the frame
 * @param sheets for one purpose
 * @param styles to replace the page's former styles for this purpose
 */
export function showStyles(page: Document, sheets: PageSheets, styles: string): void {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (!Sheet) return
  const sheet = sheets.get(page) ?? new Sheet()
  if (!sheets.has(page)) {
    sheets.set(page, sheet)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(styles)
}
