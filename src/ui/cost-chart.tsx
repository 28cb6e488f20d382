import type { ReactNode } from "react"
import * as styles from "./cost-chart.module.css"

interface CostChartProps {
  /** The position of the dashed line of a claim, in percent of the chart's height from its top. */
  limit?: number
  /** The text at that line, within the full bar. */
  limitText?: string
  /** The hatched bar comes first: the full-time cost, or the value before. */
  bars: readonly BarProps[]
  /** The caption. */
  children: ReactNode
}

/**
 * The brand's figure: two bars, for the cost of a full-time CTO and of this service, or for a client's figure before and after. Heights are SVG attributes, not
 * styles, so that a Content-Security-Policy needs no exception for them.
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
  /** Its share of the whole, shown after the name. */
  share?: string | null
  value: string
  /** In percent of the chart's height. */
  height: number
}

/** The height of a figure, in percent of the chart's. It is above its bar, or above the claim's line if that would cross it. */
const textHeight = 12

/** In characters. Longer amounts are set smaller. */
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
