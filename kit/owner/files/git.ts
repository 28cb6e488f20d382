import { execFile } from "node:child_process"
import { existsSync, realpathSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { gitFor } from "../../content/files/terminal"

/** git failed. `output` is what it wrote. */
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
  /** Environment variables in addition to the process's own. */
  readonly env?: Readonly<Record<string, string>>
  /** In milliseconds; 0 for none. */
  readonly timeout?: number
  /** In milliseconds: how long it may say nothing on its standard error; by default, as long as it takes. */
  readonly silence?: number
}

const defaultTimeoutMs = 120_000

/**
 * Runs git on content. The repository is looked for outside the content folder: anything in `data/` that looks like a repository, with settings that run
 * commands, is treated as plain files.
 *
 * @param data the content folder, in which git runs
 * @param args git's arguments
 * @param options its input, environment and timeout
 * @returns its standard output
 * @throws GitError if git fails or is not installed
 */
export async function gitBytes(data: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return runGit(data, args, { ...options, env: { ...(await repositoryOf(data)), ...options.env } })
}

/** Keeps a bare repository found on the way, or a repository's settings, from running a program unasked (git's safe.bareRepository, since 2.38). */
const careful = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]

/** Variables that have git's own helper for http give up as well: it outlives git. */
const slowest = (silence: number): Variables => ({
  GIT_HTTP_LOW_SPEED_LIMIT: "1",
  GIT_HTTP_LOW_SPEED_TIME: String(Math.ceil(silence / 1000)),
})

function runGit(
  folder: string,
  args: readonly string[],
  { input, env, timeout = defaultTimeoutMs, silence }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const silent = new AbortController()
    const timer = silence === undefined ? undefined : setTimeout(() => silent.abort(), silence)
    const options = {
      cwd: folder,
      timeout,
      maxBuffer: 512_000_000,
      encoding: "buffer",
      env: environment(silence === undefined ? env : { ...env, ...slowest(silence) }),
      ...(timer && { signal: silent.signal }),
    } as const
    const process = execFile("git", [...careful, ...args], options, (error, stdout, stderr) => {
      clearTimeout(timer)
      if (!error) return resolve(stdout)
      if (silent.signal.aborted) return reject(new GitError(`git ${args[0]} failed`, "There was no answer."))
      const output = stderr.toString("utf8") || stdout.toString("utf8") || String(error)
      reject(new GitError(`git ${args[0]} failed`, output))
    })
    process.stderr?.on("data", () => timer?.refresh())
    // If git exits before it has read all of its input, its exit code reports the failure.
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

/** The repositories found so far, by the folder that holds the content folder. */
const repositories = new Map<string, Promise<Found>>()

/**
 * @param data the content folder
 * @returns variables that name the repository of the folder around it; if there is none, they name a place without a repository
 */
export const repositoryOf = async (data: string): Promise<Variables> => (await foundFor(holderOf(data))).variables

/**
 * @param data the content folder
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

/** Like `gitBytes`, with the output as text. */
export async function git(data: string, ...args: readonly string[]): Promise<string> {
  return (await gitBytes(data, args)).toString("utf8")
}

/** @returns the environment in which git runs, whoever started this process */
function environment(more?: GitOptions["env"]): NodeJS.ProcessEnv {
  // GIT_INDEX_FILE may be inherited, such as from a hook that started the studio; it does not name the owner's index.
  const { GIT_INDEX_FILE: _index, ...own } = process.env
  // No password prompts, since nobody could answer them; English output, since it is parsed; no optional locks, which could block the owner's own git.
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
 * @param commit by default, the last one
 * @returns the file's bytes in this commit, as a checkout would write them; undefined if the file, the commit or git is missing
 * @throws GitError if the commit has the file but it cannot be read: it must not pass for a missing one
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

/** @returns whether git is installed and a folder is in a repository with a commit */
export const hasHistory = (folder: string): Promise<boolean> =>
  succeeds(folder, "rev-parse", "--quiet", "--verify", "HEAD^{commit}")

/** Environment variables for git, such as one that names another index. */
type Variables = Readonly<Record<string, string>>

/** Git in a folder of a project, such as its top, for commands: if git fails, the command ends with git's own message. */
export class Git {
  constructor(
    readonly folder: string,
    private readonly variables: Variables = {},
    private readonly settings: readonly string[] = [],
  ) {}

  /** @returns git in another folder, with the same variables and settings */
  at(folder: string): Git {
    return new Git(folder, this.variables, this.settings)
  }

  /**
   * @param args git's arguments
   * @returns its output, trimmed
   * @throws Refusal with git's own message if it fails
   */
  async run(...args: readonly string[]): Promise<string> {
    return (await this.bytes(args)).toString().trim()
  }

  /**
   * @param args git's arguments
   * @param input git's standard input
   * @param silence in milliseconds: how long it may say nothing; by default, as long as it takes
   * @returns its output, byte for byte
   * @throws Refusal with git's own message if it fails
   */
  async bytes(args: readonly string[], input?: string | Buffer, silence?: number): Promise<Buffer> {
    // A command may wait for the network as long as it takes, and there may be somebody to answer a password prompt.
    const env = { GIT_TERMINAL_PROMPT: process.env.GIT_TERMINAL_PROMPT ?? "1", ...this.variables }
    try {
      const settings = this.settings.flatMap((setting) => ["-c", setting])
      return await runGit(this.folder, [...settings, ...args], {
        input,
        env,
        timeout: 0,
        ...(silence !== undefined && { silence }),
      })
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      throw new Refusal(`Git did not do "git ${args[0]}":\n${error.output.trim()}`)
    }
  }

  /** @returns git's trimmed output; undefined if it fails or is not installed */
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
 * @returns the repository's .git folder; undefined if git or a repository is missing
 * @throws Refusal during a merge or the like, on a detached HEAD, and if git has no name and email address to commit with
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

/** @returns the branch to switch to from a detached HEAD: the previous one, else main or master, else any */
export async function branchToGoTo(git: Git): Promise<string | undefined> {
  const left = await git.tryRun("rev-parse", "--quiet", "--verify", "--abbrev-ref", "@{-1}")
  const all = (await git.run("for-each-ref", "--format=%(refname:short)", "refs/heads")).split("\n").filter(Boolean)
  return all.find((name) => name === left) ?? all.find((name) => /^(?:main|master)$/.test(name)) ?? all[0]
}

/** Operations that can be left unfinished in a repository, with the files that show it. */
const operations = [
  { name: "merge", files: ["MERGE_HEAD"] },
  { name: "rebase", files: ["rebase-merge", "rebase-apply"] },
  { name: "cherry-pick", files: ["CHERRY_PICK_HEAD"] },
  { name: "revert", files: ["REVERT_HEAD"] },
]
