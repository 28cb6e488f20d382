import { graphql } from "gatsby"
import { WithArrow } from "../ui/links/arrow"
import { ExternalLink } from "../ui/links/external-link"
import { RichText } from "../ui/text/rich-text"
import * as styles from "./book-row.module.css"

interface BookRowProps {
  book: Queries.BookRowFragment
  /** The text of the link to the bookstore. */
  action: string
}

/** A book of a long list: its title and author, which open to show the summary. A browser's search finds and opens it too. */
export function BookRow({ book: { title, author, summary, amazonUrl }, action }: BookRowProps) {
  const name = (
    <>
      <h2>{title}</h2>
      <span className={styles.author}>{author}</span>
    </>
  )
  const link = (
    <p>
      <ExternalLink href={amazonUrl} className="alone">
        <WithArrow direction="out">{action}</WithArrow>
        <span className="visually-hidden"> {title}</span>
      </ExternalLink>
    </p>
  )
  return summary ? (
    <details className={styles.book}>
      <summary>{name}</summary>
      <div className={styles.opened}>
        <RichText html={summary} />
        {link}
      </div>
    </details>
  ) : (
    <div className={styles.book}>
      <div className={styles.name}>{name}</div>
      {link}
    </div>
  )
}

export const bookRowFragment = graphql`
  fragment BookRow on BooksJson {
    title
    author
    summary
    amazonUrl
  }
`
