import type { CreateNodeArgs, Node } from "gatsby"
import type { Resolver, SchemaPart } from "../gatsby/schema"
import { postText } from "./contract/texts"
import { textAt } from "./texts/graphql"

/** @returns whether a node is a post that has its text on this site, and so a page */
export const isArticle = ({ node }: { node: Node }): boolean =>
  node.internal.type === "PostsJson" && node.externalUrl === undefined

/**
 * Makes the node of an article. src/pages/blog/{Article.slug}.tsx makes a page of each; of posts it could not, for a post may have its
 * text elsewhere.
 *
 * @param args of Gatsby's onCreateNode, for a node that is an article
 */
export async function createArticleNode({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs) {
  const { slug } = node
  const article = {
    ...{ id: createNodeId(`Article ${slug}`), slug, parent: node.id, children: [] },
    internal: { type: "Article", contentDigest: createContentDigest(`${slug} ${node.id}`) },
  }
  await actions.createNode(article)
  // gatsby's types want a whole node, which it makes of this one.
  actions.createParentChildLink({ parent: node, child: article as unknown as Node })
}

/** Articles, beyond what the contract says of posts. */
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
  createResolvers: ({ createResolvers }) =>
    createResolvers({ Article: { text: { resolve: text }, next: { resolve: nextPosts } } }),
}

const text: Resolver<Node> = ({ slug }, _args, context) => textAt(postText(String(slug)), context)

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
    .sort((a, b) => shared(b) - shared(a) || Number(a.index) - Number(b.index))
    .slice(0, most)
}

const topicsOf = (post: Node | null): string[] => (Array.isArray(post?.categories) ? post.categories.map(String) : [])
