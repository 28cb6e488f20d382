import { posix } from "node:path"
import { isLeftover } from "../../../../content/files/data-folder"
import { GitError, git, hasHistory, prefixOf } from "../../../../owner/files/git"

/** A file in a commit. */
interface CommittedFile {
  /** The id of its content. */
  readonly oid: string
  readonly mode: string
}

/** A file of data/ that may differ from the last commit. */
export interface FileChange {
  /** Within data/. */
  readonly file: string
  /** Relative to the repository's top. */
  readonly path: string
  /** At the last commit; absent for a new file. */
  readonly committed?: CommittedFile
  readonly isPresent: boolean
  /** Whether the content may equal the committed one after all, because git only compared it with the index. */
  readonly isUncertain: boolean
}

/** @returns whether a git mode is that of a regular file */
export const isFileMode = (mode: string): boolean => mode.startsWith("100")

const absent = "000000"

/**
 * @param data the folder of the content
 * @returns the files in it that may differ from the last commit, sorted, without files that programs leave behind; undefined without git or a commit
 * @throws GitError if git fails
 */
export async function fileChanges(data: string): Promise<readonly FileChange[] | undefined> {
  try {
    const format = ["--porcelain=v2", "--branch", "-z", "--no-renames"]
    const status = await git(data, "status", ...format, "--untracked-files=all", "--ignore-submodules=dirty", "--", ".")
    return filesIn(status, await prefixOf(data))
  } catch (error) {
    if (error instanceof GitError && !(await hasHistory(data))) return undefined
    throw error
  }
}

function filesIn(status: string, prefix: string): readonly FileChange[] | undefined {
  const found = new Map<string, FileChange>()
  for (const record of status.split("\0")) {
    if (record === "# branch.oid (initial)") return undefined
    const change = changeIn(record, prefix)
    if (!change || change.file.split("/").some(isLeftover)) continue
    const known = found.get(change.file)
    // A file staged as removed but present is listed twice.
    found.set(change.file, known ? { ...known, isPresent: true, isUncertain: true } : change)
  }
  return [...found.values()]
    .filter(({ committed, isPresent }) => committed || isPresent)
    .sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** Parses a record of `git status --porcelain=v2 -z`. */
function changeIn(record: string, prefix: string): FileChange | undefined {
  const named = (path: string) => ({ path, file: posix.relative(prefix, path) })
  if (record.startsWith("? ")) return { ...named(record.slice(2)), isPresent: true, isUncertain: false }
  const changed = /^1 (\S\S) \S+ (\d+) \d+ (\d+) (\w+) \w+ (.+)$/s.exec(record)
  if (changed) {
    const [, states = "", mode = "", present, oid = "", path = ""] = changed
    const isUncertain = !states.includes(".") || (mode !== present && isFileMode(mode))
    return { ...named(path), ...committedAs(mode, oid), isPresent: present !== absent, isUncertain }
  }
  // In a conflict, stage 2 is the last commit's.
  const unmerged = /^u \S\S \S+ \d+ (\d+) \d+ (\d+) \w+ (\w+) \w+ (.+)$/s.exec(record)
  if (!unmerged) return undefined
  const [, mode = "", present, oid = "", path = ""] = unmerged
  return { ...named(path), ...committedAs(mode, oid), isPresent: present !== absent, isUncertain: true }
}

const committedAs = (mode: string, oid: string): Pick<FileChange, "committed"> =>
  mode === absent ? {} : { committed: { oid, mode } }
