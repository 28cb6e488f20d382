import { graphql } from "gatsby"

/** When something appeared: words for visitors, and the day or month for programs where it is known. */
export function Appeared({ appeared: { written, iso } }: { appeared: Queries.AppearedFragment }) {
  return iso ? <time dateTime={iso}>{written}</time> : written
}

export const appearedFragment = graphql`
  fragment Appeared on Appeared {
    written
    iso
  }
`
