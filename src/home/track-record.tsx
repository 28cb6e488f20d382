import { graphql } from "gatsby"
import { Figures } from "../ui/long-text/figures"
import { CaseLink } from "../ui/proof/testimonials"
import { Section } from "../ui/section"

/** The owner's results in figures, each of which can link to the case study behind it. */
export function TrackRecord({ trackRecord }: { trackRecord: Queries.TrackRecordFragment | null }) {
  if (!trackRecord) return null
  const { heading, claims } = trackRecord
  if (!claims?.length) return null
  return (
    <Section heading={heading}>
      <Figures
        figures={claims.map(({ figure, text, shownCase }) => ({
          figure,
          text,
          more: shownCase && <CaseLink caseStudy={shownCase} />,
        }))}
      />
    </Section>
  )
}

export const trackRecordFragment = graphql`
  fragment TrackRecord on HomeTrackRecord {
    heading
    claims {
      figure
      text
      shownCase {
        slug
        title
      }
    }
  }
`
