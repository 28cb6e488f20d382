/** A part of a section of the changelog, as plain text. */
export type ChangelogBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }

/**
 * @param markdown of a section of the kit's changelog: paragraphs and lists
 * @returns its parts, without the lines' breaks and without formatting
 */
export const changelogBlocks = (markdown: string): readonly ChangelogBlock[] =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      if (!isItem.test(block)) return { kind: "paragraph", text: plain(block) }
      return { kind: "list", items: block.split(/\n(?=[-*] )/).map((item) => plain(item.replace(isItem, ""))) }
    })

const isItem = /^\s*[-*] +/

/** The address of a link is a path within the kit, which nobody can follow here. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .replaceAll("`", "")
    .replace(/\s+/g, " ")
    .trim()
