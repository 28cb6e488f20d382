import { graphql } from "gatsby"
import { Link } from "../ui/link"
import { LongText } from "../ui/long-text"
import { Picture } from "../ui/picture"
import * as styles from "./article.module.css"
import { HeldMark } from "./held-mark"
import { topicParameter } from "./use-selected-topics"

/** A post's own page, from the title down: what it is in the left columns, its picture and text in the right. */
export function Article({ article }: { article: Queries.ArticleFragment }) {
  const { post, text } = article
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{post.title}</h1>
      <div className={styles.about}>
        <HeldMark post={post} />
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
        <LongText text={text} inView={2} />
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
      ...HeldMark
      imageUrl {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 646
            aspectRatio: 1.5
            outputPixelDensities: [0.48, 0.64, 0.85, 1.09, 1.3, 1.55, 2]
            sizes: "(min-width: 688px) 646px, calc(100vw - 40px)"
            placeholder: NONE
            formats: [AUTO, WEBP, AVIF]
          )
        }
      }
    }
    text {
      readingTime
      ...LongText
    }
  }
`
