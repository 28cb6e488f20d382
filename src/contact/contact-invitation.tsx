import { graphql } from "gatsby"
import { useCallback, useState } from "react"
import { ButtonLink } from "../ui/button-link"
import { Headline } from "../ui/headline"
import { Link } from "../ui/link"
import { Picture } from "../ui/picture"
import { useSite } from "../ui/site-context"
import * as styles from "./contact-invitation.module.css"

/** The one way in, the way back, and a picture that gives way to its alternate if it cannot be loaded. */
export function ContactInvitation({ contact }: { contact: Queries.ContactInvitationFragment }) {
  const { linkedinUrl } = useSite()
  const [failed, setFailed] = useState(false)
  const onFailure = useCallback(() => setFailed(true), [])
  const picture = failed ? contact.pictureAlternate : contact.picture

  return (
    <div className={styles.contact}>
      <div className={styles.words}>
        <Headline heading={contact.heading} intro={contact.intro} />
        <p className={styles.actions}>
          <ButtonLink to={linkedinUrl}>{contact.linkedinAction}</ButtonLink>
          <Link to="/">{contact.homeAction}</Link>
        </p>
      </div>
      <div className={styles.picture}>
        <Picture
          key={failed ? "alternate" : "first"}
          file={picture}
          alt={contact.pictureAlt ?? ""}
          priority
          {...(!failed && { onFailure })}
        />
      </div>
    </div>
  )
}

export const contactInvitationFragment = graphql`
  fragment ContactPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 882
        aspectRatio: 1.3333
        outputPixelDensities: [0.41, 0.57, 0.64, 0.8, 0.95, 1.2, 1.45, 1.81]
        sizes: "(min-width: 1248px) 560px, (min-width: 960px) 45vw, (min-width: 500px) 92vw, calc(100vw - 40px)"
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
      )
    }
  }
  fragment ContactInvitation on ContactPageJson {
    heading
    intro
    pictureAlt
    linkedinAction
    homeAction
    picture {
      ...ContactPicture
    }
    pictureAlternate {
      ...ContactPicture
    }
  }
`
