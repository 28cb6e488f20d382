import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { Section } from "../ui/section"
import * as sectionStyles from "../ui/section.module.css"
import { useHasPage } from "../ui/site-context"
import { Appeared } from "../ui/text/appeared"
import { UnpublishedMark } from "../ui/unpublished-mark"
import { PostLink } from "./post-link"
import * as styles from "./post-titles.module.css"

interface PostTitlesProps {
  heading: string
  posts: ReadonlyArray<Queries.PostTitlesFragment>
  /** The text of the link to all posts. */
  all?: string
  /** Whether to leave them out of print. */
  screenOnly?: boolean
}

/** A section of posts in brief: title, excerpt and date. */
export function PostTitles({ heading, posts, all, screenOnly = false }: PostTitlesProps) {
  if (!useHasPage("blog") || posts.length === 0) return null
  return (
    <Section heading={heading} screenOnly={screenOnly}>
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
      {all && (
        <p className={sectionStyles.last}>
          <Link to="/blog/" className="alone">
            {all}
          </Link>
        </p>
      )}
    </Section>
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
