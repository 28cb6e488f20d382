import type { BlockContent, Heading, RootContent } from "mdast"
import { headingIds, plainWords, walk } from "../../../content/markdown/markdown"

type Block = Exclude<BlockContent, { type: "html" }>

/**
 * Gives headings this site's levels: from 2 on, with none skipped. A heading that repeats the title is removed if it begins the text or is of level 1, because
 * the page shows the title already. Links to headings get this site's ids.
 *
 * @param blocks of a text; its headings and links are changed
 * @param title of the text, if known
 * @returns the blocks, and the title if one of the headings was that
 */
export function normalizeHeadings(
  blocks: Block[],
  title: string | undefined,
): { blocks: Block[]; title: string | undefined } {
  const first = blocks.find((block) => !isAboveTitle(block))
  const tops = blocks.filter((block): block is Heading => block.type === "heading" && block.depth === 1)
  const candidates = [...(first?.type === "heading" ? [first] : []), ...tops]
  const found =
    title === undefined
      ? tops.find((top) => tops.length === 1 && top === first)
      : candidates.find((each) => isSameText(plainWords(each), title))
  const rest = blocks.filter((block) => block !== found)
  const headings = headingsIn(rest)
  const depths = [...new Set(headings.map(({ depth }) => depth))].sort()
  let above = 1
  for (const heading of headings) {
    const wanted = Math.min(2 + depths.indexOf(heading.depth), above + 1, 6)
    heading.depth = asDepth(wanted)
    above = wanted
  }
  linkToHeadings(rest, headings)
  return { blocks: rest, title: found && plainWords(found).trim() }
}

/** A picture or a rule may stand above the title. */
const isAboveTitle = (block: Block): boolean =>
  block.type === "thematicBreak" || (block.type === "paragraph" && block.children.every(({ type }) => type === "image"))

const headingsIn = (blocks: RootContent[]): Heading[] =>
  [...walk({ type: "root", children: blocks })].map(({ node }) => node).filter((node) => node.type === "heading")

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** @returns whether two texts have the same words, regardless of case and punctuation */
export const isSameText = (text: string, title: string): boolean => plain(text) !== "" && plain(text) === plain(title)

function asDepth(level: number): Heading["depth"] {
  return ([2, 3, 4, 5, 6] as const).find((depth) => depth === level) ?? 6
}

/** The address of a link to a heading until the heading's id is known. */
export const linkToHeading = (words: string): string => `#${encodeURIComponent(plain(words).replace(/\p{Cs}/gu, ""))}`

function linkToHeadings(blocks: Block[], headings: readonly Heading[]): void {
  const words = headings.map(plainWords)
  const ids = headingIds(words)
  const named = new Map(words.map((each, index) => [linkToHeading(each), ids[index]] as const).reverse())
  for (const { node, ancestors } of [...walk({ type: "root", children: blocks })]) {
    const parent = ancestors.at(-1)
    if (node.type !== "link" || !node.url.startsWith("#") || !parent) continue
    const id = named.get(node.url)
    if (id !== undefined) node.url = `#${encodeURIComponent(id)}`
    else {
      const siblings: RootContent[] = parent.children
      siblings.splice(siblings.indexOf(node), 1, ...node.children)
    }
  }
}
