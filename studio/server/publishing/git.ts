import { execFile } from "node:child_process"

/** git said no: its words, for whoever reads the log. */
export class GitError extends Error {
  constructor(
    message: string,
    /** What git has written. */
    readonly output: string,
  ) {
    super(message)
  }
}

/** How git is run. */
export interface GitOptions {
  /** What it reads. */
  readonly input?: string
  /** Variables of its environment beside the process's own. */
  readonly env?: Readonly<Record<string, string>>
  /** In milliseconds. */
  readonly timeout?: number
}

const usualTimeout = 120_000

/**
 * @param folder in which git runs
 * @param args what stands behind `git`
 * @param options what it reads, and how long it may take
 * @returns what it writes
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
    // Whoever ends before it has read everything has failed, and says so itself.
    process.stdin?.on("error", () => undefined)
    process.stdin?.end(input ?? "")
  })
}

/** As `gitBytes`, with the answer as a text. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  return (await gitBytes(folder, args)).toString("utf8")
}

function environment(more: GitOptions["env"]): NodeJS.ProcessEnv {
  // An index of somebody else's, such as that of a hook which started the studio, is not the owner's.
  const { GIT_INDEX_FILE: _index, ...own } = process.env
  // Nobody is there to be asked for a password, its words are looked at, and to look does not lock the owner's own git out.
  return { ...own, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", ...more }
}

/** @returns whether git answers a question with success */
export async function says(folder: string, ...question: readonly string[]): Promise<boolean> {
  return (await answerOf(folder, ...question)) !== undefined
}

/** @returns what git answers to a question; nothing if it fails */
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
 * @returns what the file held at the last commit, with the line breaks that git gives it here; nothing if it was not there, or there is no git
 * @throws GitError if git knows the file and does not give it: it is not to be taken for one that was not there
 */
export async function committedBytes(folder: string, path: string): Promise<Buffer | undefined> {
  if (!(await hasHistory(folder))) return undefined
  if ((await git(folder, "--literal-pathspecs", "ls-tree", "-z", "HEAD", "--", path)) === "") return undefined
  return gitBytes(folder, ["cat-file", "--filters", `HEAD:./${path}`])
}

/** @returns whether a folder is in a git repository with a commit, and there is git */
export const hasHistory = (folder: string): Promise<boolean> =>
  says(folder, "rev-parse", "--quiet", "--verify", "HEAD^{commit}")
