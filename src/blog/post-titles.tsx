import { graphql } from "gatsby"
import { Appeared } from "../ui/text/appeared"
import { PostLink } from "./post-link"
import * as styles from "./post-titles.module.css"
import { UnpublishedMark } from "./unpublished-mark"

/** Posts in brief, under a section heading: title, excerpt and date. */
export function PostTitles({ posts }: { posts: ReadonlyArray<Queries.PostTitlesFragment> }) {
  return (
    <ul role="list" className={styles.posts}>
      {posts.map((post) => (
        <li key={post.slug}>
          <UnpublishedMark post={post} />
          <h3>
            <PostLink post={post} />
          </h3>
          {post.excerpt && <p>{post.excerpt}</p>}
          {post.appeared && (
            <p className={styles.date}>
              <Appeared appeared={post.appeared} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export const postTitlesFragment = graphql`
  fragment PostTitles on PostsJson {
    slug
    excerpt
    appeared {
      ...Appeared
    }
    ...PostLink
    ...UnpublishedMark
  }
`
