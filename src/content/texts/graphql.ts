import { existsSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { Root } from "mdast"
import { type Context, languageOf, only, type Resolver, type SchemaPart } from "../../gatsby/schema"
import { type PluralForms, plural } from "../../language/numbers"
import { decodeText } from "../check/json/decode"
import { pageTexts } from "../contract/texts"
import { headed } from "./head"
import { parseMarkdown } from "./markdown"
import { readingMinutes, wordCount } from "./reading-time"
import { textParts } from "./text-parts"

/** A text in Markdown, and the folder in which it stands within data/. */
interface MarkdownText {
  readonly folder: string
  readonly tree: Root
}

/** The words that the site adds to a text, from data/labels.json. */
interface Labels {
  readonly opensInNewTab: string
  readonly article: { readonly footnotes: string; readonly backToText: string; readonly readingTime: PluralForms }
}

/** The texts in Markdown, and the pages that are one. */
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
      words: Int!
      readingTime: String!
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
  createResolvers: ({ createResolvers, pathPrefix }) =>
    createResolvers({
      PrivacyPageJson: { text: { resolve: textBeside } },
      TermsPageJson: { text: { resolve: textBeside } },
      MarkdownText: {
        parts: { resolve: partsBelow(pathPrefix) },
        words: { resolve: words },
        readingTime: { resolve: readingTime },
      },
    }),
}

/**
 * @param path of a text, within data/
 * @returns what resolves the fields of GraphQL's type MarkdownText; nothing if there is no such file
 */
export async function textAt(path: string, context: Context): Promise<MarkdownText | null> {
  // Asking for the file has Gatsby run the query again when the text was edited.
  const file = await fileAt(path, context)
  if (!file) return null
  // gatsby's types say Node; gatsby-source-filesystem's nodes say more.
  const { absolutePath } = file as unknown as FileSystemNode
  // It may be gone again. Read without a pause, for the reason that src/content/nodes/content-nodes.ts gives.
  if (!existsSync(absolutePath)) return null
  return {
    folder: posix.dirname(path),
    tree: parseMarkdown(headed(decodeText(readFileSync(absolutePath)).source.text).body),
  }
}

const fileAt = (path: string, { nodeModel }: Context): Promise<Node | null> =>
  nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } })

/** The text of a page stands beside its JSON. */
const textBeside: Resolver<Node> = (page, _args, context) => {
  const file = page.parent ? context.nodeModel.getNodeById({ id: page.parent }) : null
  const path = pageTexts.find((text) => text === String(file?.relativePath).replace(/\.json$/, ".md"))
  return path ? textAt(path, context) : null
}

const partsBelow =
  (pathPrefix: string): Resolver<MarkdownText> =>
  async ({ folder, tree }, _args, context) => {
    const { opensInNewTab, article } = await only<Labels>("LabelsJson", context)
    const { footnotes, backToText } = article
    return Promise.all(
      textParts(tree, { opensInNewTab, footnotes, backToText, pathPrefix }).map(async (part) => {
        if (!("picture" in part)) return part
        const { source, alt, caption } = part.picture
        return { picture: { alt, caption, file: await fileAt(posix.join(folder, source), context) } }
      }),
    )
  }

const words: Resolver<MarkdownText> = async ({ tree }, _args, context) => wordCount(tree, await languageOf(context))

const readingTime: Resolver<MarkdownText> = async ({ tree }, _args, context) => {
  const language = await languageOf(context)
  const { article } = await only<Labels>("LabelsJson", context)
  return plural(article.readingTime, readingMinutes(tree, language), language)
}
