import { graphql } from "gatsby"
import * as styles from "./after-booking.module.css"

/** What happens in a booked call, and what the visitor gets out of it. */
export function AfterBooking({ points }: { points: ReadonlyArray<Queries.AfterBookingFragment> | null }) {
  if (!points?.length) return null
  return (
    <dl className={styles.points}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export const afterBookingFragment = graphql`
  fragment AfterBooking on TitledText {
    title
    text
  }
`
