import { graphql } from "gatsby"

/** A publication date: text for visitors, and the day or month for programs if known. */
export function Appeared({ appeared: { written, iso } }: { appeared: Queries.AppearedFragment }) {
  return iso ? <time dateTime={iso}>{written}</time> : written
}

export const appearedFragment = graphql`
  fragment Appeared on Appeared {
    written
    iso
  }
`
