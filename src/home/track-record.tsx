import { graphql } from "gatsby"
import { Figures } from "../ui/long-text/figures"
import { Section } from "../ui/section"

/** The owner's results, in figures. */
export function TrackRecord({ trackRecord }: { trackRecord: Queries.TrackRecordFragment | null }) {
  if (!trackRecord?.claims?.length) return null
  return (
    <Section heading={trackRecord.heading}>
      <Figures figures={trackRecord.claims} />
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
