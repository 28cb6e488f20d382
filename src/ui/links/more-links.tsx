import { graphql } from "gatsby"
import { Fragment } from "react"
import { Link } from "./link"

/** Links to other pages of the site, in the owner's words. Renders nothing without them. */
export function MoreLinks({ links }: { links: ReadonlyArray<Queries.MoreLinksFragment> | null }) {
  if (!links || links.length === 0) return null
  return (
    <p>
      {links.map(({ text, to }, index) => (
        <Fragment key={to}>
          {index > 0 && " · "}
          <Link to={to}>{text}</Link>
        </Fragment>
      ))}
    </p>
  )
}

export const moreLinksFragment = graphql`
  fragment MoreLinks on PageLink {
    text
    to
  }
`
