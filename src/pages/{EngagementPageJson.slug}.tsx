import { graphql, type PageProps } from "gatsby"
import type { ReactNode } from "react"
import { Comparison } from "../engagement/comparison"
import { Contents } from "../engagement/contents"
import { Fit } from "../engagement/fit"
import { Phases } from "../engagement/phases"
import { Questions } from "../engagement/questions"
import { Sum } from "../engagement/sum/sum"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { BelowFirstView } from "../ui/first-view"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function EngagementPage({ data, location: { hash } }: PageProps<Queries.EngagementPageQuery>) {
  const page = pageOf(data.engagement, "engagement")
  const { phases, comparison, sum, fit, questions } = page
  const sections: Readonly<Record<string, ReactNode>> = {
    phases: phases && <Phases phases={phases} />,
    comparison: comparison && <Comparison comparison={comparison} />,
    sum: sum && <Sum sum={sum} hash={hash} />,
    fit: fit && <Fit fit={fit} />,
    questions: questions && <Questions questions={questions} hash={hash} />,
  }
  const [first, ...others] = page.sections
  return (
    <>
      <Seo seo={page.seo} card={page.card} path={`/${page.slug}/`} />
      <PageIntro heading={page.heading} intro={page.intro}>
        <Contents sections={page.sections} />
      </PageIntro>
      {first && sections[first.id]}
      {others.map(({ id }) => (
        <BelowFirstView key={id}>{sections[id]}</BelowFirstView>
      ))}
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query EngagementPage($id: String!) {
    engagement: engagementPageJson(id: { eq: $id }) {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      slug
      menuTitle
      heading
      intro
      sections {
        id
        heading
      }
      phases {
        ...Phases
      }
      comparison {
        ...Comparison
      }
      sum {
        ...Sum
      }
      fit {
        ...Fit
      }
      questions {
        ...Questions
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`
