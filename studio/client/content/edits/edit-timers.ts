import { savesAfter } from "../../../model/pending"
import { type Place, placeName } from "../location"
import type { Timer } from "../sync/connection"
import type { Unsaved } from "./unsaved"

/** What is done with an edit when its time has come. */
interface Due {
  readonly judge: (place: Place) => void
  readonly save: (place: Place) => void
}

/** After so many milliseconds of a pause the check is asked. */
const judgePause = 40

/** Has edits judged and saved when their typing pauses, and again later what could not be saved. */
export class EditTimers {
  private readonly timers = new Map<string, ReadonlyArray<() => void>>()

  constructor(
    private readonly timer: Timer,
    private readonly due: Due,
  ) {}

  /** Begins its waiting anew. */
  restart(unsaved: Unsaved): void {
    const place = { file: unsaved.file, path: unsaved.path }
    this.stop(place)
    const saves = savesAfter(unsaved)
    const judges = unsaved.state.kind === "typed" || unsaved.state.kind === "saving"
    this.timers.set(placeName(place), [
      ...(judges ? [this.timer(judgePause, () => this.due.judge(place))] : []),
      ...(saves === undefined ? [] : [this.timer(saves, () => this.due.save(place))]),
    ])
  }

  stop(place: Place): void {
    this.stopNamed(placeName(place))
  }

  stopAll(): void {
    for (const name of this.timers.keys()) this.stopNamed(name)
  }

  private stopNamed(name: string): void {
    for (const cancel of this.timers.get(name) ?? []) cancel()
    this.timers.delete(name)
  }
}
