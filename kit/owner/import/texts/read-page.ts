import type { Element, Root } from "hast"
import {
  attribute,
  elementsIn,
  findElement,
  hasClass,
  hastWords,
  isElement,
  isHeading,
  lineOfHast,
  removeElements,
  walkElements,
} from "./hast"

/** @returns the words of each heading, by the ids that links of the text lead to */
export function headingsById(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { node, ancestors } of walkElements(root)) {
    const heading = [node, ...ancestors].find((each): each is Element => isHeading(each))
    const id = attribute(node, "id") ?? (isElement(node, "a") ? attribute(node, "name") : undefined)
    if (heading && id !== undefined && !found.has(id)) found.set(id, lineOfHast(heading))
  }
  return found
}

/** @returns the part of a page that is its text, and what the page's own markup says about it (https://microformats.org/wiki/h-entry) */
export function readPage(root: Root): {
  readonly title: string | undefined
  readonly excerpt: string | undefined
  readonly date: string | undefined
  readonly address: string | undefined
  readonly text: Root
} {
  const find = (fits: (node: Element) => boolean) => findElement(root, fits)
  const marked = (...names: readonly string[]) => find((node) => hasClass(node, ...names))
  const meta = (name: string) => {
    const found = find(
      (node) => isElement(node, "meta") && [node.properties.name, node.properties.property].includes(name),
    )
    return found && attribute(found, "content")
  }
  const link =
    marked("p-canonical", "u-url") ?? find((node) => isElement(node, "link") && attribute(node, "rel") === "canonical")
  const day = marked("dt-published", "published") ?? find((node) => isElement(node, "time"))
  const title = marked("p-name") ?? find((node) => isElement(node, "h1")) ?? find((node) => isElement(node, "title"))
  const summary = marked("p-summary")
  const content =
    marked("e-content") ?? find((node) => isElement(node, "article")) ?? find((node) => isElement(node, "main"))
  const read = {
    title: title && lineOfHast(title),
    excerpt: summary ? lineOfHast(summary) : meta("description"),
    date:
      meta("article:published_time") ??
      (day && (attribute(day, "dateTime") ?? /\d{4}-\d\d-\d\d/.exec(hastWords(day))?.[0])),
    address: link && attribute(link, "href"),
  }
  const text: Root = { type: "root", children: (content ?? root).children }
  const around = ["header", "footer", "aside"]
  const quotes = new Set(
    elementsIn(text)
      .filter((node) => isElement(node, "blockquote"))
      .flatMap(elementsIn),
  )
  removeElements(
    text,
    (node) =>
      (around.includes(node.tagName) && !quotes.has(node)) || hasClass(node, "created", "published", "dt-published"),
  )
  return { ...read, text }
}
