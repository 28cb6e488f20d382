import { graphql, type PageProps } from "gatsby"
import { Newsletter } from "../blog/newsletter/newsletter"
import { PostList } from "../blog/post-list"
import { Seo } from "../seo/seo"
import { CallToAction } from "../ui/call-to-action"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const page = pageOf(data.page, "blog")
  return (
    <>
      <Seo seo={page.seo} card={page.card} path="/blog/" />
      <PageIntro heading={page.heading} intro={page.intro} />
      <PostList newest={data.newest.nodes} lead={data.lead.nodes[0]} older={data.older.nodes} copy={page} />
      <Newsletter
        newsletter={page.newsletter}
        form={data.site?.newsletterForm ?? null}
        notBegun={data.labels?.newsletter.notBegun}
      />
      <CallToAction callToAction={page.callToAction} />
    </>
  )
}

export const query = graphql`
  query BlogPage {
    page: blogPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      ...PostListCopy
      newsletter {
        ...Newsletter
      }
      callToAction {
        ...CallToAction
      }
    }
    site: siteJson {
      newsletterForm {
        ...NewsletterForm
      }
    }
    labels: labelsJson {
      newsletter {
        notBegun
      }
    }
    lead: allPostsJson(sort: { index: ASC }, limit: 1) {
      nodes {
        ...LeadPost
      }
    }
    # Hundreds of cards would be as long as a book: the older posts are rows.
    newest: allPostsJson(sort: { index: ASC }, limit: 24) {
      nodes {
        ...PostCard
      }
    }
    older: allPostsJson(sort: { index: ASC }, skip: 24) {
      nodes {
        ...PostRow
      }
    }
  }
`
