import { posix } from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { Root } from "hast"
import type { SchemaPart } from "../../gatsby/schema"
import { pageTexts, postText } from "../contract/texts"
import { type TextLabels, textParts } from "./text-parts"

const types = `
  type PostsJson implements Node {
    held: Boolean!
  }
  type Article implements Node @dontInfer {
    slug: String!
    post: PostsJson! @link(from: "parent")
    text: MarkdownRemark
    next: [PostsJson!]!
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
  type PrivacyPageJson implements Node {
    text: MarkdownRemark
  }
  type TermsPageJson implements Node {
    text: MarkdownRemark
  }
  type MarkdownRemark implements Node {
    parts: [TextPart!]!
  }
`

/** What is used of the context that Gatsby gives to resolvers. Asking through it tells Gatsby what a page depends on. */
interface Context {
  readonly nodeModel: {
    getNodeById(args: { id: string }): Node | null
    findOne(args: { type: string; query: object }): Promise<Node | null>
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>
  }
}

interface Info {
  readonly schema: {
    getType(name: string): { getFields(): Record<string, { resolve?: Resolver<Node> }> } | undefined
  }
}

type Resolver<Source> = (source: Source, args: object, context: Context, info: Info) => unknown

/**
 * Teaches GraphQL to find the text of an article or page and to take it apart.
 *
 * @param args of Gatsby's createResolvers
 */
function createResolversOfTexts({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  const textBeside: Resolver<Node> = (page, _args, context) => {
    const { relativePath } = fileOf(page, context)
    const path = pageTexts.find((text) => text === relativePath.replace(/\.json$/, ".md"))
    return path ? textAt(path, context) : null
  }
  createResolvers({
    PrivacyPageJson: { text: { resolve: textBeside } },
    TermsPageJson: { text: { resolve: textBeside } },
    Article: {
      text: {
        resolve: (({ slug }, _args, context) => textAt(postText(String(slug)), context)) satisfies Resolver<Node>,
      },
      next: { resolve: nextPosts },
    },
    MarkdownRemark: { parts: { resolve: parts } },
  })
}

/** @returns the file that a node was made of; gatsby's types say Node. */
function fileOf(node: Node, { nodeModel }: Context): FileSystemNode {
  const file = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null
  if (!file) throw new Error(`The node ${node.id} comes from no file.`)
  return file as unknown as FileSystemNode
}

async function textAt(path: string, { nodeModel }: Context): Promise<Node | null> {
  const file = await fileAt(path, { nodeModel })
  return file && nodeModel.findOne({ type: "MarkdownRemark", query: { filter: { parent: { id: { eq: file.id } } } } })
}

const fileAt = (path: string, { nodeModel }: Context): Promise<Node | null> =>
  nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } })

/** At most this many posts are offered at the end of one. */
const most = 3

/** The posts that share the most topics with this one, the newest first among equals; the newest of all if there are not enough. */
const nextPosts: Resolver<Node> = async (article, _args, { nodeModel }) => {
  const post = article.parent ? nodeModel.getNodeById({ id: article.parent }) : null
  const { entries } = await nodeModel.findAll({ type: "PostsJson" })
  const topics = new Set(topicsOf(post))
  const shared = (other: Node) => topicsOf(other).filter((topic) => topics.has(topic)).length
  return [...entries]
    .filter(({ id }) => id !== post?.id)
    .sort((a, b) => shared(b) - shared(a) || Number(a.place) - Number(b.place))
    .slice(0, most)
}

const topicsOf = (post: Node | null): string[] => (Array.isArray(post?.categories) ? post.categories.map(String) : [])

const parts: Resolver<Node> = async (text, args, context, info) => {
  const { relativePath } = fileOf(text, context)
  const resolve = info.schema.getType("MarkdownRemark")?.getFields().htmlAst?.resolve
  if (!resolve) throw new Error("gatsby-transformer-remark has no htmlAst any more.")
  // gatsby-transformer-remark's own promise: a tree of hast.
  const tree = (await resolve(text, args, context, info)) as Root
  const found = textParts(tree, await labels(context))
  return Promise.all(
    found.map(async (part) => {
      if (!("picture" in part)) return part
      const { source, alt, caption } = part.picture
      return { picture: { alt, caption, file: await fileAt(posix.join(posix.dirname(relativePath), source), context) } }
    }),
  )
}

async function labels({ nodeModel }: Context): Promise<TextLabels> {
  const node = await nodeModel.findOne({ type: "LabelsJson", query: {} })
  // The contract's check comes before every build.
  const { opensInNewTab, article } = node as unknown as Pick<TextLabels, "opensInNewTab"> & {
    article: Omit<TextLabels, "opensInNewTab">
  }
  return { opensInNewTab, footnotes: article.footnotes, backToText: article.backToText }
}

/** Articles and pages that are a text, beyond what the contract says of their JSON. */
export const articleSchema: SchemaPart = { types, createResolvers: createResolversOfTexts }
