import { graphql, type PageProps } from "gatsby"
import { Assessment } from "../../assessment/assessment"
import { Seo } from "../../seo/seo"
import { pageOf } from "../../ui/page-of"

export default function AssessmentPage({ data }: PageProps<Queries.AssessmentPageQuery>) {
  const assessment = pageOf(data.assessment, "assessment")
  return (
    <>
      <Seo seo={assessment.seo} card={assessment.card} path={`/tools/${assessment.jsonId}/`} />
      <Assessment assessment={assessment} words={pageOf(data.words, "assessment")} />
    </>
  )
}

export const query = graphql`
  query AssessmentPage($id: String!) {
    assessment: assessmentsJson(id: { eq: $id }) {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      tool {
        jsonId
        title
        address
        description
        features
      }
      ...Assessment
    }
    words: assessmentPageJson {
      ...AssessmentWords
    }
  }
`
