import { graphql } from "gatsby"
import { emailOrPhone } from "../../kit/language/addresses"
import { MoreLinks } from "../ui/links/more-links"
import { Picture } from "../ui/picture/picture"
import { useSite } from "../ui/site-context"
import { Headline } from "../ui/text/headline"
import * as styles from "./profile.module.css"

/** The page's headline next to the portrait, and the biography below both. */
export function Profile({ profile }: { profile: Queries.ProfileFragment }) {
  const { name, role, siteUrl, schedulingUrl } = useSite()
  const { heading, intro, moreLinks, portrait, portraitAlt, bio } = profile
  return (
    <div className={`columns ${styles.profile}`}>
      <div className={styles.words}>
        {/* In print, this replaces the header and footer. */}
        <p className={styles.printed}>
          <b>
            {name}, {role}
          </b>
          <span>{siteUrl}</span> <span>{emailOrPhone(schedulingUrl) ?? schedulingUrl}</span>
        </p>
        <Headline heading={heading} intro={intro} />
        <MoreLinks links={moreLinks} />
      </div>
      {portrait && (
        <div className={styles.portrait}>
          <Picture file={portrait} alt={portraitAlt ?? ""} priority />
        </div>
      )}
      {bio && bio.length > 0 && (
        <div className={styles.bio}>
          {bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  )
}

export const profileFragment = graphql`
  fragment Profile on AboutPageJson {
    heading
    intro
    moreLinks {
      ...MoreLinks
    }
    bio
    portraitAlt
    portrait {
      picture(slot: portrait) {
        ...Picture
      }
    }
  }
`
