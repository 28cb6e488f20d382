import { Git } from "../../../content/files/git"
import type { UpdatePaths } from "../places"
import {
  type Conflict,
  conflictsIn,
  identityOf,
  isDeletedByOwner,
  type Outcome,
  resolvedStage,
  type Side,
} from "./conflict"
import { foldersOf, goneFolders } from "./gone-folders"
import { mergedPackage } from "./merge-package"
import { type Files, filesOf, isContent, treeOf } from "./trees"

/** The commits of a merge: where the owner's site began, what it is, and the kit's new version. */
export interface Sides {
  readonly base: string
  readonly mine: string
  readonly kit: string
}

/** What a merge came to. */
export interface Merged {
  /** The conflicts that nobody has decided yet. */
  readonly open: readonly Conflict[]
  /** Files that the owner deleted and the kit changed or added to, whole folders as one: they stay deleted. */
  readonly stayDeleted: readonly string[]
  /** What was decided about the others. */
  readonly decided: ReadonlyArray<{ readonly path: string; readonly side: Side }>
  /** package-lock.json is the kit's, and has to learn of the owner's packages. */
  readonly lockIsKits: boolean
}

/** Without the owner's hooks and habits: the same merge for everybody. A folder that the kit renamed takes along what the owner added to it. */
const settings = [
  ["core.hooksPath", "/dev/null"],
  ["merge.renames", "true"],
  ["merge.directoryRenames", "true"],
  ["merge.conflictStyle", "merge"],
  ["rerere.enabled", "false"],
  ["core.quotePath", "false"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`])

const lockFile = "package-lock.json"

/**
 * Merges the kit's new code with the owner's in a worktree of its own, where the content is the owner's. The histories need not have anything in common.
 *
 * @param git in the project
 * @param sides the three commits
 * @param places where the worktree is made, at `after`
 * @param decide what was decided about a conflict; undefined for one that is open
 * @returns what became of it; the worktree has all that is decided
 */
export async function merge(
  git: Git,
  sides: Sides,
  places: UpdatePaths,
  decide: (identity: string) => Side | undefined,
): Promise<Merged> {
  const [base, mine, kit] = await Promise.all([sides.base, sides.mine, sides.kit].map((commit) => filesOf(git, commit)))
  if (!base || !mine || !kit) throw new Error("A merge has three sides.")
  const index = { GIT_INDEX_FILE: places.index }
  const commit = async (code: Files, ...parents: readonly string[]) =>
    git.run(
      "commit-tree",
      await treeOf(git, code, mine, index),
      ...parents.flatMap((each) => ["-p", each]),
      "-m",
      "kit",
    )
  const began = await commit(base)
  const [ours, theirs] = [await commit(mine, began), await commit(kit, began)]
  await git.run(...settings, "worktree", "add", "--quiet", "--detach", places.after, ours)
  const worktree = new Git(places.after)
  // A conflict is no failure: what git left is looked at below.
  const failed = await worktree
    .run(...settings, "merge", "--quiet", "--no-commit", "--no-ff", "--no-verify-signatures", theirs)
    .then(() => undefined)
    .catch((error: unknown) => error)
  const conflicts = await conflictsIn(worktree)
  if (failed !== undefined && conflicts.length === 0) throw failed
  const merged = await resolved(worktree, conflicts, decide)
  if (merged.open.length > 0) return merged
  const isGone = await goneFolders(git, { commit: began, files: base }, mine, theirs)
  const leftOut = await leaveOutFolders(worktree, isGone)
  await settle(worktree, ours)
  return { ...merged, stayDeleted: inFolders([...merged.stayDeleted, ...leftOut], isGone) }
}

async function resolved(
  git: Git,
  conflicts: readonly Conflict[],
  decide: (identity: string) => Side | undefined,
): Promise<Merged> {
  const [open, stayDeleted, decided]: [Conflict[], string[], Array<{ path: string; side: Side }>] = [[], [], []]
  let lockIsKits = false
  for (const conflict of conflicts) {
    const { path } = conflict
    const joined = path === "package.json" ? await mergedPackage(git, conflict) : undefined
    const side = decide(identityOf(conflict))
    if (isDeletedByOwner(conflict)) {
      await put(git, path, undefined)
      if (conflict.kit) stayDeleted.push(path)
    } else if (joined) await put(git, path, joined)
    else if (path === lockFile && conflict.kit) {
      await put(git, path, conflict.kit)
      lockIsKits = true
    } else if (side) {
      await put(git, path, await resolvedStage(git, conflict, side))
      decided.push({ path, side })
    } else open.push(conflict)
  }
  return { open, stayDeleted, decided, lockIsKits }
}

/** Puts a file into the index, in place of a conflict's versions. */
async function put(git: Git, path: string, outcome: Outcome): Promise<void> {
  await git.run("update-index", "--force-remove", "--", path)
  if (outcome) await git.run("update-index", "--add", "--cacheinfo", `${outcome.mode},${outcome.object},${path}`)
}

/** Leaves out what the kit added to a folder that the owner deleted. */
async function leaveOutFolders(git: Git, isGone: (folder: string) => boolean): Promise<string[]> {
  const listed = (await git.bytes(["ls-files", "-z"])).toString().split("\0").filter(Boolean)
  const left = listed.filter((path) => !isContent(path) && foldersOf(path).some(isGone))
  for (const path of left) await put(git, path, undefined)
  return left
}

/** @returns the files, sorted; those of a folder that is gone as one, with their number */
function inFolders(paths: readonly string[], isGone: (folder: string) => boolean): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = foldersOf(path).find(isGone)
    const name = folder === undefined ? path : `${folder}/`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (${count} files)` : name)).sort()
}

/** The worktree becomes what the index has, and is in no merge any more. */
async function settle(git: Git, ours: string): Promise<void> {
  const commit = await git.run("commit-tree", await git.run("write-tree"), "-p", ours, "-m", "kit")
  await git.run(...settings, "reset", "--quiet", "--hard", commit)
  await git.run("clean", "--quiet", "--force", "-d")
}
