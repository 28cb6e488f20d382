import type { ReactNode } from "react"
import * as styles from "./cost-chart.module.css"

interface CostChartProps {
  /** In percent of the chart's height, from its top: the dashed line of a claim. */
  limit?: number
  /** What stands at that line, within the full bar. */
  limitText?: string
  /** The hatched bar comes first: the full-time cost, or the value before. */
  bars: readonly BarProps[]
  /** The caption. */
  children: ReactNode
}

/**
 * The brand's figure: two bars, of a full-time CTO's cost and this service's, or of what a client had before and after. Heights are SVG attributes, not styles, so that a Content-Security-Policy
 * needs no exception for them.
 */
export function CostChart({ limit, limitText, bars, children }: CostChartProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <svg className={styles.scale} aria-hidden="true">
          <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line y2="9" />
          </pattern>
          {limit && <line className={styles.limit} x2="100%" y1={`${limit}%`} y2={`${limit}%`} />}
        </svg>
        <dl className={styles.bars}>
          {bars.map((bar, index) => (
            <Bar key={bar.name} {...bar} limit={limit}>
              {index === 0 && limitText && (
                <svg aria-hidden="true">
                  <text className={styles.limitText} x="50%" y={`${limit}%`} dy="-0.4em">
                    {limitText}
                  </text>
                </svg>
              )}
            </Bar>
          ))}
        </dl>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

interface BarProps {
  name: string
  /** Its share of the whole, after the name. */
  share?: string | null
  value: string
  /** In percent of the chart. */
  height: number
}

/** In percent of the chart: the height of a figure, which stands above a bar, or above the line of the claim if that would cross it. */
const textHeight = 12

/** In characters: longer amounts are set smaller. */
const maxLargeLength = 5

function Bar({
  name,
  share,
  value,
  height,
  limit,
  children,
}: BarProps & { limit: number | undefined; children: ReactNode }) {
  const top = 100 - height
  const isCrossed = limit !== undefined && top > limit && top - limit < textHeight
  return (
    <div className={styles.bar}>
      <dt>
        {name}
        {share && <b> {share}</b>}
      </dt>
      <dd>
        <svg role="presentation">
          <rect y={`${top}%`} width="100%" height={`${height}%`} fill="url(#hatch)" />
          <text
            y={`${isCrossed ? limit : top}%`}
            dy="-0.35em"
            className={value.length > maxLargeLength ? styles.long : undefined}
          >
            {value}
          </text>
          {children}
        </svg>
      </dd>
    </div>
  )
}
