import type { List, ListItem, Nodes } from "mdast"

/**
 * Markdown counts up from a list's first number and ignores the others. Here, its entries keep theirs: lists may count down or leave a number out. Anyone
 * who gives two entries the same number wants them to be counted.
 *
 * @param parent in a tree; its entries are given the attribute `value` where Markdown would show another number
 * @param text from which it was parsed
 */
export function keepNumbers(parent: Nodes, text: string): void {
  if (!("children" in parent)) return
  if (parent.type === "list" && parent.ordered) keepNumbersOf(parent, text)
  for (const child of parent.children) keepNumbers(child, text)
}

function keepNumbersOf(list: List, text: string): void {
  const numbers = list.children.map((item) => numberOf(item, text))
  if (new Set(numbers).size < numbers.length) return
  let next = numbers[0] ?? 1
  for (const [index, item] of list.children.entries()) {
    const number = numbers[index] ?? next
    if (number !== next) item.data = { ...item.data, hProperties: { value: String(number) } }
    next = number + 1
  }
}

const digits = /\d{1,9}/y

function numberOf({ position }: ListItem, text: string): number | undefined {
  digits.lastIndex = position?.start.offset ?? 0
  const [found] = digits.exec(text) ?? []
  return found === undefined ? undefined : Number(found)
}
