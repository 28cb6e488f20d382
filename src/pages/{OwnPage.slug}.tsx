import { graphql, type PageProps } from "gatsby"
import { OwnPage } from "../own-page/own-page"
import { Seo } from "../seo/seo"
import { pageOf } from "../ui/page-of"

export default function OwnPagePage({ data }: PageProps<Queries.OwnPagePageQuery>) {
  const page = pageOf(data.ownPage, "own")
  return (
    <>
      <Seo seo={page} card={page.card} path={`/${page.slug}/`} />
      <OwnPage page={page} />
    </>
  )
}

export const query = graphql`
  query OwnPagePage($id: String!) {
    ownPage(id: { eq: $id }) {
      slug
      menuTitle
      card {
        ...SocialCard
      }
      ...OwnPage
    }
  }
`
