import { existsSync, statSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { DataFolder } from "../../files/data-folder"
import { tryGit } from "../../files/git"
import { type FileState, MemoKind, sameFile } from "../../files/memo"

/** Returns the JSON value of a content file at the last commit; undefined if it is unknown. */
export type LastCommit = (file: string) => Promise<unknown>

/** The hash of the last commit, by folder. */
const heads = new MemoKind<FileState, Promise<string | undefined>>(sameFile)

/** The content of files at the commit with this hash. */
const committed = new MemoKind<string, Promise<unknown>>((one, other) => one === other)

/**
 * @param folder of the content
 * @returns the content at the last commit; undefined without git, a repository or a commit
 */
export async function lastCommit({ root, realRoot, memo }: DataFolder): Promise<LastCommit | undefined> {
  // Anything within the content that looks like a repository does not count (kit/content/files/git.ts).
  const repository = repositoryOf(dirname(realRoot))
  if (repository === undefined) return undefined
  const askGit = () => tryGit(root, "rev-parse", "--verify", "HEAD")
  const commit = await heads.of(memo, root, await headState(repository), askGit)
  if (!commit) return undefined
  return (file) => committed.of(memo, file, commit, () => contentAt(root, commit, file))
}

/**
 * Where this finds nothing, git would not either. Not starting git cuts the check's unit tests from 79 to 65 seconds of processor time.
 *
 * @returns the path of the nearest `.git`, or GIT_DIR if it is set
 */
function repositoryOf(folder: string): string | undefined {
  if (process.env.GIT_DIR) return process.env.GIT_DIR
  const here = join(folder, ".git")
  if (existsSync(here)) return here
  const parent = dirname(folder)
  return parent === folder ? undefined : repositoryOf(parent)
}

/**
 * Asking git for HEAD at each change took about an eighth of the preview's processor time: a process as large as the preview is slow to spawn another.
 *
 * @returns a value that identifies HEAD; undefined if it is not in these files (in a worktree, or with reftable), so that git is asked
 */
async function headState(repository: string): Promise<FileState> {
  try {
    if (!statSync(repository).isDirectory() || existsSync(join(repository, "reftable"))) return undefined
    const head = await readFile(join(repository, "HEAD"), "utf8")
    const ref = /^ref: (.+)$/m.exec(head)?.[1]
    const commit = ref === undefined ? "" : await orNothing(readFile(join(repository, ref), "utf8"))
    const packed = await orNothing(stat(join(repository, "packed-refs")))
    return [head, commit, packed?.mtimeMs, packed?.size].join(" ")
  } catch {
    return undefined
  }
}

const orNothing = <Value>(value: Promise<Value>): Promise<Value | undefined> => value.catch(() => undefined)

/** Undefined if the commit has no such file, or an invalid one. */
async function contentAt(root: string, commit: string, file: string): Promise<unknown> {
  const text = await tryGit(root, "show", `${commit}:./${file}`)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
