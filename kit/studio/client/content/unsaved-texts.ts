import { isSame, type UnsavedEdit } from "../../model/unsaved-edit"
import type { UnsavedValue } from "../../references/references"
import type { RenameResult } from "../../server/content/edits/renames"
import { type ContentLocation, factsAt, locationKey } from "./location"
import { positionOf } from "./reading"
import { type ContentState, unsavedAt } from "./state"

/** An unsaved text, as typed or as the file had it: references in it are renamed too. */
export interface UnsavedText {
  readonly edit: UnsavedEdit
  readonly of: "value" | "base"
  readonly text: UnsavedValue
}

/** @returns for an edit of a name that is about to be saved, the other unsaved texts, in which something may refer to it */
export function unsavedTextsFor(state: ContentState, location: ContentLocation): readonly UnsavedText[] {
  if (!factsAt(state.contract[location.file], location.path)?.isName) return []
  return [...state.unsaved.values()].flatMap((edit): UnsavedText[] => {
    const path = positionOf(state, edit)
    if (locationKey(edit) === locationKey(location) || !path) return []
    return (["value", "base"] as const).flatMap((of) => {
      const value = edit[of]
      return typeof value === "string" ? [{ edit, of, text: { file: edit.file, path, value } }] : []
    })
  })
}

/**
 * @param state in which the edits may have moved with their files, or been typed on
 * @param texts what was sent
 * @param renamed what the server has made of it
 * @returns the edits whose texts refer to the new name now
 */
export function renamedEdits(
  state: ContentState,
  texts: readonly UnsavedText[],
  renamed: RenameResult,
): readonly UnsavedEdit[] {
  const moves = new Map(renamed.moves)
  return [...new Set(texts.map(({ edit }) => edit))].flatMap((edit) => {
    const now = unsavedAt(state, edit) ?? unsavedAt(state, { ...edit, file: moves.get(edit.file) ?? edit.file })
    if (!now) return []
    const after = (of: UnsavedText["of"]) => {
      const index = texts.findIndex((each) => each.edit === edit && each.of === of)
      return index >= 0 && isSame(now[of], edit[of]) ? renamed.unsaved[index] : now[of]
    }
    return [{ ...now, value: after("value"), base: after("base") }]
  })
}
