import { writeFileSync } from "node:fs"
import { join, posix } from "node:path"
import { told } from "../../content/sentences/sentences"
import type { Git } from "../files/git"
import { mergedPackage } from "./package-json"
import type { UpdatePaths } from "./places"
import { commitIndex, commitOf, filesOf, isMerged, pathsOf } from "./trees"

/** The commits of a merge: the base of the owner's code, the owner's site, and the kit's new version. */
interface Sides {
  readonly base: string
  readonly mine: string
  readonly kit: string
}

const lockFile = "package-lock.json"

/**
 * Begins to merge the kit's new code with the owner's, in a worktree of its own. Each side has the owner's content and no kit.json, so that only code is
 * merged; the histories need not have anything in common. Conflicts there have git's marks.
 *
 * @param git in the project
 * @param sides the three commits
 * @param paths the worktree is made at `site`
 * @returns the files that both have changed in the same lines, or that have no text to merge on one side
 * @throws Refusal if git fails for another reason
 */
export async function startMerge(git: Git, { base, mine, kit }: Sides, paths: UpdatePaths): Promise<readonly string[]> {
  await git.run("worktree", "add", "--quiet", "--detach", "--no-checkout", paths.site, mine)
  const site = git.at(paths.site)
  const began = await commitOf(site, base, mine)
  // Git writes this name beside the kit's lines; it is removed with the worktree.
  await site.run("update-ref", "refs/worktree/kit", await commitOf(site, kit, mine, began))
  await site.run("reset", "--quiet", "--hard", await commitOf(site, mine, mine, began))
  try {
    await site.run("merge", "--quiet", "--no-commit", "--no-ff", "worktree/kit")
  } catch (error) {
    const unmerged = await unmergedIn(site)
    if (unmerged.length === 0) throw error
    for (const path of unmerged) await settle(site, path)
  }
  return unmergedIn(site)
}

/** @returns the files of a worktree in which git has found a conflict */
const unmergedIn = (site: Git): Promise<readonly string[]> => pathsOf(site, "diff", "--name-only", "--diff-filter=U")

/** Resolves what is not a real conflict: a file that the owner deleted stays deleted, package.json is merged by its keys, and npm completes the kit's lock. */
async function settle(site: Git, path: string): Promise<void> {
  const [base, mine, kit] = await Promise.all([1, 2, 3].map((stage) => site.tryRun("show", `:${stage}:${path}`)))
  if (base !== undefined && mine === undefined) {
    await site.run("rm", "--quiet", "--force", "--", path)
  } else if (path === lockFile && kit !== undefined) {
    await site.run("checkout", "--quiet", "--theirs", "--", path)
    await site.run("add", "--", path)
  } else if (path === "package.json" && base !== undefined && mine !== undefined && kit !== undefined) {
    const joined = mergedPackage([base, mine, kit])
    if (joined === undefined) return
    writeFileSync(join(site.folder, path), joined)
    await site.run("add", "--", path)
  }
}

/**
 * Stages what the owner has resolved.
 *
 * @param git in the project
 * @param paths the worktree is at `site`
 * @param kit the commit of the kit's new version
 * @returns the files there that still have git's marks
 */
export async function leftMarks(git: Git, paths: UpdatePaths, kit: string): Promise<readonly string[]> {
  const site = git.at(paths.site)
  // New files are not part of the merge: a merge tool leaves copies of each side.
  await site.run("add", "--update")
  const differing = (commit: string) => pathsOf(site, "diff", "--cached", "--name-only", commit)
  const [merged, own] = [await differing("HEAD"), await differing(kit)]
  const marked = await site.tryRun("grep", "--cached", "--name-only", "-z", "-E", "-e", "^(<<<<<<<|>>>>>>>) ")
  return merged.filter((path) => own.includes(path) && marked?.split("\0").includes(path))
}

/** The outcome of a merge. */
interface Merged {
  /** Files that the kit added or changed and the owner deleted; whole folders as one. */
  readonly stayDeleted: readonly string[]
  /** Files that differ from the kit's. */
  readonly ownCode: readonly string[]
  /** package-lock.json is the kit's, and has to get the owner's packages. */
  readonly lockIsKits: boolean
}

/**
 * Commits the worktree's content, once no conflict is open. It can be called again after more changes there.
 *
 * @param git in the project
 * @param sides the three commits
 * @param paths the worktree is at `site`
 */
export async function commitMerge(git: Git, { base, mine, kit }: Sides, paths: UpdatePaths): Promise<Merged> {
  const isGone = goneFolders(await filesOf(git, base), await filesOf(git, mine))
  const site = git.at(paths.site)
  const gone = (await pathsOf(site, "ls-files")).filter((path) => isMerged(path) && foldersOf(path).some(isGone))
  await site.bytes(["update-index", "-z", "--force-remove", "--stdin"], gone.map((path) => `${path}\0`).join(""))
  const commit = await commitIndex(site, "HEAD")
  await site.run("reset", "--quiet", "--hard", commit)
  await site.run("clean", "--quiet", "--force", "-d")
  const differing = async (from: string, to: string, filter: string) =>
    (await pathsOf(git, "diff", "--name-only", "--no-renames", `--diff-filter=${filter}`, from, to)).filter(isMerged)
  const kits = await differing(base, kit, "AM")
  const ownCode = await differing(kit, commit, "AM")
  return {
    stayDeleted: inFolders(
      (await differing(kit, commit, "D")).filter((path) => kits.includes(path)),
      isGone,
    ),
    ownCode,
    lockIsKits: ownCode.includes("package.json") && !ownCode.includes(lockFile),
  }
}

type IsGone = (folder: string) => boolean

/** @returns whether the owner deleted a folder that the base has */
function goneFolders(base: readonly string[], mine: readonly string[]): IsGone {
  const kept = foldersIn(mine)
  const gone = new Set([...foldersIn(base)].filter((folder) => !kept.has(folder)))
  return (folder) => gone.has(folder)
}

const foldersIn = (paths: readonly string[]): ReadonlySet<string> => new Set(paths.flatMap(foldersOf))

/** @returns the files, sorted; those of a deleted folder as one, with their number */
function inFolders(paths: readonly string[], isGone: IsGone): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = foldersOf(path).find(isGone)
    const name = folder === undefined ? path : `${folder}/`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count > 1 ? told("update.files", { folder: name, count }) : name)).sort()
}

/** @returns the folders that a file is in, the outermost first */
const foldersOf = (path: string): readonly string[] => {
  const folder = posix.dirname(path)
  return folder === "." ? [] : [...foldersOf(folder), folder]
}
