import { graphql } from "gatsby"

/** A publication date: text for visitors and, if known, the day or month for programs. */
export function Appeared({ appeared: { written, iso } }: { appeared: Queries.AppearedFragment }) {
  return iso ? <time dateTime={iso}>{written}</time> : written
}

export const appearedFragment = graphql`
  fragment Appeared on Appeared {
    written
    iso
  }
`
