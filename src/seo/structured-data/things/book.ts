import type { BookLeaf, PersonLeaf } from "schema-dts"
import { filled } from "../filled"
import { isbnsOf } from "../isbn"
import { pictureAddress } from "../picture-address"
import type { SiteFacts } from "../site-facts"

/** A recommended book. What the owner says of it is no description of the book, and is left to the page. */
export const book = (facts: SiteFacts, { title, author, amazonUrl, coverUrl }: Queries.BookCardFragment): BookLeaf => ({
  "@type": "Book",
  name: title,
  url: amazonUrl,
  ...filled({
    author: authorsOf(author).map((name): PersonLeaf => ({ "@type": "Person", name })),
    isbn: isbnsOf(amazonUrl),
    image: pictureAddress(coverUrl, facts),
  }),
})

/**
 * @param author `author` of data/books.json: several names with commas between them
 * @returns the names; "Jr." and its like stay with the name before their comma
 */
export const authorsOf = (author: string): string[] =>
  author
    .split(/[,،、](?!\s*(?:[JS]r\b|I{1,3}\b|IV\b))/)
    .map((name) => name.trim())
    .filter(Boolean)
