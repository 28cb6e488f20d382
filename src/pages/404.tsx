import { graphql, type PageProps } from "gatsby"
import { Seo } from "../seo/seo"
import { ButtonLink } from "../ui/button-link"
import { PageIntro } from "../ui/page-intro"
import { pageOf } from "../ui/page-of"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = pageOf(data.page, "not-found")
  return (
    <>
      <Seo seo={page.seo} />
      <PageIntro heading={page.heading} intro={page.intro}>
        <p>
          <ButtonLink to="/">{page.homeAction}</ButtonLink>
        </p>
      </PageIntro>
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPageJson {
      seo {
        ...Seo
      }
      heading
      intro
      homeAction
    }
  }
`
