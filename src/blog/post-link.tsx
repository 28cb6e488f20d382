import { graphql } from "gatsby"
import { ExternalLink } from "../ui/links/external-link"
import { Link } from "../ui/links/link"

/** A post's title, which links its card to the post's page, or to where it appeared. */
export function PostLink({ post: { title, slug, externalUrl } }: { post: Queries.PostLinkFragment }) {
  return externalUrl ? (
    <ExternalLink href={externalUrl} className="whole-card">
      {title}
    </ExternalLink>
  ) : (
    <Link to={`/blog/${slug}/`} className="whole-card">
      {title}
    </Link>
  )
}

export const postLinkFragment = graphql`
  fragment PostLink on PostsJson {
    title
    slug
    externalUrl
  }
`
