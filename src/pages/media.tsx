import { graphql, type PageProps } from "gatsby"
import { FeaturedMedia } from "../media/featured-media"
import { MoreMedia } from "../media/more-media"
import { Podcasts } from "../media/podcasts"
import { SpeakerKit } from "../media/speaker/speaker-kit"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function MediaPage({ data }: PageProps<Queries.MediaPageQuery>) {
  const page = pageOf(data.page, "media")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/media/" />
      <PageIntro heading={page.heading} intro={page.intro} />
      <FeaturedMedia heading={page.featuredHeading} lead={data.lead.nodes} others={data.featured.nodes} copy={page} />
      <MoreMedia heading={page.moreHeading} items={data.more.nodes} older={data.older.nodes} copy={page} />
      <Podcasts
        heading={page.podcastsHeading}
        items={data.podcasts.nodes}
        older={data.olderPodcasts.nodes}
        copy={page}
      />
      <SpeakerKit kit={page.speaker} />
      <CallToAction callToAction={page.inquiries} to="/contact/" />
    </>
  )
}

export const query = graphql`
  query MediaPage {
    page: mediaPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      featuredHeading
      moreHeading
      podcastsHeading
      ...MediaCopy
      speaker {
        ...SpeakerKit
      }
      inquiries {
        ...CallToAction
      }
    }
    lead: allMediaJson(sort: { index: ASC }, limit: 1) {
      nodes {
        ...LeadMedia
      }
    }
    featured: allMediaJson(sort: { index: ASC }, skip: 1, limit: 2) {
      nodes {
        ...FeaturedMedia
      }
    }
    more: allMediaJson(sort: { index: ASC }, skip: 3, limit: 21) {
      nodes {
        ...MoreMedia
      }
    }
    # The older ones of many are rows.
    older: allMediaJson(sort: { index: ASC }, skip: 24) {
      nodes {
        ...MediaRow
      }
    }
    podcasts: allMediaJson(sort: { index: ASC }, filter: { type: { eq: "podcast" } }, limit: 24) {
      nodes {
        ...MediaCard
      }
    }
    olderPodcasts: allMediaJson(sort: { index: ASC }, filter: { type: { eq: "podcast" } }, skip: 24) {
      nodes {
        ...MediaRow
      }
    }
  }
`
