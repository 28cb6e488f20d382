import { readFileSync, statSync } from "node:fs"
import { join, posix } from "node:path"
import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { Root } from "mdast"
import { pageTexts } from "../../content/contract/data-paths"
import { isReadable } from "../../content/files/data-folder"
import { decodeText } from "../../content/files/decode"
import { readSource, sourceKey, sourceWithin, tagged, writeSource } from "../../content/location/source-tags"
import {
  headings,
  idsOfHeadings,
  parseMarkdown,
  plainWords,
  readingMinutes,
  startOf,
  wordCount,
} from "../../content/markdown/markdown"
import { splitFrontMatter } from "../../content/markdown/settings"
import { isInStudio } from "../../guard/guard"
import { decodePercent } from "../../language/addresses"
import { withoutControls } from "../../language/control-characters"
import { formatMegabytes, type PluralForms } from "../../language/numbers"
import { type Context, languageOf, type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"
import { taggedPlural } from "./content-sources"
import { type Position, picturedHtml, textParts } from "./text-parts"

/** A Markdown text, and its folder within data/. */
interface MarkdownText {
  readonly folder: string
  readonly tree: Root
  readonly [sourceKey]?: string
}

/** The labels that the site adds to a text, from data/labels.json. */
interface Labels {
  readonly opensInNewTab: string
  readonly article: { readonly footnotes: string; readonly backToText: string; readonly readingTime: PluralForms }
}

/** The schema of Markdown texts, and of the pages that consist of one. */
export const textSchema: SchemaPart = {
  types: `
    type PrivacyPageJson implements Node {
      text: MarkdownText
    }
    type TermsPageJson implements Node {
      text: MarkdownText
    }
    type MarkdownText {
      parts: [TextPart!]!
      "HTML of its beginning, for a small picture of its page."
      beginning: String!
      sections: [TextSection!]!
      words: Int!
      readingTime: String!
    }
    "What begins with a heading of the second level."
    type TextSection {
      id: String!
      heading: String!
    }
    type TextPart {
      html: String
      picture: TextPicture
    }
    type TextPicture {
      file: File
      alt: String!
      caption: String
    }
  `,
  resolvers: ({ pathPrefix }) => ({
    PrivacyPageJson: { text: textBeside },
    TermsPageJson: { text: textBeside },
    MarkdownText: {
      parts: partsBelow(pathPrefix),
      beginning,
      sections,
      words,
      readingTime,
    },
  }),
}

/**
 * @param path of a text, within data/
 * @returns the source of the GraphQL type MarkdownText; null if there is no such file
 */
export async function textAt(path: string, context: Context): Promise<MarkdownText | null> {
  // Querying the file makes Gatsby run the query again when the text is edited.
  const file = await fileAt(path, context)
  if (!file) return null
  // gatsby's types say Node; the nodes of gatsby-source-filesystem have more fields.
  const { absolutePath, relativePath } = file as unknown as FileSystemNode
  // The file may have been deleted since, or have become a link that leads out of data/. Read synchronously, for the reason given in kit/gatsby/nodes/content-nodes.ts.
  if (!isReadable({ absolutePath, relativePath })) return null
  const { body } = splitFrontMatter(decodeText(readFileSync(absolutePath)).source.text)
  const text = { folder: posix.dirname(path), tree: parseMarkdown(withoutControls(body)) }
  return isInStudio ? { ...text, [sourceKey]: writeSource({ file: path, path: [] }) } : text
}

const fileAt = (path: string, { nodeModel }: Context): Promise<Node | null> =>
  nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } })

/** The text of a page is beside its JSON file. */
const textBeside: Resolver<Node> = (page, _args, context) => {
  const file = page.parent ? context.nodeModel.getNodeById({ id: page.parent }) : null
  const path = pageTexts.find((text) => text === String(file?.relativePath).replace(/\.json$/, ".md"))
  return path ? textAt(path, context) : null
}

const partsBelow = (pathPrefix: string) => async (text: MarkdownText, _args: object, context: Context) => {
  const { folder, tree } = text
  const source = sourceWithin(text)
  const { opensInNewTab, article } = await readSingleNode<Labels>("LabelsJson", context)
  const { footnotes, backToText } = article
  const sizeAt = fileSize(await languageOf(context))
  return Promise.all(
    textParts(tree, {
      opensInNewTab,
      footnotes,
      backToText,
      pathPrefix,
      sizeAt,
      ...(source && { sourceOf: partOf(source) }),
    }).map(async (part) => {
      if (!("picture" in part)) return { ...part, [sourceKey]: source }
      const { picture } = part
      const { alt, caption } = picture
      const file = await fileAt(posix.join(folder, picture.source), context)
      return {
        picture: {
          alt: tagged(alt, picture),
          caption: caption && tagged(caption, picture),
          file: file && { ...file, [sourceKey]: picture[sourceKey] },
        },
      }
    }),
  )
}

/** How many letters fill a small picture of a page. */
const picturedLetters = 620

const beginning: Resolver<MarkdownText> = async (text, args, context) => {
  let room = picturedLetters
  const children = text.tree.children.filter((node) => {
    const fits = room > 0
    room -= plainWords(node).length
    return fits
  })
  const parts = await partsBelow("")({ ...text, tree: { ...text.tree, children } }, args, context)
  return picturedHtml(parts.map((part) => ("html" in part ? part.html : "")).join(""))
}

const partOf =
  (source: string) =>
  ({ start, end }: Position): string =>
    writeSource({ ...readSource(source), part: [start.line, start.column, end.line, end.column] })

/** Visitors on mobile data pay for what they download. */
const largeFile = 1_000_000

function fileSize(language: string) {
  return (address: string): string | undefined => {
    const path = /^\/(?!\/)([^?#]+\.[a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]
    const found = path && statSync(join("static", decodePercent(path)), { throwIfNoEntry: false })
    return found && found.size > largeFile ? formatMegabytes(language, found.size) : undefined
  }
}

function sections(text: MarkdownText) {
  const { tree } = text
  const ids = idsOfHeadings(tree)
  return headings(tree)
    .filter(({ depth }) => depth === 2)
    .map((each) => ({ id: ids.get(startOf(each)) ?? "", heading: tagged(plainWords(each), text) }))
}

const words: Resolver<MarkdownText> = async ({ tree }, _args, context) => wordCount(tree, await languageOf(context))

const readingTime: Resolver<MarkdownText> = async ({ tree }, _args, context) => {
  const language = await languageOf(context)
  const { article } = await readSingleNode<Labels>("LabelsJson", context)
  return taggedPlural(article.readingTime, readingMinutes(tree, language), language)
}
