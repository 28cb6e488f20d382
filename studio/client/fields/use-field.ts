import type { Problem } from "../../../src/content/check/report/problem"
import type { Json } from "../../../src/content/edit/edit-json"
import type { FieldFacts } from "../../server/content/contract"
import { isSame, type Place } from "../content/place"
import type { Unsaved } from "../content/unsaved"
import { useStudio } from "../studio-context"

/** A field of the content as its control needs it. */
export interface FieldState {
  /** What the control shows: what was typed, or what stands in the file. */
  readonly value: Json | undefined
  readonly problems: readonly Problem[]
  readonly unsaved: Unsaved | undefined
  /** Takes a new value; undefined leaves it out. */
  readonly type: (to: Json | undefined) => void
}

/**
 * @param place of the value
 * @param field what the contract says of it
 * @param before the keys that the contract has ahead of it, for a value that is not there yet
 */
export function useField(place: Place, field: FieldFacts, before: readonly string[]): FieldState {
  const { store, content } = useStudio()
  const unsaved = store.unsavedAt(place)
  const found = content.problems.filter(({ file, at }) => file === place.file && isSame(at, place.path))
  return {
    value: unsaved ? unsaved.typed : store.stored(place),
    problems: unsaved ? unsaved.problems : found,
    unsaved,
    type: (to) => {
      const isLeftOut = to === undefined || (to === "" && !field.required && typeof place.path.at(-1) === "string")
      if (isLeftOut) store.type(place, undefined, { kind: "remove", path: place.path })
      else store.type(place, to, { kind: "set", path: place.path, to, before })
    },
  }
}
