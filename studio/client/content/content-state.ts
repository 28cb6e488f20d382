import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { isUnsaved } from "../../model/pending"
import type { FieldFacts } from "../../server/content/contract"
import type { Doc } from "./doc"
import type { Unsaved } from "./edits/unsaved"
import type { ContentLocation } from "./location"

/** Something that the check says, at the location that it is about. */
export interface LocatedDiagnostic extends Diagnostic {
  readonly location: ContentLocation
}

/** Words for the owner, and whether what they tell can be undone with one click. */
export interface Said {
  readonly words: string
  readonly canUndo?: boolean
  readonly isWrong?: boolean
}

/** The content as the studio has it. */
export interface ContentState {
  readonly docs: ReadonlyMap<string, Doc>
  readonly contract: Readonly<Record<string, FieldFacts>>
  readonly diagnostics: readonly LocatedDiagnostic[]
  /** By the keys of their locations. */
  readonly unsaved: ReadonlyMap<string, Unsaved>
  /** What the studio has to say: what was saved, or what went wrong. */
  readonly said: Said
  /** Over: the studio was started anew, and does not know this page. */
  readonly connection: "open" | "lost" | "over"
  /** Another number after each change of a picture. */
  readonly pictures: number
}

/** @returns what was typed and is neither saved nor given up */
export const unsavedIn = (content: ContentState): readonly Unsaved[] => [...content.unsaved.values()].filter(isUnsaved)

/** Holds the state, and tells who has subscribed when it is another. */
export class ObservableState {
  private state: ContentState | undefined
  private readonly listeners = new Set<() => void>()

  /** The content; undefined until it is read for the first time. */
  get now(): ContentState | undefined {
    return this.state
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** The content is read for the first time; who has subscribed is told when it is completed. */
  begin({ docs, contract }: Pick<ContentState, "docs" | "contract">): void {
    const said = { words: "" }
    this.state = { docs, contract, diagnostics: [], unsaved: new Map(), said, connection: "open", pictures: 0 }
  }

  /** Puts parts of the state in place of others; before it begins there are none. */
  put(part: Partial<ContentState>): void {
    if (!this.state) return
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  say(said: Said): void {
    this.put({ said })
  }
}
