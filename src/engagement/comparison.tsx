import { graphql } from "gatsby"
import { withoutSoftHyphens } from "../../kit/language/soft-hyphens"
import { Section } from "../ui/section"
import * as styles from "./comparison.module.css"
import * as wideStyles from "./wide.module.css"

/** Explicit, because some browsers drop the implicit roles when parts of a table are laid out as blocks (comparison.module.css). */
const roles = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  name: { role: "rowheader" },
  cell: { role: "cell" },
}

/** The ways to fill the role, side by side. On a phone each row is a list whose entries begin with the name of their way. */
export function Comparison({ comparison }: { comparison: Queries.ComparisonFragment }) {
  const { heading, intro, columns, rows } = comparison
  return (
    <Section id="comparison" heading={heading} intro={intro} inFirstView>
      <table {...roles.table} className={`${styles.comparison} ${wideStyles.wide}`}>
        <caption className="visually-hidden">{heading}</caption>
        <thead {...roles.rows}>
          <tr {...roles.row}>
            <td {...roles.cell} />
            {columns.map((column) => (
              <th {...roles.column} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rows}>
          {rows.map(({ name, cells }) => (
            <tr {...roles.row} key={name}>
              <th {...roles.name} scope="row">
                {name}
              </th>
              {columns.map((column, index) => (
                <td {...roles.cell} key={column} data-column={withoutSoftHyphens(column)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

export const comparisonFragment = graphql`
  fragment Comparison on EngagementComparison {
    heading
    intro
    columns
    rows {
      name
      cells
    }
  }
`
