import { graphql } from "gatsby"
import { WithArrow } from "../ui/links/arrow"
import { ExternalLink } from "../ui/links/external-link"
import { Picture } from "../ui/picture/picture"
import { needsSmallerType } from "../ui/text/long-words"
import { RichText } from "../ui/text/rich-text"
import * as styles from "./book-card.module.css"

/** How many characters of a title fit next to the cover on a phone 320 px wide. */
const besideCover = 11

interface BookCardProps {
  book: Queries.BookCardFragment
  /** The text of the link to the bookstore. */
  action: string
  /** Whether it is in the first view. */
  priority: boolean
}

export function BookCard({ book, action, priority }: BookCardProps) {
  return (
    <article className={styles.book}>
      <div className={styles.cover}>
        {book.coverUrl ? (
          <Picture file={book.coverUrl} alt="" priority={priority} />
        ) : (
          <p className={styles.blank} aria-hidden="true">
            {book.title}
          </p>
        )}
      </div>
      <div>
        <h2 className={needsSmallerType(book.title, besideCover) ? styles.smaller : undefined}>{book.title}</h2>
        <p className={styles.author}>{book.author}</p>
        {book.summary && <RichText html={book.summary} />}
        <p className={styles.action}>
          <ExternalLink href={book.amazonUrl} className="alone whole-card">
            <WithArrow direction="out">{action}</WithArrow>
            <span className="visually-hidden"> {book.title}</span>
          </ExternalLink>
        </p>
      </div>
    </article>
  )
}

/** The cover's slot is 7rem wide on a phone, and grows to 14rem. */
export const bookCardFragment = graphql`
  fragment BookCard on BooksJson {
    ...BookRow
    coverUrl {
      picture(slot: bookCover) {
        ...Picture
      }
    }
  }
`
