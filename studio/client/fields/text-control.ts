import type { Json } from "../../../src/content/edit/edit-json"
import type { FieldFacts } from "../../server/content/contract"
import type { Place } from "../content/place"
import type { FieldState } from "./use-field"

/** What every control is told. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly place: Place
  readonly field: FieldFacts
  readonly state: FieldState
  /** The ids of what describes it. */
  readonly described: string
  readonly isWrong: boolean
}

/** What a text control writes into the page: the same for all of them. */
export const textControl = ({ id, state, described, isWrong }: ControlProps) => ({
  id,
  value: textOf(state.value),
  dir: "auto" as const,
  "aria-describedby": described,
  "aria-invalid": isWrong,
  onChange: ({ target }: { target: { value: string } }) => state.type(target.value),
})

/** @returns a value as somebody types it */
export const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value)
