import { customPageSlug } from "../../../content/contract/data-paths"
import type { Edit, Json } from "../../../content/json/edit-json"
import { type EntryId, type NewId, reassignIds } from "../../model/entry-ids"
import { isSame, reduceUnsavedEdit, type UnsavedEdit, type UnsavedEditEvent } from "../../model/unsaved-edit"
import type { CheckResult } from "../../server/content/content-check"
import type { RenameResult } from "../../server/content/edits/renames"
import type { TypedOutcome } from "../../server/content/edits/save-typed"
import type { Revision } from "../../server/content/revision"
import type { ServerEvent } from "../../server/events"
import { words } from "../../words/words"
import { docOf, isReadable, storedValueIn } from "./doc"
import { type KeptTab, restoreUnsaved } from "./kept-edits"
import { type ContentLocation, locationKey } from "./location"
import { isCustomPageName } from "./location-edit"
import { nameOfLocation, namesOfFiles, withShownPages } from "./names"
import { locationAt, storedValue } from "./reading"
import { type ContentState, type LocatedDiagnostic, type Notice, unsavedAt } from "./state"

/** What became of an edit. A text says why the server could not be asked; undefined if the edit did not fit its file. */
type Outcome = TypedOutcome | string | undefined

/** What happens to the content: the server's events, what is typed, and what became of it. */
export type Action =
  | ServerEvent
  | { readonly kind: "connection"; readonly connection: "lost" | "over"; readonly reason: string }
  /** A file's state from an answer of the server. */
  | {
      readonly kind: "revision"
      readonly file: Revision
      /** This tab has changed it. */
      readonly isMine?: boolean
      /** The edits that lead to it from the former state. */
      readonly edits?: readonly Edit[] | undefined
      readonly checkResult?: CheckResult | undefined
    }
  /** Edits from before a reload are there again. */
  | { readonly kind: "restore"; readonly kept: readonly KeptTab[] }
  | {
      readonly kind: "type"
      readonly location: ContentLocation
      readonly value: Json | undefined
      readonly isHeld: boolean
      /** The value on which the typing was based, where that may be an older one. */
      readonly seen?: Json | undefined
      /** The time in milliseconds. */
      readonly at: number
    }
  /** Something other than typing is done; what was undone before a new step can't be redone. */
  | { readonly kind: "step"; readonly isNew: boolean }
  | { readonly kind: "edit"; readonly location: ContentLocation; readonly event: UnsavedEditEvent }
  | {
      readonly kind: "outcome"
      readonly location: ContentLocation
      readonly outcome: Outcome
      /** The pages that are shown again. */
      readonly shown: readonly string[] | undefined
      /** What changed with a name. */
      readonly renamed: RenameResult | undefined
    }
  | { readonly kind: "undone"; readonly undone: ContentState["undone"]; readonly isRenameUndone?: boolean }
  | { readonly kind: "removed"; readonly entry: EntryId; readonly isRemoved: boolean }
  | { readonly kind: "former"; readonly location: ContentLocation; readonly values: readonly string[] }
  | { readonly kind: "notice"; readonly notice: Notice }

/** The pause in typing that begins a new undo step, in milliseconds. Editors take half a second; here a save may take place in the pause. */
const maxPauseMs = 2_000

/**
 * @param tab this tab's id
 * @param newId for new entries
 * @returns the state after an action. Timers, storage, network and page follow the state (effects.ts)
 */
export function createReducer(tab: string, newId: NewId) {
  return (state: ContentState, action: Action): ContentState => withoutUntrueNotice(reduce(state, action))

  function reduce(state: ContentState, action: Action): ContentState {
    switch (action.kind) {
      case "hello":
        return { ...state, project: action.project, start: action.start }
      case "start":
        return { ...state, start: action.start }
      case "all":
        return withContent(state, action)
      case "contract":
        return { ...state, contract: action.contract }
      case "pictures":
        return retryRefused({ ...state, pictures: state.pictures + 1 })
      case "moved":
        return located(action.moves.reduce(moved, state))
      case "diagnostics":
        return located({ ...state, checkResult: action.checkResult })
      case "file":
        return fileChanged(state, action)
      case "connection":
        return noticed({ ...state, connection: action.connection }, { words: action.reason, isWrong: true })
      case "revision": {
        const next = withRevision(state, action.file, action)
        return action.checkResult ? located({ ...next, checkResult: action.checkResult }) : next
      }
      case "restore":
        return restored({ ...state, kept: action.kept })
      case "type":
        return typed(state, action)
      case "step":
        return {
          ...state,
          typing: { ...state.typing, key: undefined },
          undone: action.isNew ? [] : state.undone,
        }
      case "edit":
        return withEvent(state, action.location, action.event)
      case "outcome":
        return withOutcome(state, action)
      case "undone":
        return { ...state, undone: action.undone, renamed: action.isRenameUndone ? undefined : state.renamed }
      case "removed": {
        const removed = new Set(state.removed)
        if (action.isRemoved) removed.add(action.entry)
        else removed.delete(action.entry)
        return { ...state, removed }
      }
      case "former":
        return withFormer(state, action.location, action.values)
      case "notice":
        return noticed(state, action.notice)
    }
  }

  function withContent(
    state: ContentState,
    { epoch, files, contract }: Extract<ServerEvent, { readonly kind: "all" }>,
  ): ContentState {
    const there = new Set(files.map(({ file }) => file))
    const gone = [...state.docs.values()]
      .filter(({ file }) => !there.has(file))
      .map(({ file, seq }): Revision => ({ file, text: "", revision: "", seq: seq + 1 }))
    const isFirst = state.epoch === ""
    const next: ContentState = {
      ...state,
      epoch,
      contract,
      connection: "open",
      notice: state.connection === "lost" ? { words: words.connection.back } : state.notice,
      docs: isFirst ? new Map(files.map((file) => [file.file, docOf(undefined, file, newId)])) : state.docs,
    }
    if (isFirst) return located(next)
    // `seq` restarts with each run of the server.
    return [...gone, ...files].reduce((now, file) => withRevision(now, file, { isForced: epoch !== state.epoch }), next)
  }

  /** Takes a file from the server, unless a later state of it is known. */
  function withRevision(
    state: ContentState,
    file: Revision,
    {
      isForced = false,
      isMine = false,
      edits,
    }: { readonly isForced?: boolean; readonly isMine?: boolean; readonly edits?: readonly Edit[] | undefined },
  ): ContentState {
    const before = state.docs.get(file.file)
    if (before && !isForced && file.seq <= before.seq) return state
    const docs = new Map([...state.docs, [file.file, docOf(before, file, newId, edits)]])
    const isOther = before?.revision !== file.revision
    const foreign = (state.foreignChanges.get(file.file) ?? 0) + 1
    const next = comparedIn(
      {
        ...state,
        docs,
        isTypedLast: state.isTypedLast && !(isOther && isMine),
        foreignChanges:
          isOther && !isMine ? new Map([...state.foreignChanges, [file.file, foreign]]) : state.foreignChanges,
      },
      file.file,
    )
    return located(isOther ? retryRefused(next) : next)
  }

  function fileChanged(
    state: ContentState,
    { file, by }: Extract<ServerEvent, { readonly kind: "file" }>,
  ): ContentState {
    const isMine = by === tab
    const next = withRevision(state, file, { isMine })
    if (isMine || next.docs.get(file.file)?.revision === state.docs.get(file.file)?.revision) return next
    const { changedByProgram, changedInTab, conflict } = words.saving
    const asked = [...next.unsaved.values()].find((each) => each.file === file.file && each.state.kind === "conflict")
    if (asked)
      return noticed(next, { words: conflict(nameOfLocation(asked, next)), isWrong: true, about: locationKey(asked) })
    const name = namesOfFiles([file.file], next)
    return noticed(next, {
      words: by === undefined ? changedByProgram(name) : changedInTab(name),
      files: [file.file],
    })
  }

  /** A file has got another name: its entries keep their ids, and the edits in them go with it. */
  function moved(state: ContentState, [from, to]: readonly [from: string, to: string]): ContentState {
    const [before, doc] = [state.docs.get(from), state.docs.get(to)]
    if (!before || !doc) return state
    const known = doc.content === undefined ? before.known : reassignIds(before.known, doc.content, newId)
    const edits = [...state.unsaved].filter(([, { file }]) => file === from)
    const movedEdits = edits.map(([, edit]): readonly [string, UnsavedEdit] => {
      const location = { file: to, path: edit.path }
      const base = isCustomPageName(location) ? customPageSlug(to) : edit.base
      return [locationKey(location), { ...asTyped(edit), file: to, base }]
    })
    const next: ContentState = {
      ...state,
      docs: new Map([...state.docs, [to, { ...doc, known }]]),
      moved: new Map([...state.moved, [from, to], [to, from]]),
      unsaved: new Map([...[...state.unsaved].filter(([, { file }]) => file !== from), ...movedEdits]),
    }
    return edits.length > 0 ? comparedIn(next, to) : next
  }

  /** Compares all edits of a changed file with it. */
  function comparedIn(state: ContentState, file: string): ContentState {
    const next = restored(state)
    return [...next.unsaved.values()].filter((each) => each.file === file).reduce(compared, next)
  }

  /** Restores the edits from before a reload whose files can be parsed. */
  function restored(state: ContentState): ContentState {
    if (state.kept.length === 0) return state
    const { unsaved, docs, later } = restoreUnsaved(state.kept, state.docs, newId)
    // An edit that was being saved before the reload may be in the file by now.
    const found = [...unsaved].map(([key, edit]) => [key, asTyped(edit)] as const)
    const next = { ...state, kept: later, docs, unsaved: new Map([...found, ...state.unsaved]) }
    return [...unsaved.values()].reduce(compared, next)
  }

  function typed(
    state: ContentState,
    { location, value, isHeld, seen, at }: Extract<Action, { readonly kind: "type" }>,
  ): ContentState {
    const stored = storedValue(state, location)
    const key = locationKey(location)
    const { typing } = state
    const isOn = typing.key === key && at - typing.at <= maxPauseMs
    const isFirst = location.path.length > 0 && typeof stored === "string" && !state.former.has(key)
    const next: ContentState = {
      ...state,
      undone: [],
      isTypedLast: true,
      typing: { key, at, count: isOn ? typing.count : typing.count + 1 },
    }
    return withEvent(isFirst ? withFormer(next, location, [stored]) : next, location, {
      kind: "type",
      location,
      value,
      stored,
      isHeld,
      seen,
    })
  }
}

const asTyped = (edit: UnsavedEdit): UnsavedEdit =>
  edit.state.kind === "saving" ? { ...edit, state: { kind: "typed" } } : edit

/** A message goes with the unsaved edit that it is about. */
function withoutUntrueNotice(state: ContentState): ContentState {
  const { about } = state.notice
  return about === undefined || state.unsaved.has(about) ? state : noticed(state, { words: "" })
}

const noticed = (state: ContentState, notice: Notice): ContentState => ({ ...state, notice })

/** Applies an event to the edit at a location. */
function withEvent(state: ContentState, location: ContentLocation, event: UnsavedEditEvent): ContentState {
  const before = unsavedAt(state, location)
  const after = reduceUnsavedEdit(before, event)
  if (after === before) return state
  const key = locationKey(location)
  const unsaved = new Map(state.unsaved)
  // Deleted first, so that the last typed edit is the last of the map.
  if (!after || event.kind === "type") unsaved.delete(key)
  if (after) unsaved.set(key, after)
  return { ...state, unsaved }
}

/** Compares the edit at a location with the file's current value. */
function compared(state: ContentState, { file, path }: ContentLocation): ContentState {
  const doc = state.docs.get(file)
  if (!doc || !isReadable(doc)) return state
  const stored = storedValueIn(doc, path)
  const isMine = path.some((step) => typeof step === "number" && state.removed.has(step))
  const event: UnsavedEditEvent = stored.isThere ? { kind: "file", stored: stored.value } : { kind: "gone", isMine }
  return withEvent(state, { file, path }, event)
}

/** Marks refused edits for a retry, since something has changed that may have been the reason. */
const retryRefused = (state: ContentState): ContentState =>
  [...state.unsaved.values()]
    .filter((edit) => edit.state.kind === "refused" && !edit.isHeld)
    .reduce((now, edit) => withEvent(now, edit, { kind: "outdated" }), state)

/** Takes the diagnostics of files whose checked revision is here; those of the others are kept until a matching result arrives. */
function located(state: ContentState): ContentState {
  const { docs, diagnostics, checkResult } = state
  const isHere = (file: string) => (docs.get(file)?.revision ?? "") === (checkResult.revisions[file] ?? "")
  const found = checkResult.diagnostics
    .filter(({ file }) => isHere(file))
    .map((each): LocatedDiagnostic => ({ ...each, location: locationAt(state, each.file, each.path) }))
  const all = [...found, ...diagnostics.filter(({ file }) => !isHere(file))]
  return isSame(all, diagnostics) ? state : { ...state, diagnostics: all }
}

/** Keeps the values that a text had before its changes in this tab; forgets them if there is nothing to keep. */
function withFormer(state: ContentState, location: ContentLocation, values: readonly string[]): ContentState {
  const former = new Map(state.former)
  if (values.length > 0) former.set(locationKey(location), values)
  else former.delete(locationKey(location))
  return { ...state, former }
}

/** Applies the outcome of saving an edit, and shows it as a message. */
function withOutcome(
  state: ContentState,
  { location, outcome, shown, renamed }: Extract<Action, { readonly kind: "outcome" }>,
): ContentState {
  const done = compared(withEvent(state, location, eventOf(outcome, storedValue(state, location))), location)
  const about = locationKey(location)
  if (typeof outcome === "string")
    return state.connection === "over" ? done : noticed(done, { words: outcome, isWrong: true, about })
  if (!outcome) return done
  const name = nameOfLocation(location, done)
  if (outcome.kind === "refused") return noticed(done, { words: words.saving.refused(name), isWrong: true, about })
  if (renamed) {
    const { references, redirects, moves } = renamed
    const file = new Map(moves).get(location.file) ?? location.file
    return noticed(
      { ...done, renamed: { file, path: location.path, changes: renamed } },
      { words: words.renaming.done(references.length + redirects.length), canUndo: true },
    )
  }
  // What was typed during the save is newer than the saved step.
  const next = { ...done, isTypedLast: done.isTypedLast || unsavedAt(done, location) !== undefined }
  return noticed(next, {
    words: withShownPages(words.saving.saved(name), shown, next),
    files: [location.file],
    ...(shown ? { canUndo: true } : {}),
  })
}

function eventOf(outcome: Outcome, stored: Json | undefined): UnsavedEditEvent {
  if (typeof outcome === "string") return { kind: "failed", reason: outcome }
  switch (outcome?.kind) {
    case "refused":
      return { kind: "refused", diagnostics: outcome.diagnostics }
    case "written":
      return { kind: "written", stored }
    default:
      return { kind: "outdated" }
  }
}
