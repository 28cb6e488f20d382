import { graphql } from "gatsby"
import { Link } from "../../ui/links/link"
import { TextPage } from "../../ui/long-text/text-page"
import { Appeared } from "../../ui/text/appeared"
import { UnpublishedMark } from "../../ui/unpublished-mark"
import { topicParameter } from "../topics/topic-parameter"
import { Name } from "./author"
import { Contents } from "./contents"

/** A post's own page: its details in the left columns, its picture and text in the right ones. */
export function Article({ article }: { article: Queries.ArticleFragment }) {
  const { post, text } = article
  const about = (
    <>
      <UnpublishedMark post={post} />
      <p>
        <Name />
      </p>
      {post.appeared && (
        <p>
          <Appeared appeared={post.appeared} />
        </p>
      )}
      {text && <p>{text.readingTime}</p>}
      {post.categories && post.categories.length > 0 && (
        <ul role="list">
          {post.categories.map((topic, index) => (
            <li key={topic}>
              <Link to={`/blog/?${new URLSearchParams({ [topicParameter]: topic })}`} className="alone">
                {post.topicWords[index]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {text && <Contents sections={text.sections} />}
    </>
  )
  return (
    <TextPage
      moreLinks={post.moreLinks}
      title={post.title}
      about={about}
      picture={post.imageUrl}
      pictureAlt={post.imageAlt}
      text={text}
    />
  )
}

export const articleFragment = graphql`
  fragment Article on Article {
    post {
      title
      appeared {
        ...Appeared
      }
      categories
      topicWords
      ...UnpublishedMark
      moreLinks {
        ...MoreLinks
      }
      imageAlt
      imageUrl {
        ...TextPagePicture
      }
    }
    text {
      readingTime
      sections {
        id
        heading
      }
      ...LongText
    }
  }
`
