import { gitFor, shellWord } from "../../content/files/terminal"

/** Commands to run after this one: complete, so that they act on the same site from the folder in which this one ran. */
export class FollowUp {
  /**
   * @param folder of the site
   * @param args of this command
   */
  constructor(
    private readonly folder: string,
    private readonly args: readonly string[] = [],
  ) {}

  /** @returns this command again, with more arguments */
  again(...more: readonly string[]): string {
    return ["npm run update --", ...[...this.args, ...more].map(shellWord)].join(" ")
  }

  /** @returns `npm run update` with these arguments */
  update(...args: readonly string[]): string {
    return new FollowUp(this.folder, this.isHere ? [] : ["--site", this.folder]).again(...args)
  }

  /** @returns npm's command in the site's folder */
  npm(command: string): string {
    return `npm ${command}${this.isHere ? "" : ` --prefix ${shellWord(this.folder)}`}`
  }

  /** @returns git's command in the site's folder */
  git(...args: readonly string[]): string {
    return [gitFor(this.folder), ...args].join(" ")
  }

  /** @returns git's command that resolves conflicts where an update waits */
  mergetool(): string {
    return `${this.isHere ? "git -C .update/site" : gitFor(`${this.folder}/.update/site`)} mergetool`
  }

  private get isHere(): boolean {
    return this.folder === process.cwd()
  }
}
