import { customPageSlug } from "../../../content/contract/data-paths"
import type { Edit, Json } from "../../../content/json/edit-json"
import { type EntryId, type NewId, reassignIds } from "../../model/entry-ids"
import { isSame, reduceUnsavedEdit, type UnsavedEdit, type UnsavedEditEvent } from "../../model/unsaved-edit"
import type { CheckResult } from "../../server/content/content-check"
import type { SaveResult, TypedOutcome } from "../../server/content/edits/save-typed"
import type { EditOutcome } from "../../server/content/edits/write-file"
import type { Revision } from "../../server/content/revision"
import type { ServerEvent } from "../../server/events"
import type { UpdateState } from "../../server/update/update-state"
import { words } from "../../words/words"
import { docOf, isReadable, storedValueIn } from "./doc"
import { type KeptTab, restoreUnsaved } from "./kept-edits"
import { type ContentLocation, factsAt, locationKey } from "./location"
import { isCustomPageName } from "./location-edit"
import { nameOfLocation, namesOfFiles, withShownPages } from "./names"
import { locationAt, storedValue } from "./reading"
import { type CascadedValue, type ContentState, type LocatedDiagnostic, type Notice, unsavedAt } from "./state"
import { renamedEdits, type UnsavedText } from "./unsaved-texts"

/** What became of an edit. A text says why the server could not be asked; undefined if the edit did not fit its file. */
type Outcome = EditOutcome | TypedOutcome | string | undefined

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
      readonly checkResult?: CheckResult
    }
  /** Edits from before a reload are there again. */
  | { readonly kind: "restore"; readonly kept: readonly KeptTab[] }
  | {
      readonly kind: "type"
      readonly location: ContentLocation
      readonly value: Json | undefined
      readonly isHeld: boolean
      /** The value that was typed on from, where that may be an older one. */
      readonly seen?: Json | undefined
      /** The time in milliseconds. */
      readonly at: number
    }
  /** Something else than typing is done; what was undone before a new step can't be redone. */
  | { readonly kind: "step"; readonly isNew: boolean }
  | { readonly kind: "edit"; readonly location: ContentLocation; readonly event: UnsavedEditEvent }
  | {
      readonly kind: "outcome"
      readonly location: ContentLocation
      readonly outcome: Outcome
      /** The unsaved texts that were sent along with a name. */
      readonly texts: readonly UnsavedText[]
    }
  | { readonly kind: "saved"; readonly batch: SavedBatch }
  | { readonly kind: "undone"; readonly undone: ContentState["undone"]; readonly isRenameUndone?: boolean }
  | { readonly kind: "removed"; readonly entry: EntryId; readonly isRemoved: boolean }
  | { readonly kind: "former"; readonly location: ContentLocation; readonly values: readonly string[] }
  | { readonly kind: "notice"; readonly notice: Notice }

/** Edits of one file that were saved together. */
export interface SavedBatch {
  /** The edit whose timer or button started the save. */
  readonly location: ContentLocation
  readonly edits: readonly UnsavedEdit[]
  /** The edits that fitted the file. */
  readonly sent: readonly UnsavedEdit[]
  /** The overwritten values that were to be restored if they fit. */
  readonly restores: readonly CascadedValue[]
  readonly result: Extract<SaveResult, { readonly kind: "saved" }>
  /** The written edits, if they alone lead to the file's new state. */
  readonly written: readonly Edit[] | undefined
}

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
      case "update":
        return updated(state, action.update)
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
        return withSoleOutcome(state, action)
      case "saved":
        return withSaved(state, action.batch)
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
    // `seq` counts anew with each run of the server.
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

  /** Applies the outcome of an edit that was sent alone. */
  function withSoleOutcome(
    state: ContentState,
    { location, outcome, texts }: Extract<Action, { readonly kind: "outcome" }>,
  ): ContentState {
    const next = withOutcomeNotice(withOutcome(state, location, outcome), location, outcome)
    if (typeof outcome !== "object" || outcome.kind !== "written" || !("renamed" in outcome) || !outcome.renamed)
      return next
    // The server has renamed the references in the files; those in unsaved edits are renamed here.
    const { renamed } = outcome
    const { references, redirects } = renamed
    const after = renamedEdits(next, texts, renamed).reduce(
      (now, edit) => compared(withEvent(now, edit, { kind: "renamed", value: edit.value, base: edit.base }), edit),
      next,
    )
    const file = new Map(renamed.moves).get(location.file) ?? location.file
    return noticed(
      { ...after, renamed: { file, path: location.path, changes: renamed } },
      { words: words.renaming.done(references.length + redirects.length), canUndo: true },
    )
  }

  function withSaved(
    state: ContentState,
    { location, edits, sent, restores, result, written: leading }: SavedBatch,
  ): ContentState {
    const { file, outcomes, checkResult } = result
    const outcomeOf = (edit: UnsavedEdit) => outcomes[sent.indexOf(edit)]
    const written = edits.filter((edit) => outcomeOf(edit)?.kind === "written")
    const back = restores.filter((_each, index) => outcomes[sent.length + index]?.kind === "written")
    const taken = withRevision(state, file, { isMine: true, edits: leading })
    const checked = checkResult ? located({ ...taken, checkResult }) : taken
    const cascaded = result.cascade.flatMap((edit): CascadedValue[] => {
      const place = locationAt(checked, file.file, edit.path)
      const former = restores.find((each) => locationKey(each) === locationKey(place))
      const was = former?.was ?? storedValue(state, place)
      const causes = written.map(({ file, path }) => ({ file, path }))
      return was === undefined ? [] : [{ ...place, was, now: storedValue(checked, place), causes }]
    })
    const cascading = cascaded.reduce(
      (now, each) => withEvent(now, each, { kind: "cascaded", was: each.was, stored: each.now }),
      checked,
    )
    const next = edits.reduce((now, edit) => withOutcome(now, edit, outcomeOf(edit)), cascading)
    // A value that the owner typed during the save is theirs, even if it equals the cascaded one.
    const overwritten = cascaded.filter((each) => !unsavedAt(state, each) || unsavedAt(next, each))
    const over = new Set([...back, ...written].map(locationKey))
    const kept = [...state.cascaded].filter(([key]) => !over.has(key))
    const own = edits.find((edit) => locationKey(edit) === locationKey(location))
    const said = withOutcomeNotice(
      {
        ...next,
        cascaded: new Map([...kept, ...overwritten.map((each) => [locationKey(each), each] as const)]),
        // What was typed during the save is newer than the saved step.
        isTypedLast: next.isTypedLast || written.some((edit) => unsavedAt(next, edit)),
      },
      location,
      own && outcomeOf(own),
      cascaded[0],
    )
    const { notice } = said
    return result.shown
      ? noticed(said, { ...notice, words: withShownPages(notice.words, result.shown, said), canUndo: true })
      : said
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
  // Deleted first, so that the edit typed last is the last of the map.
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

/** Marks refused edits for another try, since something has changed that may have been the reason. */
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

/** Says what became of a trial of an update, which goes on while its dialog is closed. */
function updated(state: ContentState, update: UpdateState): ContentState {
  const next = { ...state, update }
  const before = state.update?.phase
  const { phase, refusal } = update
  if (before?.kind !== "trying" || phase.kind === "trying") return next
  const { said } = words.updating
  const { version } = before.newer.step.target
  if (phase.kind === "tried" || phase.kind === "waiting") return noticed(next, { words: said[phase.kind](version) })
  return refusal ? noticed(next, { words: said.stopped(version), isWrong: true }) : next
}

/** Keeps what a text was before its changes in this tab; forgets it if there is nothing to keep. */
function withFormer(state: ContentState, location: ContentLocation, values: readonly string[]): ContentState {
  const former = new Map(state.former)
  if (values.length > 0) former.set(locationKey(location), values)
  else former.delete(locationKey(location))
  return { ...state, former }
}

function withOutcome(state: ContentState, location: ContentLocation, outcome: Outcome): ContentState {
  return compared(withEvent(state, location, eventOf(outcome, storedValue(state, location))), location)
}

function eventOf(outcome: Outcome, stored: Json | undefined): UnsavedEditEvent {
  if (typeof outcome === "string") return { kind: "failed", reason: outcome }
  switch (outcome?.kind) {
    case "failed":
      return { kind: "failed", reason: outcome.reason }
    case "refused":
      return { kind: "refused", diagnostics: outcome.diagnostics }
    case "written":
      return { kind: "written", stored }
    default:
      return { kind: "outdated" }
  }
}

/** Says what became of the edit that was to be saved, and what has changed with it. */
function withOutcomeNotice(
  state: ContentState,
  location: ContentLocation,
  outcome: Outcome,
  cascaded?: CascadedValue,
): ContentState {
  const event = eventOf(outcome, undefined)
  const name = nameOfLocation(location, state)
  const about = locationKey(location)
  if (event.kind === "failed")
    return state.connection === "over" ? state : noticed(state, { words: event.reason, isWrong: true, about })
  if (event.kind === "refused") return noticed(state, { words: words.saving.refused(name), isWrong: true, about })
  if (event.kind !== "written") return state
  const files = [location.file]
  if (!cascaded) return noticed(state, { words: words.saving.saved(name), files })
  const { file, path, now } = cascaded
  const other = factsAt(state.contract[file], path)?.label ?? nameOfLocation(cascaded, state)
  const said = now === undefined ? words.saving.dropped(name, other) : words.saving.followed(name, other)
  return noticed(state, { words: said, files, canUndo: true })
}
