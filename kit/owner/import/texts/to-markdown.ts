import type { Root as HtmlRoot } from "hast"
import type { PhrasingContent, Root, RootContent } from "mdast"
import rehypeRemark from "rehype-remark"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import {
  findExceededLimit,
  parseMarkdown,
  plainWords,
  spanOf,
  usualMarkdown,
  walk,
} from "../../../content/markdown/markdown"
import { asTold } from "../../../content/sentences/sentences"
import type { ProposedPicture } from "../candidate"
import { ImportRefusal } from "../format"
import { parseHtml, withoutOverflow } from "./hast"
import { gatherFootnotes, noteReference, noteText } from "./html-footnotes"
import { Losses } from "./losses"
import { type FindPicture, Pictures } from "./pictures"
import { headingsById } from "./read-page"
import { reduceHtml } from "./reduce-html"
import { shapeText } from "./shape-text"

/** What is known about a text before it is read. */
interface TextOptions {
  /** The address of its page, against which relative links and pictures are resolved. */
  readonly base?: string | undefined
  /** The post's title: a first heading that says the same is left out. */
  readonly title?: string | undefined
  /** Looks for a picture among the source's files. Without it, all pictures are on the web. */
  readonly find?: FindPicture
}

/** A text in the Markdown of docs/writing.md. */
export interface ImportedText {
  /** Empty if the text is. Its pictures have their `reference` as the path. */
  readonly markdown: string
  readonly pictures: readonly ProposedPicture[]
  /** What was lost or changed, in plain sentences. */
  readonly notes: readonly string[]
  /** The first heading, if it was the title. */
  readonly title?: string
  /** Its first words, without markup. */
  readonly beginning: string
}

const fromHtml = unified()
  .use(rehypeRemark, {
    handlers: {
      [noteReference]: (_state, node) => ({ type: "footnoteReference", ...nameOfNote(String(node.properties.label)) }),
      [noteText]: (state, node) => ({
        type: "footnoteDefinition",
        ...nameOfNote(String(node.properties.label)),
        children: state.toFlow(state.all(node)),
      }),
    },
  })
  .freeze()

const nameOfNote = (label: string) => ({ identifier: label, label })

const fromMarkdown = usualMarkdown().freeze()

const toText = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", fences: true, listItemIndent: "one" })
  .freeze()

/** @returns the content of a paragraph in Markdown */
export const inMarkdown = (...children: readonly PhrasingContent[]): string =>
  withPlainAddresses(toText.stringify({ type: "root", children: [{ type: "paragraph", children: [...children] }] }))

/** The writer puts a backslash before the & of an address, where it means nothing. */
function withPlainAddresses(text: string): string {
  let plain = text
  for (const { node } of text.includes("\\&") ? [...walk(parseMarkdown(text))].reverse() : []) {
    if (node.type !== "link" && node.type !== "image") continue
    const { start, end } = spanOf(node)
    const address = text.lastIndexOf("](", end)
    if (address > start)
      plain = plain.slice(0, address) + text.slice(address, end).replaceAll("\\&", "&") + plain.slice(end)
  }
  return plain
}

/**
 * @param html a page's content, or its tree
 * @throws ImportRefusal if it is longer, or nested deeper, than any text is
 */
export function textFromHtml(html: string | HtmlRoot, options: TextOptions = {}): ImportedText {
  return withoutOverflow(() => {
    const root = typeof html === "string" ? parseHtml(html) : html
    const losses = new Losses()
    gatherFootnotes(root)
    const ids = headingsById(root)
    reduceHtml(root, losses)
    return written(fromHtml.runSync(root), losses, options, ids)
  })
}

/**
 * @param text in Markdown, as another program has it, without its front matter
 * @throws ImportRefusal if it is too large to be parsed
 */
export function textFromMarkdown(text: string, options: TextOptions = {}): ImportedText {
  const excess = findExceededLimit(text)
  if (excess) {
    const { message, advice } = asTold(excess)
    throw new ImportRefusal(`${message} ${advice}`)
  }
  return withoutOverflow(() => {
    const losses = new Losses()
    const tree = fromMarkdown.parse(text)
    tree.children = tree.children.flatMap((node) => withoutHtml(node, losses))
    return written(tree, losses, options)
  })
}

/** HTML in Markdown becomes what it shows; a tag alone on a line shows nothing. */
function withoutHtml(node: RootContent, losses: Losses): RootContent[] {
  if ("children" in node) {
    const children = (node.children as RootContent[]).flatMap((child) => withoutHtml(child, losses))
    return [Object.assign(node, { children })]
  }
  if (node.type !== "html") return [node]
  if (/^<br\s*\/?>$/i.test(node.value)) return [{ type: "break" }]
  const root = parseHtml(node.value)
  reduceHtml(root, losses)
  return fromHtml.runSync(root).children
}

function written(
  tree: Root,
  losses: Losses,
  { base, title, find }: TextOptions,
  ids?: ReadonlyMap<string, string>,
): ImportedText {
  const pictures = new Pictures(losses, base, find)
  const said = shapeText(tree, { losses, pictures, title, ...(ids ? { headingsById: ids } : {}) })
  const beginning = tree.children.map(plainWords).find((words) => words.trim() !== "") ?? ""
  return {
    markdown: tree.children.length === 0 ? "" : withPlainAddresses(toText.stringify(tree)),
    pictures: pictures.all,
    notes: losses.notes,
    beginning,
    ...(said === undefined ? {} : { title: said }),
  }
}
