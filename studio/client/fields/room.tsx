import { words } from "../../words"

interface RoomProps {
  readonly budget: number | undefined
  readonly value: unknown
}

/** How much of a text's room is used, as a thin bar and in words. */
export function Room({ budget, value }: RoomProps) {
  if (budget === undefined || typeof value !== "string") return null
  const length = [...value.replace(/<[^>]*>/g, "")].length
  const isOver = length > budget
  return (
    <div className={isOver ? "room is-over" : "room"}>
      <span className="track" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * length) / budget)}%` }} />
      </span>
      <span>{words.fields.length(length, budget)}</span>
    </div>
  )
}
