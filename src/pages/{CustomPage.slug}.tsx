import { graphql, type PageProps } from "gatsby"
import { CustomPage } from "../custom-page/custom-page"
import { Seo } from "../seo/seo"
import { pageOf } from "../ui/page-of"

export default function CustomPagePage({ data }: PageProps<Queries.CustomPagePageQuery>) {
  const page = pageOf(data.customPage, "own")
  return (
    <>
      <Seo seo={page} card={page.card} path={`/${page.slug}/`} />
      <CustomPage page={page} />
    </>
  )
}

export const query = graphql`
  query CustomPagePage($id: String!) {
    customPage(id: { eq: $id }) {
      slug
      menuTitle
      card {
        ...SocialCard
      }
      ...CustomPage
    }
  }
`
