import { graphql, type PageProps } from "gatsby"
import { Seo } from "../seo/seo"
import { ComingSoon } from "../tools/coming-soon"
import { ToolSection } from "../tools/tool-section"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function ToolsPage({ data }: PageProps<Queries.ToolsPageQuery>) {
  const page = pageOf(data.page, "tools")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/tools/" />
      <PageIntro heading={page.heading} intro={page.intro} />
      {data.tools.nodes.map((tool) => (
        <ToolSection key={tool.jsonId} tool={tool} copy={page} words={data.words} />
      ))}
      <ComingSoon comingSoon={page.comingSoon} />
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query ToolsPage {
    page: toolsPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      ...ToolSectionCopy
      comingSoon {
        ...ComingSoon
      }
      callToAction {
        ...CallToAction
      }
    }
    words: assessmentPageJson {
      ...SampleResultWords
    }
    tools: allToolsJson(sort: { index: ASC }) {
      nodes {
        ...ToolSection
      }
    }
  }
`
