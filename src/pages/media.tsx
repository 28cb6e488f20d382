import { graphql, type PageProps } from "gatsby"
import { Gallery } from "../media/gallery"
import { Podcasts } from "../media/podcasts"
import { SpeakerKit } from "../media/speaker/speaker-kit"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { BelowFirstView } from "../ui/first-view"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function MediaPage({ data }: PageProps<Queries.MediaPageQuery>) {
  const page = pageOf(data.page, "media")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/media/" />
      <PageIntro heading={page.heading} intro={page.intro} />
      <Gallery
        id="featured"
        heading={page.featuredHeading}
        lead={data.lead.nodes}
        items={data.featured.nodes}
        copy={page}
      />
      <BelowFirstView>
        <Gallery id="more" heading={page.moreHeading} items={data.more.nodes} older={data.older.nodes} copy={page} />
      </BelowFirstView>
      <Podcasts
        heading={page.podcastsHeading}
        featured={data.featuredPodcasts.nodes}
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
    more: allMediaJson(sort: { index: ASC }, filter: { type: { ne: "podcast" }, index: { gte: 3, lt: 24 } }) {
      nodes {
        ...FeaturedMedia
      }
    }
    # The older ones of many are rows.
    older: allMediaJson(sort: { index: ASC }, filter: { type: { ne: "podcast" }, index: { gte: 24 } }) {
      nodes {
        ...MediaRow
      }
    }
    featuredPodcasts: allMediaJson(sort: { index: ASC }, filter: { type: { eq: "podcast" }, index: { lt: 3 } }) {
      nodes {
        ...MediaCard
      }
    }
    podcasts: allMediaJson(sort: { index: ASC }, filter: { type: { eq: "podcast" }, index: { gte: 3, lt: 24 } }) {
      nodes {
        ...Podcast
      }
    }
    olderPodcasts: allMediaJson(sort: { index: ASC }, filter: { type: { eq: "podcast" }, index: { gte: 24 } }) {
      nodes {
        ...MediaRow
      }
    }
  }
`
