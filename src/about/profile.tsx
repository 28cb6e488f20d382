import { graphql } from "gatsby"
import { Headline } from "../ui/headline"
import { Picture } from "../ui/picture"
import { useSite } from "../ui/site-context"
import * as styles from "./profile.module.css"

/** The page's headline with the portrait beside it, and the life so far. */
export function Profile({ profile }: { profile: Queries.ProfileFragment }) {
  const { name, role } = useSite()
  const { heading, intro, portrait, portraitAlt, bio } = profile
  return (
    <div className={styles.profile}>
      <div className={styles.words}>
        {/* For paper, where the header is left out. */}
        <p className={styles.name}>
          {name}, {role}
        </p>
        <Headline heading={heading} intro={intro} />
      </div>
      {portrait && (
        <div className={styles.portrait}>
          <Picture file={portrait} alt={portraitAlt ?? ""} priority />
        </div>
      )}
      {bio && (
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
    bio
    portraitAlt
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 588
          aspectRatio: 0.8
          outputPixelDensities: [0.5, 0.62, 0.75, 0.9, 1.2, 1.4, 1.7, 2]
          sizes: "(min-width: 1248px) 363px, (min-width: 960px) 29vw, (min-width: 640px) 38vw, (min-width: 500px) 92vw, calc(100vw - 40px)"
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
`
