import type { Node, SourceNodesArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { createContentNodes } from "../nodes/content-nodes"
import { circumstances, releasedPosts } from "../nodes/release"

const postsFile = "posts.json"

/**
 * Makes the posts anew if others are to be shown now though no file has changed, so that Gatsby's cache would keep them as they were: the
 * day of a post has come, or a build follows on `npm run develop`, which shows drafts.
 *
 * @param args of Gatsby's sourceNodes
 */
export async function renewPosts(args: SourceNodesArgs): Promise<void> {
  const { cache, getNodesByType } = args
  const text: unknown = await cache.get(postsFile)
  const file = getNodesByType("File").find(isPostsFile)
  // Nothing of an earlier run: whatever is to be made will be made of the file as it is found.
  if (typeof text !== "string" || !file) return
  const wanted = releasedPosts(JSON.parse(text), circumstances())
  if (inWords(wanted) !== inWords(getNodesByType("PostsJson"))) await createContentNodes({ ...args, node: file })
}

// gatsby's types say Node; gatsby-source-filesystem's nodes say more.
const isPostsFile = (node: Node): boolean => (node as unknown as FileSystemNode).relativePath === postsFile

const inWords = (posts: readonly Readonly<Record<string, unknown>>[]): string =>
  posts
    .map(({ slug, unpublished }) => `${slug} ${unpublished}`)
    .sort()
    .join("\n")
