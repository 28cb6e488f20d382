import { BookCard } from "./book-card"
import * as styles from "./book-list.module.css"

interface BookListProps {
  books: ReadonlyArray<Queries.BookCardFragment>
  action: string
}

/** The number of covers in the first view: two columns on a laptop; a phone shows one column, and the first cover of it. */
const inView = 2

export function BookList({ books, action }: BookListProps) {
  if (books.length === 0) return null
  const firstCover = books.findIndex(({ coverUrl }) => coverUrl)
  return (
    <ul role="list" className={styles.list}>
      {books.map((book, index) => (
        <li key={book.title}>
          <BookCard book={book} action={action} priority={index < inView || index === firstCover} />
        </li>
      ))}
    </ul>
  )
}
