import { graphql } from "gatsby"
import { BelowFirstView } from "../../ui/first-view"
import { Link } from "../../ui/links/link"
import { Picture } from "../../ui/picture/picture"
import { useHasPage, useSite } from "../../ui/site-context"
import * as styles from "./author.module.css"

/** At the end of a post: who wrote it, and what they offer. */
export function Author({ about }: { about: Queries.AuthorFragment | null }) {
  const { role, costClaim } = useSite()
  return (
    <BelowFirstView>
      <aside className={styles.author}>
        {about?.portrait && <Picture file={about.portrait} alt="" />}
        <div>
          <p className={styles.name}>
            <Name />, {role}
          </p>
          <p>{costClaim.sentence}</p>
        </div>
      </aside>
    </BelowFirstView>
  )
}

/** The author’s name, linked to the page about them. */
export function Name() {
  const { name } = useSite()
  const hasAbout = useHasPage("about")
  return hasAbout ? (
    <Link to="/about/" className="alone">
      {name}
    </Link>
  ) : (
    name
  )
}

export const authorFragment = graphql`
  fragment Author on AboutPageJson {
    portrait {
      picture(slot: speaker) {
        ...Picture
      }
    }
  }
`
