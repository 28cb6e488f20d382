import type { Image } from "mdast"
import { type Piece, parseMarkdown, pieces, spanOf } from "../../texts/markdown"

/**
 * Puts the copies of pictures in place of their references. A picture without a copy becomes a link to it, or goes.
 *
 * @param text of a post
 * @param copies paths relative to the text's file, by reference
 * @param title of the post, which describes a picture that has no description
 * @returns the text, and notes for the owner
 */
export function withPictures(
  text: string,
  copies: ReadonlyMap<string, string>,
  title: string,
): { readonly text: string; readonly notes: readonly string[] } {
  const images = [...pieces(parseMarkdown(text))].filter(isImage).map(({ node }) => node)
  let undescribed = 0
  const replaced = [...images].reverse().reduce((all, image) => {
    const { start, end } = spanOf(image)
    const copy = copies.get(image.url)
    const alt = image.alt?.trim() ?? ""
    if (copy !== undefined && alt === "") undescribed += 1
    const words = copy === undefined ? linkTo(image) : `![${escaped(alt || title)}](${copy})`
    return all.slice(0, start) + words + all.slice(end)
  }, text)
  return {
    text: `${replaced.replace(/\n{3,}/g, "\n\n").trim()}\n`,
    notes: undescribed > 0 ? [`${undescribed} of its pictures have no description: the title stands in for it.`] : [],
  }
}

const isImage = (piece: Piece): piece is Piece & { node: Image } => piece.node.type === "image"

const linkTo = ({ url, alt }: Image): string =>
  /^https:\/\/\S+$/.test(url) ? `[${escaped(alt?.trim() || url)}](<${url}>)` : ""

const escaped = (words: string): string => words.replace(/\s+/g, " ").replace(/[\\[\]]/g, "\\$&")
