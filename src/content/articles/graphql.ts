import type { Node } from "gatsby"
import type { Resolver, SchemaPart } from "../../gatsby/schema"
import { postText } from "../contract/texts"
import { textAt } from "../texts/graphql"

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
