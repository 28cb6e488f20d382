import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { priceOf } from "../ui/proof/offer"
import { ServiceChips } from "./service-chips"
import * as styles from "./services-glance.module.css"

interface ServicesGlanceProps {
  label: string
  words: Queries.GlanceWordsFragment | null
  services: ReadonlyArray<Queries.GlanceServiceFragment>
}

/** Links to the services further down the page: a chip for each, and a table if it fits and at least one service has a price. */
export function ServicesGlance({ label, words, services }: ServicesGlanceProps) {
  const chips = <ServiceChips label={label} services={services} />
  if (!words || services.length < 2 || !services.some(({ offer }) => offer)) return chips
  const columns = columnsOf(words, services)
  return (
    <>
      {chips}
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
  readonly cells: ReadonlyArray<string | null | undefined>
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
      cells: services.map(({ offer }) => offer && priceOf(offer)),
    },
    { name: from, cells: services.map(({ offer }) => offer?.starts?.written) },
  ]
  return columns.filter(({ cells }) => cells.some(Boolean))
}

export const servicesGlanceFragments = graphql`
  fragment GlanceService on ServicesJson {
    ...ServiceChip
    trouble
    offer {
      length
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
