import { shellWord } from "../../content/files/terminal"

/** The flags that say where and what is updated, and how. */
interface Given {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly base?: string | undefined
  readonly dryRun?: boolean | undefined
  readonly yes?: boolean | undefined
}

/** Commands for somebody to run after this one: whole, so that they act on the same site, with the same versions. */
export class FollowUp {
  /**
   * @param folder of the site
   * @param given the flags of this command
   */
  constructor(
    private readonly folder: string,
    private readonly given: Given = {},
  ) {}

  /**
   * @param more flags beside those of this command, or in their place
   * @returns the same command again
   */
  again(more: Given, ...args: readonly string[]): string {
    const { from, to, base, dryRun, yes } = { ...this.given, ...more }
    const values = Object.entries({ from, to, base }).flatMap(([flag, value]) =>
      value === undefined ? [] : [`--${flag}`, value],
    )
    return this.updating(...values, ...(dryRun ? ["--dry-run"] : []), ...(yes ? ["--yes"] : []), ...args)
  }

  /** @returns the command that takes the last update back */
  undo(): string {
    return this.updating("--undo")
  }

  /** @returns npm's command in the site's folder */
  npm(command: string): string {
    return ["npm", command, ...(this.isHere ? [] : ["--prefix", shellWord(this.folder)])].join(" ")
  }

  private updating(...args: readonly string[]): string {
    const site = this.isHere ? [] : ["--site", this.folder]
    return ["npm run update --", ...[...site, ...args].map(shellWord)].join(" ")
  }

  private get isHere(): boolean {
    return this.folder === process.cwd()
  }
}
