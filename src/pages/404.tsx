import { graphql, type PageProps } from "gatsby"
import { PostTitles } from "../blog/post-titles"
import { AllPages } from "../not-found/all-pages"
import { LikelyPage } from "../not-found/likely-page"
import { usePages } from "../not-found/use-pages"
import { Seo } from "../seo/seo"
import { ButtonLink } from "../ui/links/button-link"
import { pageOf } from "../ui/page-of"
import { PageIntro } from "../ui/text/page-intro"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = pageOf(data.page, "not-found")
  const pages = usePages([...data.own.nodes, ...(data.engagement ? [data.engagement] : [])])
  const articles = data.articles.nodes.map(({ slug, post }) => ({ path: `/blog/${slug}/`, title: post.title }))
  return (
    <>
      <Seo seo={page.seo} card={page.card} />
      <PageIntro heading={page.heading} intro={page.intro}>
        <div>
          <ButtonLink to="/">{page.homeAction}</ButtonLink>
          <LikelyPage heading={page.likelyHeading} pages={[...pages, ...articles]} />
        </div>
      </PageIntro>
      <AllPages heading={page.pagesHeading} pages={pages} />
      <PostTitles heading={page.postsHeading} posts={data.newest.nodes} />
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPageJson {
      seo {
        ...Seo
      }
      card {
        ...SocialCard
      }
      heading
      intro
      homeAction
      likelyHeading
      pagesHeading
      postsHeading
    }
    own: allCustomPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
      }
    }
    engagement: engagementPageJson {
      slug
      title: menuTitle
    }
    articles: allArticle {
      nodes {
        slug
        post {
          title
        }
      }
    }
    newest: allPostsJson(sort: { index: ASC }, limit: 3) {
      nodes {
        ...PostTitles
      }
    }
  }
`
