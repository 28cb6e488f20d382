import { graphql, type PageProps } from "gatsby"
import { Achievements } from "../about/achievements"
import { Profile } from "../about/profile"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { Testimonials } from "../ui/proof/testimonials"
import { TitledTexts } from "../ui/text/titled-texts"

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = pageOf(data.page, "about")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/about/" />
      <Profile profile={page} />
      <Achievements achievements={page.achievements} />
      <TitledTexts heading={page.philosophy?.heading} items={page.philosophy?.points} numbered />
      <Testimonials heading={page.testimonials?.heading} testimonials={data.testimonials.nodes.slice(-3)} screenOnly />
      <TitledTexts {...page.values} />
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query AboutPage {
    page: aboutPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      ...Profile
      achievements {
        ...Achievements
      }
      philosophy {
        heading
        points {
          ...TitledText
        }
      }
      testimonials {
        heading
      }
      values {
        heading
        items {
          ...TitledText
        }
      }
      callToAction {
        ...CallToAction
      }
    }
    testimonials: allTestimonialsJson(sort: { index: ASC }) {
      nodes {
        ...Testimonial
      }
    }
  }
`
