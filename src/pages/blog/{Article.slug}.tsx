import { graphql, type PageProps } from "gatsby"
import { Article } from "../../blog/article/article"
import { Author } from "../../blog/article/author"
import { PostTitles } from "../../blog/post-titles"
import { Seo } from "../../seo/seo"
import { CallToAction } from "../../ui/call-to-action"
import { pageOf } from "../../ui/page-of"
import { useLabels, useSite } from "../../ui/site-context"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = pageOf(data.article, "blog")
  const site = useSite()
  const { article: words } = useLabels()
  const { post, slug, next } = article
  return (
    <>
      <Seo
        seo={{ title: post.title, description: post.excerpt ?? site.seo.description }}
        card={article.card}
        path={`/blog/${slug}/`}
        published={post.published}
      />
      <Article article={article} />
      <Author about={data.about} />
      <PostTitles heading={words.next} posts={next} all={words.all} screenOnly />
      <CallToAction callToAction={data.blog?.callToAction ?? null} />
    </>
  )
}

export const query = graphql`
  query ArticlePage($id: String!) {
    article(id: { eq: $id }) {
      slug
      post {
        title
        excerpt
        published
      }
      card {
        ...SocialCard
      }
      ...Article
      # For src/seo/structured-data alone.
      text {
        words
      }
      next {
        ...PostTitles
      }
    }
    about: aboutPageJson {
      ...Author
    }
    blog: blogPageJson {
      callToAction {
        ...CallToAction
      }
    }
  }
`
