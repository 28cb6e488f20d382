import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ExternalLink } from "../ui/links/external-link"
import { RowsByYear, YearLinks } from "../ui/rows-by-year"
import { wordFor } from "./media-copy"

interface MediaRowsProps {
  items: ReadonlyArray<Queries.MediaRowFragment>
  copy: Queries.MediaCopyFragment
  /** The list's name in the ids of its years. */
  id: string
  /** The newer appearances, between the links to the years and the rows. */
  children: ReactNode
}

/** A list of appearances: the newer ones, and a row for each older one, under its year. */
export function MediaRows({ items, copy, id, children }: MediaRowsProps) {
  const rows = items.map(({ title, type, platform, externalUrl, appeared }) => ({
    key: `${title} ${externalUrl}`,
    appeared,
    title: (
      <ExternalLink href={externalUrl} className="whole-card">
        {title}
      </ExternalLink>
    ),
    about: (
      <>
        <span>{wordFor(copy.types, type)}</span>
        <span>{platform}</span>
      </>
    ),
  }))
  return (
    <>
      <YearLinks id={id} rows={rows} />
      {children}
      <RowsByYear id={id} as="h3" rows={rows} />
    </>
  )
}

export const mediaRowFragment = graphql`
  fragment MediaRow on MediaJson {
    ...MediaCard
    appeared {
      ...RowYear
    }
  }
`
