import { graphql } from "gatsby"
import type { ReactNode } from "react"
import * as styles from "./rows-by-year.module.css"
import { useLabels } from "./site-context"
import { Appeared } from "./text/appeared"

/** One entry of a long list. */
export interface Row {
  readonly key: string
  readonly appeared: (Queries.AppearedFragment & Queries.RowYearFragment) | null
  readonly title: ReactNode
  /** Beside the title, or below it on a phone. */
  readonly about?: ReactNode
}

interface RowsProps {
  rows: readonly Row[]
  /** The list's name in the ids of its years. */
  id: string
}

/** Links to the years of rows further down, newest first. Renders nothing for fewer than two years. */
export function YearLinks({ rows, id }: RowsProps) {
  const { article } = useLabels()
  const years = yearsOf(rows)
  if (years.length < 2) return null
  return (
    <nav aria-label={article.contents ?? undefined} className={styles.links}>
      <ul role="list">
        {years.map(({ number, written }) => (
          <li key={number}>
            <a href={`#${id}-${number}`}>{written}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RowsByYearProps extends RowsProps {
  /** The heading of a year. */
  as: "h2" | "h3"
}

/** The entries of a long list after its first ones, each as a row under its year, newest first. Rows whose year is not known come before all years. */
export function RowsByYear({ rows, id, as: Heading }: RowsByYearProps) {
  if (rows.length === 0) return null
  const undated = rows.filter(({ appeared }) => !appeared?.year)
  return (
    <div className={styles.years}>
      {undated.length > 0 && <List rows={undated} />}
      {yearsOf(rows).map(({ number, written }) => (
        <div key={number} className={styles.year}>
          <Heading id={`${id}-${number}`}>{written}</Heading>
          <List rows={rows.filter(({ appeared }) => appeared?.year?.number === number)} />
        </div>
      ))}
    </div>
  )
}

function List({ rows }: { rows: readonly Row[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ key, appeared, title, about }) => (
        <li key={key}>
          <div className={styles.title}>{title}</div>
          {appeared && (
            <p className={styles.date}>
              <Appeared appeared={appeared} />
            </p>
          )}
          {about && <div className={styles.about}>{about}</div>}
        </li>
      ))}
    </ul>
  )
}

function yearsOf(rows: readonly Row[]) {
  const years = rows.flatMap(({ appeared }) => appeared?.year ?? [])
  return [...new Map(years.map((year) => [year.number, year])).values()].sort((one, other) => other.number - one.number)
}

export const rowYearFragment = graphql`
  fragment RowYear on Appeared {
    year {
      number
      written
    }
  }
`
