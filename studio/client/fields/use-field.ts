import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import type { Json } from "../../../src/content/edit/edit-json"
import type { FieldFacts } from "../../server/content/contract"
import type { Unsaved } from "../content/edits/unsaved"
import { type ContentLocation, isSame } from "../content/location"
import { useStudio } from "../studio-context"

/** A field of the content as its control needs it. */
export interface FieldState {
  /** What the control shows: what was typed, or what stands in the file. */
  readonly value: Json | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly unsaved: Unsaved | undefined
  /** Takes a new value; undefined leaves it out. */
  readonly type: (to: Json | undefined) => void
  /** The field is left, or Enter is pressed: an address that was typed is saved now. */
  readonly commit: () => void
}

/** Half an address is another address: it is saved when it is whole. */
const held: ReadonlySet<FieldFacts["kind"]> = new Set(["slug", "anchor", "path"])

/**
 * @param location of the value
 * @param field what the contract says of it
 */
export function useField(location: ContentLocation, field: FieldFacts): FieldState {
  const { store, content } = useStudio()
  const unsaved = store.unsavedAt(location)
  const found = content.diagnostics.filter((diagnostic) => isSame(diagnostic.location, location))
  return {
    value: unsaved ? unsaved.mine : store.stored(location),
    diagnostics: unsaved ? unsaved.diagnostics : found,
    unsaved,
    type: (to) => {
      const isLeftOut = to === undefined || (to === "" && !field.required && typeof location.path.at(-1) === "string")
      store.type(location, isLeftOut ? undefined : to, held.has(field.kind))
    },
    commit: () => {
      if (unsaved?.isHeld && unsaved.state.kind === "typed") void store.commit(location)
    },
  }
}
