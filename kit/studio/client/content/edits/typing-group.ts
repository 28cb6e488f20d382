import { type ContentLocation, locationKey } from "../location"

/** The pause in typing that begins a new group, in milliseconds. Editors take half a second; here a save is on its way meanwhile. */
const maxPauseMs = 2_000

/** The typing that is under way: what is typed into one field without a long pause. It is one step for an undo, in however many goes it is saved. */
export class TypingGroup {
  private count = 0
  private now: { readonly key: string; readonly at: number } | undefined

  /** @param tab its id, which makes the groups' ids unique */
  constructor(private readonly tab: string) {}

  /** Notes a key press in the field of a location. */
  note(location: ContentLocation): void {
    const key = locationKey(location)
    const at = Date.now()
    if (this.now?.key !== key || at - this.now.at > maxPauseMs) this.count += 1
    this.now = { key, at }
  }

  /** Something else was done, such as an undo. */
  end(): void {
    this.now = undefined
  }

  /** @returns the id of the group if it is about one of these locations */
  idOf(locations: readonly ContentLocation[]): string | undefined {
    return locations.some((each) => locationKey(each) === this.now?.key) ? `${this.tab} ${this.count}` : undefined
  }
}
