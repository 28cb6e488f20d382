import { gitFor, shellWord } from "../../content/files/terminal"

/** The flags that say which versions a command is about, and what it asks. */
type Given = Partial<
  Readonly<Record<"from" | "to" | "base", string | undefined> & Record<"dryRun" | "yes", boolean | undefined>>
>

/** Commands for somebody to run after this one: whole, so that they act on the same site, wherever they are run. */
export class FollowUp {
  /**
   * @param folder of the site
   * @param given the flags of this command
   */
  constructor(
    private readonly folder: string,
    private readonly given: Given = {},
  ) {}

  /** @returns this command again, with a base */
  again(base: string): string {
    const { from, to, dryRun, yes } = this.given
    const flags = Object.entries({ from, to, base }).flatMap(([flag, value]) =>
      value === undefined ? [] : [`--${flag}`, value],
    )
    return this.update(...flags, ...(dryRun ? ["--dry-run"] : []), ...(yes ? ["--yes"] : []))
  }

  /** @returns `npm run update` with these arguments */
  update(...args: readonly string[]): string {
    const site = this.isHere ? [] : ["--site", this.folder]
    return ["npm run update --", ...[...site, ...args].map(shellWord)].join(" ")
  }

  /** @returns npm's command in the site's folder */
  npm(command: string): string {
    return ["npm", command, ...(this.isHere ? [] : ["--prefix", shellWord(this.folder)])].join(" ")
  }

  /** @returns git where a trial waits */
  gitInTrial(...args: readonly string[]): string {
    return [this.isHere ? "git -C .update/site" : gitFor(`${this.folder}/.update/site`), ...args].join(" ")
  }

  private get isHere(): boolean {
    return this.folder === process.cwd()
  }
}
