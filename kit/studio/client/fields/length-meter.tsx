import { words } from "../../words"

interface LengthMeterProps {
  readonly budget: number | undefined
  readonly value: unknown
}

/** A text's length against its budget, as a bar and as text. Tags do not count. */
export function LengthMeter({ budget, value }: LengthMeterProps) {
  if (budget === undefined || typeof value !== "string") return null
  const length = [...value.replace(/<[^>]*>/g, "")].length
  const isOver = length > budget
  return (
    <div className={isOver ? "length-meter is-over" : "length-meter"}>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * length) / budget)}%` }} />
      </span>
      <span>{words.fields.length(length, budget, isOver)}</span>
    </div>
  )
}
