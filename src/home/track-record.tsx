import { graphql } from "gatsby"
import { Section } from "../ui/section"
import * as styles from "./track-record.module.css"

/** Claims set as figures: each a large number and what it counts. */
export function TrackRecord({ trackRecord }: { trackRecord: Queries.TrackRecordFragment | null }) {
  if (!trackRecord?.claims?.length) return null
  return (
    <Section heading={trackRecord.heading}>
      <ul role="list" className={styles.claims}>
        {trackRecord.claims.map(({ figure, text }) => (
          <li key={`${figure} ${text}`}>
            <p className={styles.figure}>{figure}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const trackRecordFragment = graphql`
  fragment TrackRecord on HomeTrackRecord {
    heading
    claims {
      figure
      text
    }
  }
`
