import { graphql } from "gatsby"
import { Link } from "./link"

/** Links to other pages of the site, in the owner's words. Renders nothing without them. */
export function MoreLinks({ links }: { links: ReadonlyArray<Queries.MoreLinksFragment> | null }) {
  if (!links || links.length === 0) return null
  return (
    <p>
      {links.map(({ text, to }, index) => [
        index > 0 && " ",
        <Link key={to} to={to} className="alone">
          {text}
        </Link>,
      ])}
    </p>
  )
}

export const moreLinksFragment = graphql`
  fragment MoreLinks on PageLink {
    text
    to
  }
`
