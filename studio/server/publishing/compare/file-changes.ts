import { posix } from "node:path"
import { isLeftBehind } from "../../../../src/content/check/left-behind"
import { GitError, git, hasHistory } from "../git"

/** A file of data/ that may differ from the last commit. */
export interface FileChange {
  /** Within data/. */
  readonly file: string
  /** From the repository's top. */
  readonly path: string
  /** What the last commit has; nothing for a new file. */
  readonly committed?: { readonly oid: string; readonly mode: string }
  readonly isPresent: boolean
  /** Whether git has only compared it with the index, so that its content may still be the committed one. */
  readonly isUncertain: boolean
}

/** git's modes of what is a file. */
export const isFileMode = (mode: string): boolean => mode.startsWith("100")

const absent = "000000"

/**
 * @param data the folder of the content
 * @returns every file in it that differs from the last commit but what programs leave behind, sorted; nothing without git or a commit
 * @throws GitError if git cannot tell
 */
export async function fileChanges(data: string): Promise<readonly FileChange[] | undefined> {
  try {
    const [prefix, status] = await Promise.all([
      git(data, "rev-parse", "--show-prefix"),
      git(
        data,
        ...["status", "--porcelain=v2", "--branch", "-z", "--no-renames"],
        ...["--untracked-files=all", "--ignore-submodules=dirty", "--", "."],
      ),
    ])
    return filesIn(status, prefix.replace(/\n$/, ""))
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
    if (!change || change.file.split("/").some(isLeftBehind)) continue
    const known = found.get(change.file)
    // Staged as removed, and there all the same: git tells it twice.
    found.set(change.file, known ? { ...known, isPresent: true, isUncertain: true } : change)
  }
  return [...found.values()]
    .filter(({ committed, isPresent }) => committed || isPresent)
    .sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** A record of `git status --porcelain=v2 -z`. */
function changeIn(record: string, prefix: string): FileChange | undefined {
  const named = (path: string) => ({ path, file: posix.relative(prefix || ".", path) })
  if (record.startsWith("? ")) return { ...named(record.slice(2)), isPresent: true, isUncertain: false }
  const changed = /^1 (\S\S) \S+ (\d+) \d+ (\d+) (\w+) \w+ (.+)$/s.exec(record)
  if (changed) {
    const [, states = "", mode = "", present, oid = "", path = ""] = changed
    const isUncertain = !states.includes(".") || (mode !== present && isFileMode(mode))
    return { ...named(path), ...committedAs(mode, oid), isPresent: present !== absent, isUncertain }
  }
  // In a conflict, the second state is that of the last commit.
  const unmerged = /^u \S\S \S+ \d+ (\d+) \d+ (\d+) \w+ (\w+) \w+ (.+)$/s.exec(record)
  if (!unmerged) return undefined
  const [, mode = "", present, oid = "", path = ""] = unmerged
  return { ...named(path), ...committedAs(mode, oid), isPresent: present !== absent, isUncertain: true }
}

const committedAs = (mode: string, oid: string): Pick<FileChange, "committed"> =>
  mode === absent ? {} : { committed: { oid, mode } }
