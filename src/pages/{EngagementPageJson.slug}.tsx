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

export default function EngagementPage({ data, location }: PageProps<Queries.EngagementPageQuery>) {
  const page = pageOf(data.engagement, "engagement")
  const { phases, comparison, sum, fit, questions } = page
  const sections: Readonly<Record<string, ReactNode>> = {
    phases: phases && <Phases phases={phases} />,
    comparison: comparison && <Comparison comparison={comparison} />,
    sum: sum && <Sum sum={sum} hash={location.hash} />,
    fit: fit && <Fit fit={fit} />,
    questions: questions && <Questions questions={questions} hash={location.hash} />,
  }
  const [first = "", ...others] = page.sections
  const headings: Readonly<Record<string, string | undefined>> = {
    phases: phases?.heading,
    comparison: comparison?.heading,
    sum: sum?.heading,
    fit: fit?.heading,
    questions: questions?.heading,
  }
  return (
    <>
      <Seo seo={page.seo} card={page.card} path={`/${page.slug}/`} />
      <PageIntro heading={page.heading} intro={page.intro}>
        <Contents sections={page.sections.map((id) => ({ id, heading: headings[id] ?? "" }))} />
      </PageIntro>
      {sections[first]}
      {others.map((section) => (
        <BelowFirstView key={section}>{sections[section]}</BelowFirstView>
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
      sections
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
