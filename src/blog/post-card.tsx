import { graphql } from "gatsby"
import { Picture, type PictureFile } from "../ui/picture/picture"
import { Appeared } from "../ui/text/appeared"
import { UnpublishedMark } from "../ui/unpublished-mark"
import * as styles from "./post-card.module.css"
import { PostLink } from "./post-link"
import { Topics } from "./topics/topics"

interface PostCardProps {
  post: Queries.PostCardFragment
  /** Whether it is in the first view. */
  priority: boolean
  /** The large picture of the first post of all. */
  lead?: PictureFile | undefined
}

export function PostCard({ post, priority, lead }: PostCardProps) {
  return (
    <article className={lead ? `${styles.post} ${styles.lead}` : styles.post}>
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
        <Topics topics={post.topicWords} />
      </div>
      {post.imageUrl && (
        <div className={styles.picture}>
          <Picture file={lead ?? post.imageUrl} alt="" priority={priority} />
        </div>
      )}
    </article>
  )
}

export const postCardFragment = graphql`
  fragment LeadPost on PostsJson {
    imageUrl {
      picture(slot: leadPost) {
        ...Picture
      }
    }
  }
  fragment PostCard on PostsJson {
    ...PostLink
    ...UnpublishedMark
    appeared {
      ...Appeared
    }
    categories
    topicWords
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
