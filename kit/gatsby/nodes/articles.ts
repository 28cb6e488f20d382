import type { CreateNodeArgs, Node } from "gatsby"
import { postText } from "../../content/contract/data-paths"
import type { Resolver, SchemaPart } from "../graphql/schema"
import { textAt } from "./texts"

/** @returns whether a node is a post with its text, and so a page, on this site */
export const isArticle = ({ node }: { node: Node }): boolean =>
  node.internal.type === "PostsJson" && node.externalUrl === undefined

/**
 * Creates the node of an article. src/pages/blog/{Article.slug}.tsx makes a page for each. It cannot use the posts themselves,
 * because a post may be published on another site.
 *
 * @param args of Gatsby's onCreateNode, for a node that is an article
 */
export async function createArticleNode({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs) {
  const { slug } = node
  const article = {
    id: createNodeId(`Article ${slug}`),
    slug,
    parent: node.id,
    children: [],
    internal: { type: "Article", contentDigest: createContentDigest(`${slug} ${node.id}`) },
  }
  await actions.createNode(article)
  // gatsby's types require a complete node; createNode has completed this one.
  actions.createParentChildLink({ parent: node, child: article as unknown as Node })
}

/** The schema of articles, beyond the contract of posts. */
export const articleSchema: SchemaPart = {
  types: `
    type PostsJson implements Node {
      unpublished: Boolean!
    }
    type Article implements Node @dontInfer {
      slug: String!
      post: PostsJson! @link(from: "parent")
      text: MarkdownText
      next: [PostsJson!]!
    }
  `,
  resolvers: () => ({ Article: { text, next: nextPosts } }),
}

const text: Resolver<Node> = ({ slug }, _args, context) => textAt(postText(String(slug)), context)

/** The most posts suggested at the end of an article. */
const maxRelated = 3

/** The posts that share the most topics with this one, newest first among equals, filled up with the newest posts. */
const nextPosts: Resolver<Node> = async (article, _args, { nodeModel }) => {
  const post = article.parent ? nodeModel.getNodeById({ id: article.parent }) : null
  const { entries } = await nodeModel.findAll({ type: "PostsJson" })
  const topics = new Set(topicsOf(post))
  const shared = (other: Node) => topicsOf(other).filter((topic) => topics.has(topic)).length
  return [...entries]
    .filter(({ id }) => id !== post?.id)
    .sort((a, b) => shared(b) - shared(a) || Number(a.index) - Number(b.index))
    .slice(0, maxRelated)
}

const topicsOf = (post: Node | null): string[] => (Array.isArray(post?.categories) ? post.categories.map(String) : [])
