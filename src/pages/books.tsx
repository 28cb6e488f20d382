import { graphql, type PageProps } from "gatsby"
import { BookList } from "../books/book-list"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"
import { TitledTexts } from "../ui/text/titled-texts"

export default function BooksPage({ data }: PageProps<Queries.BooksPageQuery>) {
  const page = pageOf(data.page, "books")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/books/" />
      <PageIntro heading={page.heading} intro={page.intro} />
      <BookList books={data.books.nodes} others={data.others.nodes} action={page.action} />
      <TitledTexts {...page.takeaways} />
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query BooksPage {
    page: booksPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      action
      takeaways {
        heading
        intro
        items {
          ...TitledText
        }
      }
      callToAction {
        ...CallToAction
      }
    }
    books: allBooksJson(sort: { index: ASC }, limit: 24) {
      nodes {
        ...BookCard
      }
    }
    # Of many, those after the first are rows.
    others: allBooksJson(sort: { index: ASC }, skip: 24) {
      nodes {
        ...BookRow
      }
    }
  }
`
