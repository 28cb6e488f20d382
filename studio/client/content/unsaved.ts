import type { Problem } from "../../../src/content/check/report/problem"
import type { Json } from "../../../src/content/edit/edit-json"
import type { Change } from "../../server/content/content"
import type { Place } from "./place"

/** What was typed and does not stand in its file. */
export interface Unsaved extends Place {
  /** What the control shows; undefined where the value is to be left out. */
  readonly typed: Json | undefined
  /** What stood in the file when the typing began. */
  readonly began: Json | undefined
  /** What the server is asked to do. */
  readonly edit: Change
  /** It is on its way, it would break the site, or somebody else has changed the same value. */
  readonly state: "typing" | "refused" | "conflict"
  readonly problems: readonly Problem[]
}

/** Where what was typed is kept, so that it survives a reload: the browser's localStorage, or anything like it. */
export type Keeper = Pick<Storage, "getItem" | "setItem">

const key = "studio: not saved"

/** @returns what was typed before the page was loaded anew */
export function kept(keeper: Keeper): readonly Unsaved[] {
  try {
    const found: unknown = JSON.parse(keeper.getItem(key) ?? "[]")
    return Array.isArray(found) ? (found as readonly Unsaved[]) : []
  } catch {
    // Storage is closed to the page, or holds something else: there is nothing to go on with.
    return []
  }
}

/** Keeps what is typed and not saved. */
export function keep(keeper: Keeper, unsaved: Iterable<Unsaved>): void {
  try {
    keeper.setItem(key, JSON.stringify([...unsaved]))
  } catch {
    // Storage is closed or full: the studio goes on, and what is typed lives as long as its page.
  }
}
