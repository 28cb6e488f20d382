import { graphql, type PageProps } from "gatsby"
import { CaseOffer, NextCase } from "../custom-page/case-end"
import { CaseList } from "../custom-page/case-list"
import { CustomPage } from "../custom-page/custom-page"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { Testimonials } from "../ui/proof/testimonials"

export default function CustomPagePage({ data }: PageProps<Queries.CustomPagePageQuery>) {
  const page = pageOf(data.customPage, "own")
  const hasOffer = page.client || page.deliverable
  const invitation = hasOffer
    ? (data.services?.callToAction ?? data.home?.callToAction)
    : page.cases.length > 0 && data.home?.callToAction
  return (
    <>
      <Seo
        seo={page}
        card={page.card}
        path={`/${page.slug}/`}
        {...(page.client && { published: page.appeared?.iso ?? null })}
      />
      <CustomPage page={page} />
      <CaseList cases={page.cases} />
      <Testimonials
        heading={data.home?.testimonials?.heading}
        testimonials={page.testimonials.map((testimonial) => ({ ...testimonial, caseStudy: null }))}
      />
      <CaseOffer service={hasOffer ? page.shownService : null} words={data.services?.offer} />
      <CallToAction callToAction={invitation || null} />
      <NextCase next={page.nextCase} />
    </>
  )
}

export const query = graphql`
  query CustomPagePage($id: String!) {
    customPage(id: { eq: $id }) {
      slug
      menuTitle
      # For src/seo/structured-data alone.
      listedOn {
        slug
        title
        menuTitle
      }
      card {
        ...SocialCard
      }
      ...CustomPage
      shownService {
        ...CaseOffer
      }
      testimonials {
        ...Testimonial
      }
      cases {
        ...CaseList
      }
      nextCase {
        ...NextCase
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
    services: servicesPageJson {
      offer {
        ...OfferWords
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`
