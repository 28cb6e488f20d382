import { isSame, saveDelayMs, type UnsavedEdit } from "../../model/unsaved-edit"
import { lettersIn } from "../../model/written-words"
import type { Timer } from "./connection"
import { changedTexts } from "./doc"
import { type TabStorage, tabsToKeep } from "./kept-edits"
import { type ContentLocation, factsAt } from "./location"
import { currentValue } from "./reading"
import type { ContentState } from "./state"
import type { StateStore } from "./state-store"

/** The pause in typing before an edit is checked, in milliseconds. */
const checkPauseMs = 40

/** What to do with an edit when its time has come. */
interface Due {
  checkEdit(location: ContentLocation): Promise<void>
  save(location: ContentLocation): Promise<void>
}

/**
 * Checks and saves edits when the typing pauses, and saves again what has failed.
 *
 * @returns a function that stops all timers
 */
export function watchTyping(store: StateStore, timer: Timer, due: Due): () => void {
  const timers = new Map<string, ReadonlyArray<() => void>>()
  const stop = (key: string) => {
    for (const cancel of timers.get(key) ?? []) cancel()
    timers.delete(key)
  }
  store.subscribe(({ unsaved: before }, { unsaved }) => {
    if (before === unsaved) return
    for (const key of before.keys()) if (!unsaved.has(key)) stop(key)
    for (const [key, edit] of unsaved) {
      const former = before.get(key)
      if (former && !isChanged(former, edit)) continue
      stop(key)
      const saveMs = saveDelayMs(edit)
      const isTyped = edit.state.kind === "typed" || (edit.state.kind === "saving" && edit.value !== former?.value)
      timers.set(key, [
        ...(isTyped ? [timer(checkPauseMs, () => void due.checkEdit(edit))] : []),
        ...(saveMs === undefined ? [] : [timer(saveMs, () => void due.save(edit))]),
      ])
    }
  })
  return () => {
    for (const key of timers.keys()) stop(key)
  }
}

const isChanged = (one: UnsavedEdit, other: UnsavedEdit): boolean =>
  one.value !== other.value || one.state !== other.state || one.isHeld !== other.isHeld

/** Keeps the unsaved edits in the tab's storage, so that they survive a reload. */
export function keepEdits(store: StateStore, tabStorage: TabStorage): void {
  store.subscribe((before, after) => {
    const { unsaved, kept, docs, connection, project } = after
    // Release them for the page that will open at the studio's new address.
    if (connection === "over") return before.connection === "over" ? undefined : tabStorage.release()
    const isInOther = [...unsaved.values()].some(({ file }) => docs.get(file) !== before.docs.get(file))
    if (unsaved === before.unsaved && kept === before.kept && !isInOther) return
    tabStorage.save(project, [...tabsToKeep([...unsaved.values()], docs), ...kept])
  })
}

/** Shows a text on the page as it is typed. */
export type Show = (location: ContentLocation, before: string, after: string) => void

/** Shows texts on the page as they are typed, and as an undo in this tab has left them, before the preview has re-rendered it. */
export function showTexts(store: StateStore, tab: string, show: Show): void {
  const showChange = (before: ContentState, after: ContentState, location: ContentLocation) => {
    const [old, now] = [currentValue(before, location), currentValue(after, location)]
    if (typeof old === "string" && typeof now === "string" && !isSame(old, now)) {
      const shown = shownAt(after, location)
      show(location, shown(old), shown(now))
    }
  }
  store.subscribe((before, after, action) => {
    if (action.kind === "type" || action.kind === "edit") showChange(before, after, action.location)
    // The page still shows what was typed. If an undo changes the file back before the preview looks, nothing else would correct the page.
    if (action.kind !== "file" || action.by !== tab) return
    const { file } = action.file
    for (const [path, old, now] of changedTexts(before.docs.get(file), after.docs.get(file))) {
      const shown = shownAt(after, { file, path })
      show({ file, path }, shown(old), shown(now))
    }
  })
}

/** @returns how the page shows a text at a place: without its marks */
const shownAt = ({ contract }: ContentState, { file, path }: ContentLocation) =>
  lettersIn(factsAt(contract[file], path)).shown
