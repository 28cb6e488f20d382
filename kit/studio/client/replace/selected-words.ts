/** Longer selections are no words to find. */
const maxLength = 100

/**
 * @param page in its frame
 * @returns the words selected in a field, in the studio or on the page; empty if there are none, or many lines of them
 */
export function selectedWords(page: Document | null | undefined): string {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  const inField = isField
    ? activeElement.value.slice(activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0)
    : ""
  const selected = (inField || String(getSelection() ?? "") || String(page?.getSelection() ?? "")).trim()
  return selected.length <= maxLength && !selected.includes("\n") ? selected : ""
}
