import { graphql } from "gatsby"
import * as styles from "./case-drawing.module.css"

type Drawing = Queries.CaseDrawingFragment
type Part = NonNullable<Drawing["parts"]>[number]

/** Draws what a case study's figures are made of, across the page's full width. Screen readers read its texts as a list instead. */
export function CaseDrawing({ drawing }: { drawing: Drawing }) {
  const { kind, title, caption } = drawing
  const Kind = kind === "bars" ? Bars : kind === "squares" ? Squares : Stacks
  return (
    <figure className={styles.drawing}>
      <Kind {...drawing} parts={drawing.parts ?? []} />
      <figcaption>
        <b>{title}</b> {caption}
      </figcaption>
    </figure>
  )
}

interface KindProps extends Pick<Drawing, "before" | "after" | "sizes"> {
  parts: readonly Part[]
}

/** A bar for each part. Parts that were stopped are struck out. */
function Bars({ parts, sizes: [lengths = []] }: KindProps) {
  return (
    <dl className={styles.bars}>
      {parts.map(({ name, value, state }, index) => (
        <div key={name} className={state ? styles.struck : undefined}>
          <dt>{state ? <del>{name}</del> : name}</dt>
          <dd>
            <svg aria-hidden="true">
              <rect width={`${lengths[index]}%`} height="100%" />
              {state && <line x2={`${lengths[index]}%`} y1="50%" y2="50%" />}
            </svg>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** @returns the outline of a square in a column and row of squares */
const square = (column: number, row: number) => `M${10 * column + 1} ${10 * row + 1}h8v8h-8z`

interface SquareGridProps extends Pick<KindProps, "sizes"> {
  parts: ReadonlyArray<Pick<Part, "name" | "state">>
  maxColumns: number
  className?: string | undefined
}

function SquareGrid({ parts, sizes: [counts = []], maxColumns, className }: SquareGridProps) {
  const starts = counts.map((_count, index) => counts.slice(0, index).reduce((sum, count) => sum + count, 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const rows = Math.max(1, Math.ceil(all / maxColumns))
  const columns = Math.ceil(all / rows)
  const squareAt = (place: number) => square(place % columns, Math.floor(place / columns))
  return (
    <svg viewBox={`1 1 ${10 * columns - 2} ${10 * rows - 2}`} className={className} aria-hidden="true">
      {parts.map(({ name, state }, index) => (
        <path
          key={name}
          data-look={state ?? index}
          d={Array.from({ length: counts[index] ?? 0 }, (_none, nth) => squareAt((starts[index] ?? 0) + nth)).join("")}
        />
      ))}
    </svg>
  )
}

/** A square for each unit that the parts count. */
function Squares({ parts, sizes }: KindProps) {
  return (
    <>
      <SquareGrid parts={parts} sizes={sizes} maxColumns={20} className={styles.wide} />
      <SquareGrid parts={parts} sizes={sizes} maxColumns={10} className={styles.narrow} />
      <dl className={styles.key}>
        {parts.map((part, index) => (
          <div key={part.name}>
            <dt>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <path data-look={part.state ?? index} d={square(0, 0)} />
              </svg>
              {part.name}
            </dt>
            <dd>{part.value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Sizes have one decimal, and so have sums of them. */
const tenths = (sum: number): number => Number(sum.toFixed(1))

interface StackPairProps extends Pick<KindProps, "sizes"> {
  parts: ReadonlyArray<Pick<Part, "name" | "state"> & Partial<Part>>
}

function StackPair({ parts, sizes: [first = [], second = []] }: StackPairProps) {
  const boxIn = (stack: readonly number[], index: number): Box => ({
    size: stack[index] ?? 0,
    top: tenths(100 - stack.slice(index).reduce((sum, size) => sum + size, 0)),
    isFirst: stack.slice(0, index).every((above) => above === 0),
  })
  const rows = parts.map((part, index) => ({ part, from: boxIn(first, index), to: boxIn(second, index) }))
  return (
    <svg className={styles.stacks} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" x="38%" width="24%" aria-hidden="true">
        {rows.map(({ part, from, to }) => (
          <path
            key={part.name}
            d={`M0 ${from.top}L100 ${to.top}V${tenths(to.top + to.size)}L0 ${tenths(from.top + from.size)}z`}
          />
        ))}
      </svg>
      {rows.map(({ part, from, to }) => (
        <g key={part.name} data-look={part.state ?? undefined}>
          <Segment x={0} box={from} name={part.name} amount={part.value} />
          <Segment x={62} box={to} name={part.name} amount={part.after} />
        </g>
      ))}
    </svg>
  )
}

/** The parts stacked, before and after; bands between the two stacks show what became of each part. */
function Stacks({ before, after, parts, sizes }: KindProps) {
  return (
    <>
      <dl className={styles.totals}>
        {[before, after].map(
          (total) =>
            total && (
              <div key={total.name}>
                <dt>{total.name}</dt>
                <dd>{total.value}</dd>
              </div>
            ),
        )}
      </dl>
      <StackPair parts={parts} sizes={sizes} />
      <dl className={`visually-hidden ${styles.parts}`}>
        {parts.map(({ name, value, after: then, state }) => (
          <div key={name} data-look={state ?? undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {then && <dd>{then}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

/** In percent of the drawing's height. */
interface Box {
  readonly size: number
  readonly top: number
  /** Whether nothing is above it in its stack. */
  readonly isFirst: boolean
}

interface SegmentProps {
  x: number
  box: Box
  name: string
  /** Without it, the segment has no label. */
  amount: string | null | undefined
}

/** In percent of the drawing's height: lower boxes have no room for a label. The topmost box has its label above it. */
const leastForLabel = 4

function Segment({ x, box: { size, top, isFirst }, name, amount }: SegmentProps) {
  const isLow = size <= leastForLabel
  return (
    <>
      {size > 0 && <rect x={`${x}%`} y={`${top}%`} width="38%" height={`${size}%`} />}
      {amount && size > 0 && (isFirst || !isLow) && (
        <foreignObject
          x={`${x}%`}
          y={`${isLow ? top - leastForLabel - 2 : top}%`}
          width="38%"
          height={`${isLow ? leastForLabel + 2 : size}%`}
        >
          <div className={`${styles.label} ${isLow ? styles.above : ""}`}>
            <span>{name}</span>
            <span>{amount}</span>
          </div>
        </foreignObject>
      )}
    </>
  )
}

/** A small version of the drawing without words, for lists of case studies. */
export function CaseSketch({ drawing: { kind, sizes, ...drawing } }: { drawing: Queries.CaseSketchFragment }) {
  const parts = drawing.parts ?? []
  return (
    <div className={`${styles.drawing} ${styles.sketch}`}>
      {kind === "bars" ? (
        <BarStack parts={parts} sizes={sizes} />
      ) : kind === "squares" ? (
        <SquareGrid parts={parts} sizes={sizes} maxColumns={10} />
      ) : (
        <StackPair parts={parts} sizes={sizes} />
      )}
    </div>
  )
}

function BarStack({ parts, sizes: [lengths = []] }: StackPairProps) {
  return (
    <svg className={styles.bars} viewBox={`0 0 100 ${10 * parts.length}`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name, state }, index) => (
        <g key={name} className={state ? styles.struck : undefined}>
          <rect y={10 * index + 2} width={lengths[index]} height="6" />
          {state && <line x2={lengths[index]} y1={10 * index + 5} y2={10 * index + 5} />}
        </g>
      ))}
    </svg>
  )
}

export const caseDrawingFragments = graphql`
  fragment CaseSketch on CaseDrawing {
    kind
    parts {
      name
      state
    }
    sizes
  }
  fragment CaseDrawing on CaseDrawing {
    kind
    title
    caption
    before {
      name
      value
    }
    after {
      name
      value
    }
    parts {
      name
      value
      after
      state
    }
    sizes
  }
`
