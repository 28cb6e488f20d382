import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { words } from "../../words"
import { isTextFile, revisionOf } from "./revision"
import type { Sources } from "./sources"

/** What the check says of the content in one state of its files. */
export interface Judged {
  readonly diagnostics: readonly Diagnostic[]
  /** The revisions of the files that were judged. */
  readonly of: Readonly<Record<string, string>>
}

/** Asks the check about all content. */
export class ContentCheck {
  private running: Promise<void> | undefined
  private isOutdated = false

  /** @param tell is told what the check says when nobody waits for it */
  constructor(
    private readonly sources: Pick<Sources, "disk" | "check">,
    private readonly tell: (judged: Judged) => void,
  ) {}

  /** @returns what the files with text in them hold now */
  async present(): Promise<ReadonlyMap<string, Buffer | undefined>> {
    const { disk } = this.sources
    const files = (await disk.files()).filter(isTextFile)
    return new Map(await Promise.all(files.map(async (file) => [file, await disk.read(file)] as const)))
  }

  /**
   * @param overlay what is judged in place of files; undefined for a file that is not to be there
   * @param present what the files hold, if that was read before
   * @returns what the check says of the files, but for those
   */
  async judged(
    overlay: ReadonlyMap<string, Buffer | undefined> = new Map(),
    present?: ReadonlyMap<string, Buffer | undefined>,
  ): Promise<Judged> {
    const all = new Map([...(present ?? (await this.present())), ...overlay])
    const of = Object.fromEntries([...all].map(([file, bytes]) => [file, revisionOf(bytes)]))
    return { diagnostics: await this.sources.check(all), of }
  }

  /** Has the content checked, and again if it changes meanwhile; nobody waits for it. */
  soon(): void {
    this.isOutdated = true
    this.running ??= this.run().finally(() => {
      this.running = undefined
      if (this.isOutdated) this.soon()
    })
  }

  private async run(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false
      try {
        this.tell(await this.judged())
      } catch (error) {
        process.stderr.write(`${words.terminal.notChecked(String(error))}\n`)
      }
    }
  }
}
