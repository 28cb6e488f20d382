import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

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

/** Longer than a push of pictures takes on a slow line. */
const longest = 120_000

/**
 * @param folder in which git runs
 * @param args what stands behind `git`
 * @returns what it writes
 * @throws GitError if it fails, or there is no git
 */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run("git", [...args], {
      cwd: folder,
      timeout: longest,
      maxBuffer: 64_000_000,
      // Nobody is there to be asked for a password, its words are looked at, and to look does not lock the owner's own git out.
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" },
    })
    return stdout
  } catch (error) {
    const output = String(Reflect.get(Object(error), "stderr") ?? error)
    throw new GitError(`git ${args[0]} failed`, output)
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
  try {
    const options = { cwd: folder, maxBuffer: 256_000_000, encoding: "buffer" } as const
    const { stdout } = await run("git", ["cat-file", "--filters", `HEAD:./${path}`], options)
    return stdout
  } catch (error) {
    throw new GitError("git cat-file failed", String(Reflect.get(Object(error), "stderr") ?? error))
  }
}

/** @returns whether a folder is in a git repository with a commit, and there is git */
export async function hasHistory(folder: string): Promise<boolean> {
  try {
    await git(folder, "rev-parse", "--verify", "HEAD")
    return true
  } catch (error) {
    if (error instanceof GitError) return false
    throw error
  }
}
