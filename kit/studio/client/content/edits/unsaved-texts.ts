import { isSame } from "../../../model/pending-edit"
import type { UnsavedValue } from "../../../references/references"
import type { RenameResult } from "../../../server/content/edits/renames"
import type { ContentState } from "../content-state"
import { type ContentLocation, factsAt, locationKey } from "../location"
import { positionOf } from "../reading"
import type { Unsaved } from "./unsaved"
import type { UnsavedEdits } from "./unsaved-edits"

/** An unsaved text, as typed or as the file had it: references in it are renamed too. */
export interface UnsavedText {
  readonly edit: Unsaved
  readonly of: "mine" | "base"
  readonly value: UnsavedValue
}

/**
 * @param state of the content
 * @param location of an edit about to be saved
 * @param all unsaved edits
 * @returns if it is a name, the other unsaved texts, in which something may refer to it
 */
export function unsavedTextsFor(
  state: ContentState | undefined,
  location: ContentLocation,
  all: readonly Unsaved[],
): readonly UnsavedText[] {
  if (!state || !factsAt(state.contract[location.file], location.path)?.isName) return []
  return all.flatMap((edit): UnsavedText[] => {
    const path = positionOf(state, edit)
    if (locationKey(edit) === locationKey(location) || !path) return []
    return (["mine", "base"] as const).flatMap((of) => {
      const value = edit[of]
      return typeof value === "string" ? [{ edit, of, value: { file: edit.file, path, value } }] : []
    })
  })
}

/**
 * Renames references in unsaved edits, which may have moved with their files, or been typed on meanwhile.
 *
 * @param texts what was sent
 * @param renamed what the server has made of it
 * @param unsaved the present edits
 */
export function renameInUnsavedTexts(
  texts: readonly UnsavedText[],
  renamed: RenameResult,
  unsaved: UnsavedEdits,
): void {
  const moves = new Map(renamed.moves)
  for (const edit of new Set(texts.map((each) => each.edit))) {
    const moved = { file: moves.get(edit.file) ?? edit.file, path: edit.path }
    const now = unsaved.at(edit) ?? unsaved.at(moved)
    if (!now) continue
    const after = (of: UnsavedText["of"]) => {
      const index = texts.findIndex((each) => each.edit === edit && each.of === of)
      return index >= 0 && isSame(now[of], edit[of]) ? renamed.unsaved[index] : now[of]
    }
    unsaved.dispatch(now, { kind: "renamed", mine: after("mine"), base: after("base") })
    unsaved.compare(now)
    unsaved.restartTimers(now)
  }
}
