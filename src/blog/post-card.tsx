import { graphql } from "gatsby"
import { Picture } from "../ui/picture/picture"
import { Appeared } from "../ui/text/appeared"
import * as styles from "./post-card.module.css"
import { PostLink } from "./post-link"
import { UnpublishedMark } from "./unpublished-mark"

/** A post of the list. Older ones have no excerpt and no picture (src/pages/blog.tsx). */
export type Post = Queries.PostEntryFragment & Partial<Queries.PostCardFragment>

interface PostCardProps {
  post: Post
  /** Whether it is in the first view. */
  priority: boolean
}

export function PostCard({ post, priority }: PostCardProps) {
  return (
    <article className={styles.post}>
      <div className={styles.text}>
        <UnpublishedMark post={post} />
        {post.appeared && (
          <p className={styles.date}>
            <Appeared appeared={post.appeared} />
          </p>
        )}
        <h2>
          <PostLink post={post} />
        </h2>
        {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
        {post.categories && post.categories.length > 0 && (
          <ul role="list" className={styles.topics}>
            {post.categories.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
        )}
      </div>
      {post.imageUrl && (
        <div className={styles.picture}>
          <Picture file={post.imageUrl} alt="" priority={priority} />
        </div>
      )}
    </article>
  )
}

export const postCardFragment = graphql`
  fragment PostEntry on PostsJson {
    ...PostLink
    ...UnpublishedMark
    appeared {
      ...Appeared
    }
    categories
  }

  fragment PostCard on PostsJson {
    ...PostEntry
    # For src/seo/structured-data alone.
    published
    excerpt
    imageUrl {
      picture(slot: postCard) {
        ...Picture
      }
    }
  }
`
