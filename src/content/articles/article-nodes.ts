import type { CreateNodeArgs, Node } from "gatsby"

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
