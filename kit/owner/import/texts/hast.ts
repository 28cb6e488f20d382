import type { Element, ElementContent, Parents, Properties, Root, RootContent } from "hast"

/** @returns an element */
export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  ...{ type: "element", tagName, properties, children },
})

export const textNode = (value: string) => ({ type: "text" as const, value })

export const isElement = (node: Parents | RootContent | undefined, ...names: readonly string[]): node is Element =>
  node?.type === "element" && (names.length === 0 || names.includes(node.tagName))

/** @returns an attribute as text; undefined if it is absent or empty */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name]
  const text = Array.isArray(value) ? value.join(" ") : value === true ? "true" : String(value ?? "")
  return text.trim() === "" ? undefined : text.trim()
}

/** @returns whether an element has one of some classes */
export function hasClass(node: Element, ...names: readonly string[]): boolean {
  const classes = node.properties.className
  return Array.isArray(classes) && classes.some((each) => names.includes(String(each)))
}

/** An element with its ancestors, the innermost last. */
export interface Placed {
  readonly node: Element
  readonly within: readonly Parents[]
}

/** @returns every element in document order */
export function* elementsIn(parent: Root | Element, within: readonly Parents[] = []): Generator<Placed> {
  for (const node of parent.children) {
    if (node.type !== "element") continue
    yield { node, within: [...within, parent] }
    yield* elementsIn(node, [...within, parent])
  }
}

/** @returns the text of a node, without its markup */
export function wordsOf(node: Parents | RootContent): string {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(wordsOf).join("") : ""
}

/** Removes the elements that fit, with all that is in them. */
export function removeElements(parent: Root | Element, fits: (node: Element) => boolean): void {
  parent.children = parent.children.filter((node) => node.type !== "element" || !fits(node)) as ElementContent[]
  for (const node of parent.children) if (node.type === "element") removeElements(node, fits)
}

/** Replaces an element by a paragraph with a link. */
export function becomeLink(node: Element, href: string, words: string): void {
  const shown = words.replace(/\s+/g, " ").trim() || href
  Object.assign(node, element("p", {}, [element("a", { href }, [textNode(shown)])]))
}

/** @returns the first element that fits */
export function findElement(parent: Root | Element, fits: (node: Element) => boolean): Element | undefined {
  for (const { node } of elementsIn(parent)) if (fits(node)) return node
  return undefined
}
