import { graphql, type PageProps } from "gatsby"
import { CaseList } from "../custom-page/case-list"
import { CaseStudy } from "../custom-page/case-study"
import { ClientTestimonials } from "../custom-page/client-testimonials"
import { DeliverableEnd, Sheet } from "../custom-page/sheet"
import { pageOf } from "../ui/page-of"
import { Frame } from "./frame"

/** A page that is more than one of the others: a case study with something to print, or one of both with the list of all case studies. */
export default function MixedPage({ data }: PageProps<Queries.MixedPageQuery>) {
  const page = pageOf(data.customPage, "own")
  const isCase = page.client || page.figures || page.drawing
  return (
    <Frame data={data}>
      {isCase ? (
        <>
          <CaseStudy page={page} />
          <DeliverableEnd deliverable={page.deliverable} />
        </>
      ) : (
        <Sheet page={page} />
      )}
      <CaseList cases={page.cases} />
      <ClientTestimonials data={data} />
    </Frame>
  )
}

export const query = graphql`
  query MixedPage($id: String!) {
    ...CustomPageData
  }
`
