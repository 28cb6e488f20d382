import { execFile } from "node:child_process"
import { existsSync, realpathSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { Refusal } from "./errors"
import { gitFor } from "./terminal"

/** git failed. `output` is what it has written. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message)
  }
}

/** How git is run. */
export interface GitOptions {
  /** Its standard input. */
  readonly input?: string | Buffer | undefined
  /** Environment variables beside the process's own. */
  readonly env?: Readonly<Record<string, string>>
  /** In milliseconds; 0 for none. */
  readonly timeout?: number
}

const defaultTimeoutMs = 120_000

/**
 * Runs git on content. Its repository is looked for outside the content: files in `data/` that look like one, with settings that run commands, are only files.
 *
 * @param data the folder of the content, in which git runs
 * @param args of git
 * @param options its input, environment and timeout
 * @returns its standard output
 * @throws GitError if it fails, or there is no git
 */
export async function gitBytes(data: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return runGit(data, args, { ...options, env: { ...(await repositoryOf(data)), ...options.env } })
}

/** Neither a bare repository that is met on the way nor the settings of one run a program unasked (git's safe.bareRepository, since 2.38). */
const careful = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]

function runGit(
  folder: string,
  args: readonly string[],
  { input, env, timeout = defaultTimeoutMs }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, timeout, maxBuffer: 512_000_000, encoding: "buffer", env: environment(env) } as const
    const process = execFile("git", [...careful, ...args], options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const output = stderr.toString("utf8") || stdout.toString("utf8") || String(error)
      reject(new GitError(`git ${args[0]} failed`, output))
    })
    // If git ends before it has read everything, its exit code reports the failure.
    process.stdin?.on("error", () => undefined)
    process.stdin?.end(input ?? "")
  })
}

/** The repository of a folder. */
interface Found {
  readonly variables: Variables
  /** The path of the folder from the repository's top, with a trailing slash; empty at the top. */
  readonly prefix: string
}

/** The repositories that have been asked for, by the folder that holds the content. */
const repositories = new Map<string, Promise<Found>>()

/**
 * @param data the folder of the content
 * @returns variables that name the repository of the folder that holds the content; without a repository, a place where there is none
 */
export const repositoryOf = async (data: string): Promise<Variables> => (await foundFor(holderOf(data))).variables

/**
 * @param data the folder of the content
 * @returns its path from the repository's top, with a trailing slash
 */
export async function prefixOf(data: string): Promise<string> {
  const holder = holderOf(data)
  return `${(await foundFor(holder)).prefix}${basename(realpathSync(data))}/`
}

const holderOf = (data: string): string => dirname(existsSync(data) ? realpathSync(data) : resolve(data))

async function foundFor(holder: string): Promise<Found> {
  const known = await (repositories.get(holder) ?? remember(holder))
  return existsSync(known.variables.GIT_DIR ?? "") ? known : remember(holder)
}

function remember(holder: string): Promise<Found> {
  const found = findRepository(holder)
  repositories.set(holder, found)
  return found
}

async function findRepository(holder: string): Promise<Found> {
  try {
    const found = await runGit(holder, ["rev-parse", "--absolute-git-dir", "--show-toplevel", "--show-prefix"])
    const [directory = "", top = "", prefix = ""] = found.toString("utf8").split("\n")
    return { variables: { GIT_DIR: directory, GIT_WORK_TREE: top }, prefix }
  } catch (error) {
    if (error instanceof GitError) return { variables: { GIT_DIR: join(holder, ".git") }, prefix: "" }
    throw error
  }
}

/** As `gitBytes`, with the output as text. */
export async function git(data: string, ...args: readonly string[]): Promise<string> {
  return (await gitBytes(data, args)).toString("utf8")
}

/** @returns the variables with which git runs, whoever starts it */
function environment(more?: GitOptions["env"]): NodeJS.ProcessEnv {
  // GIT_INDEX_FILE may be inherited, as from a hook that started the studio: it is not the owner's index.
  const { GIT_INDEX_FILE: _index, ...own } = process.env
  // No password prompts, since nobody could answer; English output, since it is parsed; no optional locks, so as not to block the owner's own git.
  return { ...own, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", ...more }
}

/** @returns whether a git command succeeds */
export async function succeeds(folder: string, ...question: readonly string[]): Promise<boolean> {
  return (await tryGit(folder, ...question)) !== undefined
}

/** @returns the trimmed output of a git command; undefined if it fails */
export async function tryGit(folder: string, ...question: readonly string[]): Promise<string | undefined> {
  try {
    return (await git(folder, ...question)).trim()
  } catch (error) {
    if (error instanceof GitError) return undefined
    throw error
  }
}

/**
 * @param folder in which git runs
 * @param path of a file in it
 * @param commit the last one, or another
 * @returns the file's bytes at this commit, as a checkout would write them; undefined if it was absent, or without git or a commit
 * @throws GitError if the file is in the commit but cannot be read: it must not pass for an absent one
 */
export async function committedBytes(folder: string, path: string, commit = "HEAD"): Promise<Buffer | undefined> {
  try {
    return await gitBytes(folder, ["cat-file", "--filters", `${commit}:./${path}`])
  } catch (error) {
    const isThere =
      (await succeeds(folder, "rev-parse", "--quiet", "--verify", `${commit}^{commit}`)) &&
      (await git(folder, "--literal-pathspecs", "ls-tree", "-z", commit, "--", path)) !== ""
    if (isThere || !(error instanceof GitError)) throw error
    return undefined
  }
}

/** @returns whether a folder is in a git repository with a commit, and there is git */
export const hasHistory = (folder: string): Promise<boolean> =>
  succeeds(folder, "rev-parse", "--quiet", "--verify", "HEAD^{commit}")

/** Variables for git, such as an index of its own. */
type Variables = Readonly<Record<string, string>>

/** Git in a folder of a project, such as its top, for commands: where it fails, they end with its own words. */
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
   * @param input what git reads
   * @returns what it says, byte for byte
   * @throws Refusal with git's own words if it fails
   */
  async bytes(args: readonly string[], input?: string | Buffer): Promise<Buffer> {
    // A command may take as long as the network does, and somebody may be there to be asked for a password.
    const env = { GIT_TERMINAL_PROMPT: process.env.GIT_TERMINAL_PROMPT ?? "1", ...this.variables }
    try {
      return await runGit(this.folder, args, { input, env, timeout: 0 })
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      throw new Refusal(`Git did not do "git ${args.find((arg) => /^[a-z]/.test(arg))}":\n${error.output.trim()}`)
    }
  }

  /** @returns what git says; undefined if it fails, or is not there */
  async tryRun(...args: readonly string[]): Promise<string | undefined> {
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
  const folder = await git.tryRun("rev-parse", "--absolute-git-dir")
  if (folder === undefined) return undefined
  const named = gitFor(git.folder)
  const [underWay] = operations.filter(({ files }) => files.some((file) => existsSync(join(folder, file))))
  if (underWay) {
    const { name } = underWay
    const ways = [`Finish it: ${named} ${name} --continue`, `Or end it: ${named} ${name} --abort`]
    throw new Refusal(`A ${name} is under way in this repository.\n\n${ways.join("\n")}`)
  }
  if ((await git.tryRun("symbolic-ref", "--quiet", "HEAD")) === undefined)
    throw new Refusal(
      `Git is on no branch (a detached HEAD). Go to one first: ${named} switch ${(await branchToGoTo(git)) ?? "--create main"}`,
    )
  if ((await git.tryRun("var", "GIT_AUTHOR_IDENT")) === undefined)
    throw new Refusal(
      `Git does not know who you are. Tell it first:\n\n  ${named} config user.name "Your Name"\n  ${named} config user.email you@example.org`,
    )
  return folder
}

/** @returns the branch to go to from a detached HEAD: the one left last, else main or master, else any */
export async function branchToGoTo(git: Git): Promise<string | undefined> {
  const left = await git.tryRun("rev-parse", "--quiet", "--verify", "--abbrev-ref", "@{-1}")
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
