import { createStore } from "zustand/vanilla"
import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { isUnsaved } from "../../model/pending-edit"
import type { StartState } from "../../model/start-state"
import type { FieldFacts } from "../../server/content/contract"
import type { RenameResult } from "../../server/content/edits/renames"
import type { UpdateState } from "../../server/update/update-state"
import type { Doc } from "./doc"
import type { Unsaved } from "./edits/unsaved"
import type { ContentLocation } from "./location"

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
}

/** A value that was changed along with another one, since a rule joins them. */
export interface AdjustedValue extends ContentLocation {
  readonly was: Json
  /** Undefined if it was removed. */
  readonly now: Json | undefined
  /** What it gave way to. */
  readonly to: readonly ContentLocation[]
}

/** The studio's state of the content. */
export interface ContentState {
  readonly docs: ReadonlyMap<string, Doc>
  readonly contract: Readonly<Record<string, FieldFacts>>
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** By location key. */
  readonly unsaved: ReadonlyMap<string, Unsaved>
  /** What has changed along with something else, by location key; it may have been changed since. */
  readonly adjusted: ReadonlyMap<string, AdjustedValue>
  /** What values were before they were changed in this tab, oldest first, by location key. */
  readonly former: ReadonlyMap<string, readonly string[]>
  /** The message shown: what was saved, or what went wrong. */
  readonly notice: Notice
  /** "over": the server does not know this page, since the studio was restarted. */
  readonly connection: "open" | "lost" | "over"
  /** Increases with each change of a picture. */
  readonly pictures: number
  /** Identifies the content across starts of the studio. */
  readonly project: string
  /** How far the preview's start has come. */
  readonly start: StartState
  /** How far an update of the kit has come; undefined until it is told. */
  readonly update: UpdateState | undefined
  /** Files that have got other names, in both directions: an undo moves them back. */
  readonly moved: ReadonlyMap<string, string>
  /** The last rename of this tab, until it is undone, and the location of the name. */
  readonly renamed: (ContentLocation & { readonly changes: RenameResult }) | undefined
}

/** @returns the name that a file has now */
export const currentFileName = ({ docs, moved }: Pick<ContentState, "docs" | "moved">, file: string): string =>
  docs.get(file)?.revision ? file : (moved.get(file) ?? file)

/** @returns the unsaved edits that are not given up */
export const unsavedEdits = (content: ContentState): readonly Unsaved[] =>
  [...content.unsaved.values()].filter(isUnsaved)

/** Holds the state and notifies listeners of changes. */
export class ObservableState {
  private readonly store = createStore<ContentState | undefined>(() => undefined)

  /** Undefined until the content is read for the first time. */
  get now(): ContentState | undefined {
    return this.store.getState()
  }

  readonly subscribe = (listener: () => void) => this.store.subscribe(listener)

  /** Sets the first state. */
  begin(first: Pick<ContentState, "docs" | "contract" | "project" | "start">): void {
    const none = {
      diagnostics: [],
      unsaved: new Map(),
      adjusted: new Map(),
      former: new Map(),
      moved: new Map(),
      renamed: undefined,
      update: undefined,
    }
    this.store.setState({ ...first, ...none, notice: { words: "" }, connection: "open", pictures: 0 }, true)
  }

  /** Replaces parts of the state; does nothing before `begin`. */
  put(part: Partial<ContentState>): void {
    if (this.now) this.store.setState(part)
  }

  notify(said: Notice): void {
    this.put({ notice: said })
  }
}
