import { Refusal } from "../../content/files/errors"
import { Git, readyRepository } from "../../content/files/git"

/** A git repository, in which the content is committed before and after it is replaced. */
export class Repository {
  private constructor(
    private readonly git: Git,
    /** The content's folder within the project. */
    private readonly data: string,
  ) {}

  /**
   * @param project the folder that contains the content
   * @param data the content's folder within it
   * @returns the repository; undefined if git or a repository is missing
   * @throws Refusal during a merge or the like, on a detached HEAD, and if git does not know who commits
   */
  static async find(project: string, data: string): Promise<Repository | undefined> {
    const git = new Git(project)
    return (await readyRepository(git)) === undefined ? undefined : new Repository(git, data)
  }

  /** @returns the address that GitHub Pages gives to the site of the repository's owner; undefined if it is not at GitHub */
  async addressAtGitHub(): Promise<string | undefined> {
    const remote = await this.git.asked("remote", "get-url", "origin")
    const [, owner] = /github\.com[/:]([\w-]+)\//i.exec(remote ?? "") ?? []
    return owner && `https://${owner.toLowerCase()}.github.io`
  }

  /**
   * Commits the content if it differs from the last commit. Nothing else is committed, even if it is staged.
   *
   * @param message of the commit
   * @throws Refusal with git's own words if it does not commit
   */
  async commit(message: string): Promise<void> {
    const changed = await this.git.run("status", "--porcelain", "--untracked-files=all", "--", this.data)
    if (changed !== "") {
      await this.git.run("add", "--all", "--", this.data)
      await this.git.run("commit", "--quiet", "--message", message, "--only", "--", this.data)
    }
    // Git says of an ignored folder that nothing in it has changed.
    if ((await this.git.asked("cat-file", "-e", `HEAD:./${this.data}/site.json`)) === undefined)
      throw new Refusal(`Git ignores ${this.data}/, so it would not keep the sample. Remove it from .gitignore.`)
  }
}
