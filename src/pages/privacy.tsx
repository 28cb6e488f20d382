import { graphql, type PageProps } from "gatsby"
import { Seo } from "../seo/seo"
import { LegalText } from "../ui/long-text/legal-text"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const page = pageOf(data.page, "privacy")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/privacy/" />
      <PageIntro heading={page.heading} intro={page.intro}>
        <LegalText text={page.text} />
      </PageIntro>
    </>
  )
}

export const query = graphql`
  query PrivacyPage {
    page: privacyPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      text {
        ...LongText
      }
    }
  }
`
