import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { priceOf } from "../ui/proof/offer"
import * as styles from "./service-chips.module.css"

interface ServiceChipsProps {
  label: string
  services: ReadonlyArray<Queries.ServiceChipFragment>
}

/** A chip for each service, linked to its section further down. Where there is no room for a table, it has the price and start too. */
export function ServiceChips({ label, services }: ServiceChipsProps) {
  if (services.length < 2) return null
  return (
    <nav aria-label={label} className={styles.chips}>
      <ol role="list">
        {services.map(({ jsonId, title, offer }) => (
          <li key={jsonId}>
            <Link to={`/services/#${jsonId}`}>
              {title}
              {offer && (
                <span>
                  {` ${priceOf(offer)}`}
                  {offer.starts && " · "}
                  {offer.starts?.written}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const serviceChipFragment = graphql`
  fragment ServiceChip on ServicesJson {
    jsonId
    title
    offer {
      price {
        ...WrittenPrice
      }
      starts {
        written
      }
    }
  }
`
