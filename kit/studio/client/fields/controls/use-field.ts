import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import type { Json } from "../../../../content/json/edit-json"
import { asText } from "../../../../content/location/json-path"
import type { UnsavedEdit } from "../../../model/unsaved-edit"
import type { FieldFacts } from "../../../server/content/contract"
import type { ContentStore, TypeOptions } from "../../content/content-store"
import { type ContentLocation, isSamePlace } from "../../content/location"
import { meantBy } from "../../content/meant"
import type { ContentState } from "../../content/state"
import { useStudio } from "../../studio-context"
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
 * Types a value into its field; an empty text in an optional key removes it.
 *
 * @param options whether it is saved only when its field is left, and the value on which the typing was based
 */
export function typeInto(
  store: ContentStore,
  { file, path }: ContentLocation,
  field: FieldFacts,
  to: Json | undefined,
  { isHeld = held.has(field.kind) || field.isName, seen }: TypeOptions = {},
): void {
  const isLeftOut = to === undefined || (to === "" && !field.required && typeof path.at(-1) === "string")
  store.type({ file, path }, isLeftOut ? undefined : to, { isHeld, seen })
}

/** @returns the check's diagnostics of a value: of the typed one, or else of the file's */
export const diagnosticsAt = (
  { file, path }: ContentLocation,
  store: ContentStore,
  content: ContentState,
): readonly Diagnostic[] =>
  store.unsavedAt({ file, path })?.diagnostics ??
  content.diagnostics.filter(({ location }) => isSamePlace(location, { file, path }))

/**
 * @param location of the value
 * @param field the contract's field
 * @returns the field's state
 */
export function useField(location: ContentLocation, field: FieldFacts): FieldState {
  const { store, content } = useStudio()
  const unsaved = store.unsavedAt(location)
  const value = store.value(location)
  const meant = (typed: Json | undefined) => meantBy(asText(typed ?? ""), field, location.path, store.writtenLanguages)
  // An amount as people write it becomes a number when its field is left: until then nothing is wrong with it.
  const isMeant = (typed: Json | undefined) => field.kind !== "link" && asText(meant(typed)) !== asText(typed ?? "")
  const diagnostics = unsaved && isMeant(value) ? [] : diagnosticsAt(location, store, content)
  return {
    value,
    diagnostics: diagnostics.map((each) => missingPictureMessage(each, location.file, value)),
    unsaved,
    type: (to) => typeInto(store, location, field, to, isMeant(to) ? { isHeld: true } : {}),
    commit: () => {
      const to = meant(value)
      if (unsaved && asText(to) !== asText(value ?? "")) typeInto(store, location, field, to)
      if (unsaved?.isHeld && unsaved.state.kind === "typed") void store.commit(location)
    },
  }
}
