import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Refusal } from "../new/refusal"

/** A git repository, in which the content is committed before and after it is replaced. */
export class Repository {
  private constructor(
    /** The folder of the project. */
    private readonly project: string,
    /** The content's folder within it. */
    private readonly data: string,
  ) {}

  /**
   * @param project the folder that contains the content
   * @param data the content's folder within it
   * @returns the repository; undefined if git or a repository is missing
   * @throws Refusal during a merge or the like, on a detached HEAD, and if git does not know who commits
   */
  static async find(project: string, data: string): Promise<Repository | undefined> {
    const repository = new Repository(project, data)
    const folder = await repository.asked("rev-parse", "--absolute-git-dir")
    if (folder === undefined) return undefined
    const [underWay] = operations.filter(({ files }) => files.some((file) => existsSync(join(folder, file))))
    if (underWay) throw new Refusal(`A ${underWay.name} is under way in this repository. ${underWay.advice}`)
    if ((await repository.asked("symbolic-ref", "--quiet", "HEAD")) === undefined)
      throw new Refusal("Git is on no branch (a detached HEAD). Go to one first: git switch main")
    if ((await repository.asked("var", "GIT_AUTHOR_IDENT")) === undefined)
      throw new Refusal(
        'Git does not know who you are. Tell it first:\n\n  git config user.name "Your Name"\n  git config user.email you@example.org',
      )
    return repository
  }

  /** @returns the address that GitHub Pages gives to the site of the repository's owner; undefined if it is not at GitHub */
  async addressAtGitHub(): Promise<string | undefined> {
    const remote = await this.asked("remote", "get-url", "origin")
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
    const changed = await this.run("status", "--porcelain", "--untracked-files=all", "--", this.data)
    if (changed !== "") {
      await this.run("add", "--all", "--", this.data)
      await this.run("commit", "--quiet", "--message", message, "--only", "--", this.data)
    }
    // Git says of an ignored folder that nothing in it has changed.
    if ((await this.asked("cat-file", "-e", `HEAD:./${this.data}/site.json`)) === undefined)
      throw new Refusal(`Git ignores ${this.data}/, so it would not keep the sample. Remove it from .gitignore.`)
  }

  private async run(...args: readonly string[]): Promise<string> {
    try {
      const { stdout } = await promisify(execFile)("git", [...args], { cwd: this.project, maxBuffer: 2 ** 26 })
      return stdout.trim()
    } catch (error) {
      const said = String(Reflect.get(Object(error), "stderr") ?? "").trim()
      throw new Refusal(`Git did not do "git ${args[0]}":\n${said || String(error)}`)
    }
  }

  /** @returns what git says; undefined if it fails, or is not there */
  private async asked(...args: readonly string[]): Promise<string | undefined> {
    try {
      return await this.run(...args)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}

/** What leaves a repository half-way, with the files by which git knows. */
const operations = [
  { name: "merge", files: ["MERGE_HEAD"], advice: "Finish it with git commit, or end it with git merge --abort." },
  {
    name: "rebase",
    files: ["rebase-merge", "rebase-apply"],
    advice: "Finish it with git rebase --continue, or end it with git rebase --abort.",
  },
  {
    name: "cherry-pick",
    files: ["CHERRY_PICK_HEAD"],
    advice: "Finish it with git cherry-pick --continue, or end it with git cherry-pick --abort.",
  },
  {
    name: "revert",
    files: ["REVERT_HEAD"],
    advice: "Finish it with git revert --continue, or end it with git revert --abort.",
  },
]
