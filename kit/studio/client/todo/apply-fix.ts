import type { Diagnostic, Fix } from "../../../content/diagnostic/diagnostic"
import { editRange } from "../../../content/location/source-text"
import { bodyOf } from "../../model/file-content"
import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { addRedirect, isValueFix } from "../fields/diagnostics"

/** The location that a fix writes to; undefined for a redirect, which is a new entry. */
function targetOf({ file }: Diagnostic, { edit }: Fix, store: ContentStore): ContentLocation | undefined {
  if (edit.kind === "redirect") return undefined
  return edit.kind === "text" ? { file, path: [] } : store.locationAt(file, edit.path)
}

/**
 * @param diagnostic of the check
 * @param store the content
 * @returns whether its fix can be applied without opening its field: not if something is typed there and not saved, nor if it is no value
 */
export function isFixable(diagnostic: Diagnostic, store: ContentStore): boolean {
  const { fix } = diagnostic
  if (!fix) return false
  const target = targetOf(diagnostic, fix, store)
  if (target && store.unsavedAt(target)) return false
  return isValueFix(diagnostic, fix)
}

/**
 * Applies a fix at once, as one step to undo. The outcome is shown as a message.
 *
 * @param diagnostic of the check
 * @param fix of it
 * @param name of its field
 * @param store the content
 */
export async function applyFix(diagnostic: Diagnostic, fix: Fix, name: string, store: ContentStore): Promise<void> {
  const { file } = diagnostic
  const { edit } = fix
  if (edit.kind === "redirect") return void (await addRedirect(edit, store))
  const location = targetOf(diagnostic, fix, store)
  if (!location) return
  if (edit.kind === "set") await store.perform({ kind: "set", location, to: edit.to }, words.todo.fixed(name))
  else if (edit.kind === "remove") await store.perform({ kind: "remove", location }, words.todo.fixed(name))
  else {
    const text = store.snapshot()?.docs.get(file)?.text
    if (text === undefined) return
    store.type(location, bodyOf(file, editRange(text, edit.range, edit.text)))
    await store.commit(location)
  }
}
