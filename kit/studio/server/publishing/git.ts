import { execFile } from "node:child_process"

/** git failed. `output` is what it has written. */
export class GitError extends Error {
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message)
  }
}

export interface GitOptions {
  /** Its standard input. */
  readonly input?: string
  /** Environment variables beside the process's own. */
  readonly env?: Readonly<Record<string, string>>
  /** In milliseconds. */
  readonly timeout?: number
}

const usualTimeout = 120_000

/**
 * @param folder in which git runs
 * @param args of git
 * @param options its input, environment and timeout
 * @returns its standard output
 * @throws GitError if it fails, or there is no git
 */
export function gitBytes(
  folder: string,
  args: readonly string[],
  { input, env, timeout = usualTimeout }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, timeout, maxBuffer: 512_000_000, encoding: "buffer", env: environment(env) } as const
    const process = execFile("git", [...args], options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const output = stderr.toString("utf8") || stdout.toString("utf8") || String(error)
      reject(new GitError(`git ${args[0]} failed`, output))
    })
    // If git ends before it has read everything, its exit code reports the failure.
    process.stdin?.on("error", () => undefined)
    process.stdin?.end(input ?? "")
  })
}

/** As `gitBytes`, with the output as text. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  return (await gitBytes(folder, args)).toString("utf8")
}

/** @returns the variables with which git runs, whoever starts it */
export function environment(more?: GitOptions["env"]): NodeJS.ProcessEnv {
  // GIT_INDEX_FILE may be inherited, as from a hook that started the studio: it is not the owner's index.
  const { GIT_INDEX_FILE: _index, ...own } = process.env
  // No password prompts, since nobody could answer; English output, since it is parsed; no optional locks, so as not to block the owner's own git.
  return { ...own, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", ...more }
}

/** @returns whether a git command succeeds */
export async function says(folder: string, ...question: readonly string[]): Promise<boolean> {
  return (await answerOf(folder, ...question)) !== undefined
}

/** @returns the trimmed output of a git command; undefined if it fails */
export async function answerOf(folder: string, ...question: readonly string[]): Promise<string | undefined> {
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
  if (!(await says(folder, "rev-parse", "--quiet", "--verify", `${commit}^{commit}`))) return undefined
  if ((await git(folder, "--literal-pathspecs", "ls-tree", "-z", commit, "--", path)) === "") return undefined
  return gitBytes(folder, ["cat-file", "--filters", `${commit}:./${path}`])
}

/** @returns whether a folder is in a git repository with a commit, and there is git */
export const hasHistory = (folder: string): Promise<boolean> =>
  says(folder, "rev-parse", "--quiet", "--verify", "HEAD^{commit}")
