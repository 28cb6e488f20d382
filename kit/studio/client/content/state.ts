import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import type { EntryId } from "../../model/entry-ids"
import { type StartState, started } from "../../model/start-state"
import { isUnsaved, type UnsavedEdit } from "../../model/unsaved-edit"
import type { CheckResult } from "../../server/content/content-check"
import type { FieldFacts } from "../../server/content/contract"
import type { RenameResult } from "../../server/content/edits/renames"
import type { Doc } from "./doc"
import type { KeptTab } from "./kept-edits"
import { type ContentLocation, locationKey } from "./location"

/** A diagnostic with its location. */
export interface LocatedDiagnostic extends Diagnostic {
  readonly location: ContentLocation
}

/** A message for the owner, and whether it offers an undo. */
export interface Notice {
  readonly words: string
  /** The files that it is about, within data/. */
  readonly files?: readonly string[]
  readonly canUndo?: boolean
  readonly isWrong?: boolean
  /** The key of the unsaved edit that it is about: without that edit, it is no longer true. */
  readonly about?: string
  /** Further details, in sentences. */
  readonly details?: readonly string[] | undefined
}

/** Everything that the studio's page knows about the content. Only actions change it (reducer.ts). */
export interface ContentState {
  /** Identifies the run of the server whose content it is; empty until the content is read. */
  readonly epoch: string
  readonly docs: ReadonlyMap<string, Doc>
  readonly contract: Readonly<Record<string, FieldFacts>>
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** The latest result of the check, possibly for revisions that have not arrived yet. */
  readonly checkResult: CheckResult
  /** By location key, the last typed one at the end. */
  readonly unsaved: ReadonlyMap<string, UnsavedEdit>
  /** Edits from before a reload, in files that cannot be parsed at the moment. */
  readonly kept: readonly KeptTab[]
  /** The former values of places changed in this tab, oldest first, by location key. */
  readonly former: ReadonlyMap<string, readonly string[]>
  /** What was undone, latest last: an edit that was not saved; undefined for a step that was. */
  readonly undone: ReadonlyArray<UnsavedEdit | undefined>
  /** Whether something was typed since this tab last changed a file: undo then begins with that. */
  readonly isTypedLast: boolean
  /** The field being typed into without a long pause, and the number of such fields so far. */
  readonly typing: { readonly key: string | undefined; readonly at: number; readonly count: number }
  /** How often each file was changed by other tabs or programs. */
  readonly foreignChanges: ReadonlyMap<string, number>
  /** Entries that this tab removes or has removed. */
  readonly removed: ReadonlySet<EntryId>
  /** The message shown: what was saved, or what went wrong. */
  readonly notice: Notice
  /** "over": the server does not know this page, since the studio was restarted. */
  readonly connection: "none" | "open" | "lost" | "over"
  /** Increases with each change of a picture. */
  readonly pictures: number
  /** Identifies the content across starts of the studio. */
  readonly project: string
  /** The progress of the preview's start. */
  readonly start: StartState
  /** Files that were renamed, in both directions: an undo moves them back. */
  readonly moved: ReadonlyMap<string, string>
  /** The last rename of this tab, until it is undone, and the location of the name. */
  readonly renamed: (ContentLocation & { readonly changes: RenameResult }) | undefined
}

/** The state before anything is known. */
export const initialState: ContentState = {
  epoch: "",
  docs: new Map(),
  contract: {},
  diagnostics: [],
  checkResult: { diagnostics: [], revisions: {} },
  unsaved: new Map(),
  kept: [],
  former: new Map(),
  undone: [],
  isTypedLast: true,
  typing: { key: undefined, at: 0, count: 0 },
  foreignChanges: new Map(),
  removed: new Set(),
  notice: { words: "" },
  connection: "none",
  pictures: 0,
  project: "",
  start: started,
  moved: new Map(),
  renamed: undefined,
}

/** @returns the name that a file has now */
export const currentFileName = ({ docs, moved }: Pick<ContentState, "docs" | "moved">, file: string): string =>
  docs.get(file)?.revision ? file : (moved.get(file) ?? file)

/** @returns the edits that are still to be saved */
export const unsavedEdits = ({ unsaved }: ContentState): readonly UnsavedEdit[] =>
  [...unsaved.values()].filter(isUnsaved)

/** @returns the unsaved edit at a location */
export const unsavedAt = ({ unsaved }: ContentState, location: ContentLocation): UnsavedEdit | undefined =>
  unsaved.get(locationKey(location))
