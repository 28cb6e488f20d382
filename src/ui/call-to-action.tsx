import { graphql } from "gatsby"
import { useId } from "react"
import { AfterBooking } from "./after-booking"
import * as styles from "./call-to-action.module.css"
import { BelowFirstView } from "./first-view"
import { ButtonLink } from "./links/button-link"
import { useSite } from "./site-context"
import { needsSmallerType } from "./text/long-words"

interface CallToActionProps {
  callToAction: Queries.CallToActionFragment | null
  /** The button's target; by default, the scheduling page. */
  to?: string
}

/** The dark band that closes a page: one question, one step. */
export function CallToAction({ callToAction, to }: CallToActionProps) {
  const { schedulingUrl } = useSite()
  const headingId = useId()
  if (!callToAction) return null
  return (
    <BelowFirstView>
      <section className={styles.band} aria-labelledby={headingId}>
        <div className={`columns ${styles.grid}`}>
          <h2 id={headingId} className={needsSmallerType(callToAction.heading) ? styles.smaller : undefined}>
            {callToAction.heading}
          </h2>
          <div className={styles.step}>
            {callToAction.text && <p>{callToAction.text}</p>}
            <ButtonLink to={to ?? schedulingUrl} look="onBand">
              {callToAction.action}
            </ButtonLink>
          </div>
          <AfterBooking points={callToAction.afterBooking} />
        </div>
      </section>
    </BelowFirstView>
  )
}

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    action
    afterBooking {
      ...AfterBooking
    }
  }
`
