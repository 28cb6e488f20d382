import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { Refusal } from "./errors"
import { gitFor } from "./terminal"

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
  const named = gitFor(git.folder)
  const [underWay] = operations.filter(({ files }) => files.some((file) => existsSync(join(folder, file))))
  if (underWay) {
    const { name } = underWay
    const ways = [`Finish it: ${named} ${name} --continue`, `Or end it: ${named} ${name} --abort`]
    throw new Refusal(`A ${name} is under way in this repository.\n\n${ways.join("\n")}`)
  }
  if ((await git.asked("symbolic-ref", "--quiet", "HEAD")) === undefined)
    throw new Refusal(
      `Git is on no branch (a detached HEAD). Go to one first: ${named} switch ${(await branchToGoTo(git)) ?? "--create main"}`,
    )
  if ((await git.asked("var", "GIT_AUTHOR_IDENT")) === undefined)
    throw new Refusal(
      `Git does not know who you are. Tell it first:\n\n  ${named} config user.name "Your Name"\n  ${named} config user.email you@example.org`,
    )
  return folder
}

/** @returns the branch to go to from a detached HEAD: the one left last, else main or master, else any */
export async function branchToGoTo(git: Git): Promise<string | undefined> {
  const left = await git.asked("rev-parse", "--quiet", "--verify", "--abbrev-ref", "@{-1}")
  const all = (await git.run("for-each-ref", "--format=%(refname:short)", "refs/heads")).split("\n").filter(Boolean)
  return all.find((name) => name === left) ?? all.find((name) => /^(?:main|master)$/.test(name)) ?? all[0]
}

/** What leaves a repository half-way, with the files by which git knows. */
const operations = [
  { name: "merge", files: ["MERGE_HEAD"] },
  { name: "rebase", files: ["rebase-merge", "rebase-apply"] },
  { name: "cherry-pick", files: ["CHERRY_PICK_HEAD"] },
  { name: "revert", files: ["REVERT_HEAD"] },
]
