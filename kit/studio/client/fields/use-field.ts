import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import type { UnsavedEdit } from "../../model/unsaved-edit"
import type { FieldFacts } from "../../server/content/contract"
import { type ContentLocation, isSame } from "../content/location"
import { useStudio } from "../studio-context"
import { missingPictureMessage } from "./missing-picture"

/** A field's state and actions, for its control. */
export interface FieldState {
  /** The value to show: the unsaved edit, or else the file's value. */
  readonly value: Json | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly unsaved: UnsavedEdit | undefined
  /** Sets a new value; undefined removes it. */
  readonly type: (value: Json | undefined) => void
  /** Called when the field is left or Enter is pressed: saves a held address. */
  readonly commit: () => void
}

/** Kinds of addresses, saved only when complete: half an address is a different address. */
const held: ReadonlySet<FieldFacts["kind"]> = new Set(["slug", "anchor", "path"])

/**
 * @param location of the value
 * @param field the contract's field
 * @returns the field's state; an empty text in an optional key removes the value
 */
export function useField(location: ContentLocation, field: FieldFacts): FieldState {
  const { store, content } = useStudio()
  const unsaved = store.unsavedAt(location)
  const found = content.diagnostics.filter((diagnostic) => isSame(diagnostic.location, location))
  const value = store.value(location)
  return {
    value,
    diagnostics: (unsaved ? unsaved.diagnostics : found).map((each) =>
      missingPictureMessage(each, location.file, value),
    ),
    unsaved,
    type: (to) => {
      const isLeftOut = to === undefined || (to === "" && !field.required && typeof location.path.at(-1) === "string")
      store.type(location, isLeftOut ? undefined : to, held.has(field.kind) || field.isName)
    },
    commit: () => {
      if (unsaved?.isHeld && unsaved.state.kind === "typed") void store.commit(location)
    },
  }
}
