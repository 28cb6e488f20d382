import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { writeError } from "../../../content/files/terminal"
import { words } from "../../words/words"
import { type FileBytes, readAll } from "./disk"
import { isTextFile, revisionOf } from "./revision"
import type { Sources } from "./sources"

/** The check's result for one state of the files. */
export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[]
  /** The revisions of the checked files. */
  readonly revisions: Readonly<Record<string, string>>
}

/** Runs the check over all content. */
export class ContentCheck {
  private running: Promise<void> | undefined
  private isOutdated = false

  /** @param onResult called with the results of checks that `scheduleCheck` starts */
  constructor(
    private readonly sources: Pick<Sources, "disk" | "check">,
    private readonly onResult: (result: CheckResult) => void,
  ) {}

  /** @returns the current bytes of all text files */
  async readTextFiles(): Promise<FileBytes> {
    const { disk } = this.sources
    return readAll(disk, (await disk.files()).filter(isTextFile))
  }

  /**
   * @param overlay bytes to check in place of files; undefined for a file to treat as absent
   * @param present the files' bytes, if already read
   * @returns the check's result for the files with the overlay
   */
  async checkWith(overlay: FileBytes = new Map(), present?: FileBytes): Promise<CheckResult> {
    const all = new Map([...(present ?? (await this.readTextFiles())), ...overlay])
    const revisions = Object.fromEntries([...all].map(([file, bytes]) => [file, revisionOf(bytes)]))
    return { diagnostics: await this.sources.check(all), revisions }
  }

  /** Checks the content in the background, and again if it changes meanwhile. */
  scheduleCheck(): void {
    this.isOutdated = true
    this.running ??= this.run().finally(() => {
      this.running = undefined
      if (this.isOutdated) this.scheduleCheck()
    })
  }

  private async run(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false
      try {
        this.onResult(await this.checkWith())
      } catch (error) {
        writeError(`${words.terminal.notChecked(String(error))}\n`)
      }
    }
  }
}
