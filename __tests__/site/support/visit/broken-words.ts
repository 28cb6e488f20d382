import type { Page } from "@playwright/test"

/**
 * @param page at its present width
 * @returns the words of headings, links, buttons, table heads and labels, and the numbers of definitions, that continue on another line without a hyphen, a bar
 * at each break. Languages without spaces break where they like, and in an address or a tag a hyphen would be wrong: both are left out.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const letters =
      "[\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\u00ad]"
    const words = new RegExp(`(?<![\\p{L}\\d./:@_<>])${letters}{2,}(?![\\p{L}\\d/@_<>]|[.:][\\p{L}\\d])`, "gu")
    const numbers = /\d[\d.,]*\d/g
    const range = document.createRange()

    /** Where a letter is; undefined for a soft hyphen, and for what has no position of its own, such as a mark on another letter. */
    const boxOf = (node: Text, index: number): DOMRect | undefined => {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      return node.data[index] === "\u00ad" ? undefined : boxes.at(-1)
    }

    /** The word with a bar wherever its next letter is on another line without a hyphen; the word itself if there is no such place. */
    const broken = (node: Text, start: number, word: string): string => {
      let line: number | undefined
      let marked = ""
      for (let index = 0; index < word.length; index += 1) {
        const box = boxOf(node, start + index)
        if (box) {
          const breaks = line !== undefined && Math.abs(box.top - line) > box.height / 2
          if (breaks && word[index - 1] !== "\u00ad") marked += "|"
          line = box.top
        }
        marked += word[index]
      }
      return marked
    }

    const found = new Set<string>()
    for (const element of document.querySelectorAll(
      "h1, h2, h3, h4, h5, h6, a, button, th, summary:not(:has(h2, h3)), label, dd",
    )) {
      if (!element.checkVisibility() || element.closest(".visually-hidden, code, pre")) continue
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text
        const parent = node.parentElement
        if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.closest(".visually-hidden, code")) continue
        for (const { 0: word, index } of node.data.matchAll(element.tagName === "DD" ? numbers : words)) {
          const marked = broken(node, index, word)
          if (marked !== word) found.add(`${element.tagName} ${marked.replaceAll("\u00ad", "·")}`)
        }
      }
    }
    return [...found]
  })
}
