import { graphql } from "gatsby"
import { Link } from "../../ui/links/link"
import { TextPage } from "../../ui/long-text/text-page"
import { Section } from "../../ui/section"
import { useLabels } from "../../ui/site-context"
import { Appeared } from "../../ui/text/appeared"
import { PostTitles } from "../post-titles"
import { topicParameter } from "../topics/use-selected-topics"
import { UnpublishedMark } from "../unpublished-mark"
import * as styles from "./read-next.module.css"

/** A post's own page: what it is in the left columns, its picture and text in the right. */
export function Article({ article }: { article: Queries.ArticleFragment }) {
  const { post, text } = article
  const about = (
    <>
      <UnpublishedMark post={post} />
      {post.appeared && (
        <p>
          <Appeared appeared={post.appeared} />
        </p>
      )}
      {text && <p>{text.readingTime}</p>}
      {post.categories && post.categories.length > 0 && (
        <ul role="list">
          {post.categories.map((topic) => (
            <li key={topic}>
              <Link to={`/blog/?${new URLSearchParams({ [topicParameter]: topic })}`}>{topic}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
  return <TextPage title={post.title} about={about} picture={post.imageUrl} text={text} />
}

export const articleFragment = graphql`
  fragment Article on Article {
    post {
      title
      appeared {
        ...Appeared
      }
      categories
      ...UnpublishedMark
      imageUrl {
        ...TextPagePicture
      }
    }
    text {
      readingTime
      ...LongText
    }
  }
`

/** What to read after a post: others on its topics, and the way to all. */
export function ReadNext({ posts }: { posts: ReadonlyArray<Queries.PostTitlesFragment> }) {
  const { article } = useLabels()
  if (posts.length === 0) return null
  return (
    <Section heading={article.next}>
      <PostTitles posts={posts} />
      <p className={styles.all}>
        <Link to="/blog/">{article.all}</Link>
      </p>
    </Section>
  )
}
