import { graphql, type PageProps } from "gatsby"
import { Hero } from "../home/hero"
import { Papers } from "../home/papers"
import { ServicesPreview } from "../home/services-preview"
import { TrackRecord } from "../home/track-record"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { Testimonials } from "../ui/proof/testimonials"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = pageOf(data.page, "home")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/" wholeTitle />
      <Hero hero={page.hero} face={data.about?.portrait} />
      <ServicesPreview copy={page.services} services={data.services.nodes} />
      <Papers copy={page.papers} papers={data.papers.nodes} />
      <TrackRecord trackRecord={page.trackRecord} />
      {page.testimonials && <Testimonials heading={page.testimonials.heading} testimonials={data.testimonials.nodes} />}
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query HomePage {
    page: homePageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      hero {
        ...Hero
      }
      services {
        ...ServicesPreview
      }
      papers {
        ...Papers
      }
      trackRecord {
        ...TrackRecord
      }
      testimonials {
        heading
      }
      callToAction {
        ...CallToAction
      }
    }
    about: aboutPageJson {
      portrait {
        picture(slot: face) {
          ...Picture
        }
      }
    }
    services: allServicesJson(sort: { index: ASC }, limit: 3) {
      nodes {
        ...ServicePreview
      }
    }
    papers: allCustomPage(sort: { slug: ASC }, filter: { deliverable: { heading: { ne: null } } }, limit: 6) {
      nodes {
        ...Paper
      }
    }
    testimonials: allTestimonialsJson(sort: { index: ASC }, limit: 3) {
      nodes {
        ...Testimonial
      }
    }
  }
`
