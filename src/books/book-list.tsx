import { BelowFirstView } from "../ui/first-view"
import { RowsByYear } from "../ui/rows-by-year"
import { BookCard } from "./book-card"
import * as styles from "./book-list.module.css"
import { BookRow } from "./book-row"

interface BookListProps {
  books: ReadonlyArray<Queries.BookCardFragment>
  /** Of many books those after the first: a row each. */
  others?: ReadonlyArray<Queries.BookRowFragment>
  action: string
}

/** The number of covers in the first view: two columns on a laptop; a phone shows one column, and the first cover of it. */
const inView = 2

export function BookList({ books, others = [], action }: BookListProps) {
  if (books.length === 0) return null
  const firstCover = books.findIndex(({ coverUrl }) => coverUrl)
  const rows = others.map((book) => ({
    key: book.title,
    appeared: null,
    title: <BookRow book={book} action={action} />,
  }))
  return (
    <>
      <ul role="list" className={styles.list}>
        {books.map((book, index) => (
          <li key={book.title}>
            <BookCard book={book} action={action} priority={index < inView || index === firstCover} />
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <BelowFirstView>
          <div className={styles.others}>
            <RowsByYear id="books" as="h2" rows={rows} />
          </div>
        </BelowFirstView>
      )}
    </>
  )
}
