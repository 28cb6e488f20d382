import { saveDelayMs } from "../../../model/pending-edit"
import { type ContentLocation, locationKey } from "../location"
import type { Timer } from "../sync/connection"
import type { Unsaved } from "./unsaved"

/** Called when an edit's timers fire. */
interface Due {
  readonly checkEdits: (location: ContentLocation) => void
  readonly save: (location: ContentLocation) => void
}

/** The pause in typing before an edit is checked, in milliseconds. */
const checkPauseMs = 40

/** Triggers checks and saves when typing pauses, and retries of failed saves. */
export class EditTimers {
  private readonly timers = new Map<string, ReadonlyArray<() => void>>()

  constructor(
    private readonly timer: Timer,
    private readonly due: Due,
  ) {}

  /** Restarts an edit's timers. */
  restart(unsaved: Unsaved): void {
    const location = { file: unsaved.file, path: unsaved.path }
    this.stop(location)
    const saves = saveDelayMs(unsaved)
    const isChecked = unsaved.state.kind === "typed" || unsaved.state.kind === "saving"
    this.timers.set(locationKey(location), [
      ...(isChecked ? [this.timer(checkPauseMs, () => this.due.checkEdits(location))] : []),
      ...(saves === undefined ? [] : [this.timer(saves, () => this.due.save(location))]),
    ])
  }

  stop(location: ContentLocation): void {
    this.stopNamed(locationKey(location))
  }

  stopAll(): void {
    for (const name of this.timers.keys()) this.stopNamed(name)
  }

  private stopNamed(name: string): void {
    for (const cancel of this.timers.get(name) ?? []) cancel()
    this.timers.delete(name)
  }
}
