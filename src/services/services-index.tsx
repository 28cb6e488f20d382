import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { priceOf } from "../ui/proof/offer"
import * as styles from "./services-index.module.css"

interface ServicesIndexProps {
  label: string
  words: Queries.GlanceWordsFragment | null
  services: ReadonlyArray<Queries.ServicesIndexFragment>
}

/** A chip for each service, linked to its section further down. If a service has an offer, each chip begins a row that compares them. */
export function ServicesIndex({ label, words, services }: ServicesIndexProps) {
  if (services.length < 2) return null
  const columns = words && services.some(({ offer }) => offer) ? columnsOf(words, services) : []
  return (
    <nav aria-label={label} className={columns.length > 0 ? styles.rows : styles.chips}>
      {columns.length > 0 && (
        <p className={styles.names} aria-hidden="true">
          <span className={styles.title}>{words?.caption}</span>
          {columns.map(({ name, look }) => (
            <span key={name} className={look}>
              {name}
            </span>
          ))}
        </p>
      )}
      <ol role="list">
        {services.map(({ jsonId, title }, row) => (
          <li key={jsonId}>
            <span className={styles.title}>
              <Link to={`/services/#${jsonId}`} className={`whole-card ${styles.chip}`}>
                {title}
              </Link>
            </span>
            {columns.map(({ name, look, cells }) => (
              <span key={name} className={look}>
                {cells[row] && <span className="visually-hidden">{` ${name}: `}</span>}
                {cells[row]}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface Column {
  readonly name: string
  readonly look: string | undefined
  readonly cells: ReadonlyArray<string | null | undefined>
}

/** The columns for which at least one service has a value. */
function columnsOf(
  { trouble, length, price, from }: Queries.GlanceWordsFragment,
  services: ServicesIndexProps["services"],
) {
  const columns: readonly Column[] = [
    { name: trouble, look: styles.trouble, cells: services.map((service) => service.trouble) },
    { name: length, look: styles.length, cells: services.map(({ offer }) => offer?.length) },
    { name: price, look: styles.price, cells: services.map(({ offer }) => offer && priceOf(offer)) },
    { name: from, look: styles.from, cells: services.map(({ offer }) => offer?.starts?.written) },
  ]
  return columns.filter(({ cells }) => cells.some(Boolean))
}

export const servicesIndexFragments = graphql`
  fragment ServicesIndex on ServicesJson {
    jsonId
    title
    trouble
    offer {
      length
      price {
        ...WrittenPrice
      }
      starts {
        written
      }
    }
  }
  fragment GlanceWords on ServicesGlance {
    caption
    trouble
    length
    price
    from
  }
`
