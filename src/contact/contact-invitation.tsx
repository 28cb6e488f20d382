import { graphql } from "gatsby"
import { useCallback, useState } from "react"
import { AfterBooking } from "../ui/after-booking"
import { ButtonLink } from "../ui/links/button-link"
import { Link } from "../ui/links/link"
import { Picture } from "../ui/picture/picture"
import { Availability } from "../ui/proof/availability"
import { useLabels, useSite } from "../ui/site-context"
import { Headline } from "../ui/text/headline"
import * as styles from "./contact-invitation.module.css"

interface ContactInvitationProps {
  contact: Queries.ContactInvitationFragment
  /** Where and when the owner works. */
  whereabouts: ReadonlyArray<Queries.AfterBookingFragment>
}

/** The ways to the owner, an email address or a number in letters; a link home, and a picture, replaced by another if it cannot be loaded. */
export function ContactInvitation({ contact, whereabouts }: ContactInvitationProps) {
  const { linkedinUrl, schedulingUrl } = useSite()
  const { footer } = useLabels()
  const [failed, setFailed] = useState(false)
  const onFailure = useCallback(() => setFailed(true), [])
  const { inLetters } = contact
  const ways = [
    ...(linkedinUrl ? [{ to: linkedinUrl, text: contact.linkedinAction }] : []),
    ...(inLetters || !linkedinUrl ? [{ to: schedulingUrl, text: inLetters ?? footer.schedule }] : []),
  ]
  const picture = failed ? contact.pictureAlternate : contact.picture

  return (
    <>
      <div className={styles.contact}>
        <div className={styles.words}>
          <Headline heading={contact.heading} intro={contact.intro} />
          <p className={styles.ways}>
            {ways.map(({ to, text }, index) => (
              <ButtonLink key={to} to={to} look={index === 0 ? "solid" : "outline"}>
                {text}
              </ButtonLink>
            ))}
            <Link to="/" className="alone">
              {contact.homeAction}
            </Link>
          </p>
          <Availability />
        </div>
        <Picture
          key={failed ? "alternate" : "first"}
          file={picture}
          alt={contact.pictureAlt ?? ""}
          priority
          {...(!failed && { onFailure })}
        />
      </div>
      <div className={`columns ${styles.facts}`}>
        <AfterBooking points={contact.afterBooking} />
        <AfterBooking points={whereabouts} />
      </div>
    </>
  )
}

export const contactInvitationFragment = graphql`
  fragment ContactPicture on File {
    picture(slot: contact) {
      ...Picture
    }
  }
  fragment Place on SitePlace {
    areas
    languages
  }
  fragment ContactInvitation on ContactPageJson {
    heading
    intro
    pictureAlt
    linkedinAction
    homeAction
    inLetters
    afterBooking {
      ...AfterBooking
    }
    picture {
      ...ContactPicture
    }
    pictureAlternate {
      ...ContactPicture
    }
  }
`
