import type { Json } from "../../../../content/json/edit-json"
import type { FieldFacts } from "../../../server/content/contract"
import type { ContentLocation } from "../../content/location"
import { pasteInOneLine } from "../../ui/one-line"
import type { FieldState } from "./use-field"

export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly location: ContentLocation
  readonly field: FieldFacts
  readonly state: FieldState
  /** The ids of the elements that describe it. */
  readonly described: string
  readonly isWrong: boolean
}

/** @returns the attributes common to all text controls */
export const textControl = ({ id, state, described, isWrong }: ControlProps) => ({
  id,
  value: valueAsText(state.value),
  dir: "auto" as const,
  "aria-describedby": described,
  "aria-invalid": isWrong,
  onPaste: pasteInOneLine,
  onChange: ({ target }: { target: { value: string } }) => state.type(target.value),
})

/** @returns a value as text to edit; empty for undefined */
export const valueAsText = (value: Json | undefined): string =>
  value === undefined || value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value)
