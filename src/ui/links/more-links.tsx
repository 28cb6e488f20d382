import { graphql } from "gatsby"
import { Link } from "./link"
import * as styles from "./more-links.module.css"

/** Links to other pages of the site, in the owner's words. Renders nothing without them. */
export function MoreLinks({ links }: { links: ReadonlyArray<Queries.MoreLinksFragment> | null }) {
  if (!links || links.length === 0) return null
  return (
    <p className={styles.links}>
      {links.map(({ text, to }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
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
