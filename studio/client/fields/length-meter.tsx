import { words } from "../../words"

interface LengthMeterProps {
  readonly budget: number | undefined
  readonly value: unknown
}

/** How long a text is beside how long it may be, as a bar and in words. */
export function LengthMeter({ budget, value }: LengthMeterProps) {
  if (budget === undefined || typeof value !== "string") return null
  const length = [...value.replace(/<[^>]*>/g, "")].length
  const isOver = length > budget
  return (
    <div className={isOver ? "length-meter is-over" : "length-meter"}>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * length) / budget)}%` }} />
      </span>
      <span>{words.fields.length(length, budget)}</span>
    </div>
  )
}
