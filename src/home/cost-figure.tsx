import { graphql } from "gatsby"
import { CostChart } from "../ui/cost-chart"
import { Link } from "../ui/links/link"

/** The claim as a figure, with a link to the sum behind it if the site has one. */
export function CostFigure({ figure: { title, caption, chart } }: { figure: Queries.CostFigureFragment }) {
  const { sum } = chart
  return (
    <CostChart {...chart}>
      <b>{title}</b> {caption}{" "}
      {sum && (
        <Link to={sum.address} className="alone">
          {sum.heading}
        </Link>
      )}
    </CostChart>
  )
}

export const costFigureFragment = graphql`
  fragment CostFigure on HomeFigure {
    title
    caption
    chart {
      limit
      limitText
      bars {
        name
        share
        value
        height
      }
      sum {
        address
        heading
      }
    }
  }
`
