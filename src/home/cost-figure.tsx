import { graphql } from "gatsby"
import { useId } from "react"
import { useSite } from "../ui/site-context"
import * as styles from "./cost-figure.module.css"

/**
 * The brand's figure: a full-time CTO's cost as a full bar, and this service as the claimed share of it, below or up to the dashed line. Heights are SVG
 * attributes, not styles, so that a Content-Security-Policy needs no exception for them.
 */
export function CostFigure({ figure }: { figure: Queries.CostFigureFragment }) {
  const { costClaim } = useSite()
  const limit = costClaim.percent
  const under = (costClaim.comparison ?? "under") === "under"
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <svg className={styles.scale} aria-hidden="true">
          {[0, 25, 50, 75, 100].map((percent) => (
            <line key={percent} x1="0" x2="100%" y1={`${percent}%`} y2={`${percent}%`} />
          ))}
          <line className={styles.limit} x1="0" x2="100%" y1={`${100 - limit}%`} y2={`${100 - limit}%`} />
        </svg>
        <dl className={styles.bars}>
          <Bar name={costClaim.fullTime} value={costClaim.wholeWritten} height={100} />
          <Bar name={costClaim.fractional} value={costClaim.percentWritten} height={under ? limit - 1 : limit} filled />
        </dl>
      </div>
      <figcaption>
        <b>{figure.title}</b> {figure.caption}
      </figcaption>
    </figure>
  )
}

interface BarProps {
  name: string
  value: string
  /** In percent of the chart. */
  height: number
  filled?: boolean
}

function Bar({ name, value, height, filled = false }: BarProps) {
  const hatch = useId()
  const top = `${100 - height}%`
  return (
    <div className={styles.bar}>
      <dt>{name}</dt>
      <dd>
        <svg role="presentation">
          {!filled && (
            <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <line className={styles.hatch} y2="9" />
            </pattern>
          )}
          <rect
            className={filled ? styles.filled : styles.outlined}
            y={top}
            width="100%"
            height={`${height}%`}
            {...(!filled && { fill: `url(#${hatch})` })}
          />
          <text y={top} dy="-0.35em">
            {value}
          </text>
        </svg>
      </dd>
    </div>
  )
}

export const costFigureFragment = graphql`
  fragment CostFigure on HomeFigure {
    title
    caption
  }
`
