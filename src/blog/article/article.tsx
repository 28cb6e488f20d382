import { graphql } from "gatsby"
import { Link } from "../../ui/links/link"
import { TextPage } from "../../ui/long-text/text-page"
import { Appeared } from "../../ui/text/appeared"
import { topicParameter } from "../topics/use-selected-topics"
import { UnpublishedMark } from "../unpublished-mark"

/** A post's own page: its details in the left columns, its picture and text in the right ones. */
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
