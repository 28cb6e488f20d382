import { graphql, type PageProps } from "gatsby"
import { CustomPage } from "../custom-page/custom-page"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { Testimonials } from "../ui/proof/testimonials"

export default function CustomPagePage({ data }: PageProps<Queries.CustomPagePageQuery>) {
  const page = pageOf(data.customPage, "own")
  return (
    <>
      <Seo seo={page} card={page.card} path={`/${page.slug}/`} />
      <CustomPage page={page} />
      <Testimonials
        heading={data.home?.testimonials?.heading}
        testimonials={page.testimonials.map((testimonial) => ({ ...testimonial, caseStudy: null }))}
      />
      <CallToAction callToAction={page.client ? (data.home?.callToAction ?? null) : null} />
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
      testimonials {
        ...Testimonial
      }
    }
    # How a case study ends.
    home: homePageJson {
      testimonials {
        heading
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`
