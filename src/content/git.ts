import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Refusal } from "./new/refusal"

/** Variables for git, such as an index of its own. */
type Variables = Readonly<Record<string, string>>

/** Git in one folder. */
export class Git {
  constructor(
    readonly folder: string,
    private readonly variables: Variables = {},
  ) {}

  /** @returns git in the same folder, with other variables */
  with(variables: Variables): Git {
    return new Git(this.folder, { ...this.variables, ...variables })
  }

  /**
   * @param args of git
   * @returns what it says, without white space around it
   * @throws Refusal with git's own words if it fails
   */
  async run(...args: readonly string[]): Promise<string> {
    return (await this.bytes(args)).toString().trim()
  }

  /**
   * @param args of git
   * @param given what git reads
   * @returns what it says, byte for byte
   * @throws Refusal with git's own words if it fails
   */
  async bytes(args: readonly string[], given?: string | Buffer): Promise<Buffer> {
    const options = {
      cwd: this.folder,
      env: { ...process.env, ...this.variables },
      maxBuffer: 2 ** 28,
      encoding: "buffer" as const,
    }
    try {
      const running = promisify(execFile)("git", [...args], options)
      running.child.stdin?.end(given)
      return (await running).stdout
    } catch (error) {
      const said = String(Reflect.get(Object(error), "stderr") ?? "").trim()
      throw new Refusal(`Git did not do "git ${args.find((arg) => /^[a-z]/.test(arg))}":\n${said || String(error)}`)
    }
  }

  /** @returns what git says; undefined if it fails, or is not there */
  async asked(...args: readonly string[]): Promise<string | undefined> {
    try {
      return await this.run(...args)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}

/**
 * @param git in a folder of the repository
 * @returns the folder in which git keeps the repository; undefined if git or a repository is missing
 * @throws Refusal during a merge or the like, on a detached HEAD, and if git does not know who commits
 */
export async function readyRepository(git: Git): Promise<string | undefined> {
  const folder = await git.asked("rev-parse", "--absolute-git-dir")
  if (folder === undefined) return undefined
  const [underWay] = operations.filter(({ files }) => files.some((file) => existsSync(join(folder, file))))
  if (underWay) throw new Refusal(`A ${underWay.name} is under way in this repository. ${underWay.advice}`)
  if ((await git.asked("symbolic-ref", "--quiet", "HEAD")) === undefined)
    throw new Refusal("Git is on no branch (a detached HEAD). Go to one first: git switch main")
  if ((await git.asked("var", "GIT_AUTHOR_IDENT")) === undefined)
    throw new Refusal(
      'Git does not know who you are. Tell it first:\n\n  git config user.name "Your Name"\n  git config user.email you@example.org',
    )
  return folder
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
