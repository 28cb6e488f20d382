import type { Parents, PhrasingContent, RootContent } from "mdast"

/** The marks that words can have. */
export const marks: readonly string[] = ["emphasis", "strong", "delete", "link"]

/** TypeScript allows fewer kinds of children than a change produces: a text may have become nothing, and a link its words. */
export function setChildren(node: Parents, children: readonly RootContent[]): void {
  Object.assign(node, { children })
}

/** Containers that are meaningless without content. */
const hollow: readonly string[] = [
  ...marks,
  "paragraph",
  "heading",
  "blockquote",
  "list",
  "listItem",
  "footnoteDefinition",
]

/** Joins marks of one kind, moves spaces out of them, puts headings and cells on one line, and removes what is empty. */
export function tidy(node: Parents, isOneLine = false): void {
  const isLine = isOneLine || node.type === "heading" || node.type === "tableCell"
  const children: RootContent[] = []
  for (const child of node.children as RootContent[]) {
    const each: RootContent = isLine && child.type === "break" ? { type: "text", value: " " } : child
    if ("children" in each) tidy(each, isLine)
    for (const part of marks.includes(each.type) ? withSpacesOutside(each as PhrasingContent) : [each]) {
      const before = children.at(-1)
      if (before?.type === "text" && part.type === "text")
        before.value = `${before.value}${part.value}`.replace(/ {2,}/g, " ")
      else if (before?.type === "inlineCode" && part.type === "inlineCode") before.value += part.value
      else if (before && isSameMark(before, part)) setChildren(before, [...before.children, ...wordsIn(part)])
      else if (!hollow.includes(part.type) || !("children" in part) || part.children.length > 0) children.push(part)
    }
  }
  setChildren(node, node.type === "paragraph" || node.type === "heading" ? trimmed(children).inner : children)
}

const isBlank = (node: RootContent | undefined): boolean =>
  node?.type === "break" || (node?.type === "text" && node.value.trim() === "")

type Marked = Extract<PhrasingContent, { children: PhrasingContent[] }>

const wordsIn = (node: RootContent): readonly RootContent[] => ("children" in node ? node.children : [])

const isSameMark = (one: RootContent, other: RootContent): one is Marked =>
  one.type === other.type &&
  marks.includes(one.type) &&
  (one.type !== "link" || (other.type === "link" && one.url === other.url))

/** In Markdown, no mark can begin or end with a space, or be empty. */
function withSpacesOutside(node: PhrasingContent): RootContent[] {
  if (!("children" in node)) return [node]
  const { before, inner, after } = trimmed(node.children)
  return inner.length === 0 ? [...before, ...after] : [...before, Object.assign(node, { children: inner }), ...after]
}

/** @returns nodes without the spaces and breaks at their ends, and those spaces and breaks */
function trimmed(nodes: readonly RootContent[]) {
  const inner = [...nodes]
  const [before, after]: [RootContent[], RootContent[]] = [[], []]
  for (let first = inner.shift(); first; first = inner.shift()) {
    if (isBlank(first)) before.push(first)
    else {
      if (first.type === "text" && /^\s/.test(first.value)) before.push({ type: "text", value: " " })
      inner.unshift(first.type === "text" ? { ...first, value: first.value.trimStart() } : first)
      break
    }
  }
  for (let last = inner.pop(); last; last = inner.pop()) {
    if (isBlank(last)) after.unshift(last)
    else {
      if (last.type === "text" && /\s$/.test(last.value)) after.unshift({ type: "text", value: " " })
      inner.push(last.type === "text" ? { ...last, value: last.value.trimEnd() } : last)
      break
    }
  }
  return { before, inner, after }
}
