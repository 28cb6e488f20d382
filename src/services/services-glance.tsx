import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Link } from "../ui/links/link"
import { Appeared } from "../ui/text/appeared"
import { ServiceChips } from "./service-chips"
import * as styles from "./services-glance.module.css"

interface ServicesGlanceProps {
  label: string
  words: Queries.GlanceWordsFragment | null
  services: ReadonlyArray<Queries.GlanceServiceFragment>
}

/** Links to the services further down the page: a table if there is room and at least one price, otherwise a chip for each service. */
export function ServicesGlance({ label, words, services }: ServicesGlanceProps) {
  const chips = <ServiceChips label={label} services={services} />
  if (!words || services.length < 2 || !services.some(({ offer }) => offer)) return chips
  const columns = columnsOf(words, services)
  return (
    <>
      <div className={styles.chips}>{chips}</div>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map(({ jsonId, title }, row) => (
            <tr key={jsonId}>
              <th scope="row">
                <Link to={`/services/#${jsonId}`}>{title}</Link>
              </th>
              {columns.map(({ name, cells }) => (
                <td key={name}>{cells[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface Column {
  readonly name: string
  readonly cells: readonly ReactNode[]
}

/** The columns for which at least one service has a value. */
function columnsOf(
  { trouble, length, price, from }: Queries.GlanceWordsFragment,
  services: ServicesGlanceProps["services"],
) {
  const columns: readonly Column[] = [
    { name: trouble, cells: services.map((service) => service.trouble) },
    { name: length, cells: services.map(({ offer }) => offer?.length) },
    {
      name: price,
      cells: services.map(
        ({ offer }) =>
          offer?.price && (
            <>
              {offer.price} {offer.unit}
            </>
          ),
      ),
    },
    { name: from, cells: services.map(({ offer }) => offer?.starts && <Appeared appeared={offer.starts} />) },
  ]
  return columns.filter(({ cells }) => cells.some(Boolean))
}

export const servicesGlanceFragments = graphql`
  fragment GlanceService on ServicesJson {
    ...ServiceChip
    trouble
    offer {
      length
      price
      unit
      starts {
        ...Appeared
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
