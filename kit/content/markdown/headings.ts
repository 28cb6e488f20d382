import type { Heading, Root } from "mdast"
import { headingIds } from "./heading-id"
import { plainWords, startOf, walk } from "./markdown"

/** @returns the headings of a text in order */
export const headings = (tree: Root): Heading[] =>
  [...walk(tree)].flatMap(({ node }) => (node.type === "heading" ? [node] : []))

/** @returns the id of each heading, by its offset in the text: of its words, without the numbers of footnotes */
export function idsOfHeadings(tree: Root): ReadonlyMap<number, string> {
  const found = headings(tree)
  const ids = headingIds(found.map(plainWords))
  return new Map(found.map((heading, index) => [startOf(heading), ids[index] ?? ""]))
}
