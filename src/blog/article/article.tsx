import { graphql } from "gatsby"
import { Picture } from "../../pictures/picture"
import { Link } from "../../ui/links/link"
import { LongText } from "../../ui/text/long-text"
import { givesWay } from "../../ui/text/long-words"
import { topicParameter } from "../topics/use-selected-topics"
import { UnpublishedMark } from "../unpublished-mark"
import * as styles from "./article.module.css"

/** A post's own page, from the title down: what it is in the left columns, its picture and text in the right. */
export function Article({ article }: { article: Queries.ArticleFragment }) {
  const { post, text } = article
  return (
    <article className={styles.article}>
      <h1 className={givesWay(post.title) ? `${styles.title} ${styles.smaller}` : styles.title}>{post.title}</h1>
      <div className={styles.about}>
        <UnpublishedMark post={post} />
        {post.date && <p>{post.date}</p>}
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
      </div>
      <div className={styles.body}>
        {post.imageUrl && (
          <div className={styles.picture}>
            <Picture file={post.imageUrl} alt="" priority />
          </div>
        )}
        <LongText text={text} />
      </div>
    </article>
  )
}

export const articleFragment = graphql`
  fragment Article on Article {
    post {
      title
      date
      categories
      ...UnpublishedMark
      imageUrl {
        picture(place: article) {
          ...Picture
        }
      }
    }
    text {
      readingTime
      ...LongText
    }
  }
`
