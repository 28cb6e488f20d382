import { graphql, type PageProps } from "gatsby"
import { CaseStudy } from "../custom-page/case-study"
import { ClientTestimonials } from "../custom-page/client-testimonials"
import { pageOf } from "../ui/page-of"
import { Frame } from "./frame"

/** A case study, and what its client says. */
export default function CasePage({ data }: PageProps<Queries.CasePageQuery>) {
  const page = pageOf(data.customPage, "own")
  return (
    <Frame data={data}>
      <CaseStudy page={page} />
      <ClientTestimonials data={data} />
    </Frame>
  )
}

export const query = graphql`
  query CasePage($id: String!) {
    ...CustomPageData
  }
`
