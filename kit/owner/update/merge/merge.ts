import { Git } from "../../../content/files/git"
import { kitFile } from "../kit-file"
import type { UpdatePaths } from "../places"
import { foldersOf, goneFolders } from "./gone-folders"
import { mergedPackage, type Unmerged } from "./package-json"
import { type Files, filesOf, isContent, treeOf } from "./trees"

/** The commits of a merge: what the owner's code was made from, the owner's site, and the kit's new version. */
export interface Sides {
  readonly base: string
  readonly mine: string
  readonly kit: string
}

/** Without the owner's hooks and habits: the same merge for everybody. What an owner added stays where it is. */
const settings = [
  ["core.hooksPath", "/dev/null"],
  ["merge.renames", "true"],
  ["merge.directoryRenames", "false"],
  ["merge.conflictStyle", "merge"],
  ["rerere.enabled", "false"],
  ["core.quotePath", "false"],
].flatMap(([name, value]) => ["-c", `${name}=${value}`])

const lockFile = "package-lock.json"

/**
 * Begins to merge the kit's new code with the owner's, in a worktree of its own. Each side has the owner's content and no kit.json, so that only code is
 * merged; the histories need not have anything in common. Conflicts stand there with git's marks.
 *
 * @param git in the project
 * @param sides the three commits
 * @param paths the worktree is made at `site`
 * @throws Refusal if git fails for another reason
 */
export async function startMerge(git: Git, sides: Sides, paths: UpdatePaths): Promise<void> {
  const mine = await filesOf(git, sides.mine)
  const commit = async (code: Files, ...parents: readonly string[]) =>
    git.run(
      "commit-tree",
      await treeOf(git, code, mine, { GIT_INDEX_FILE: paths.index }),
      ...parents.flatMap((each) => ["-p", each]),
      "-m",
      "Site kit",
    )
  const began = await commit(await filesOf(git, sides.base))
  const [ours, theirs] = [await commit(mine, began), await commit(await filesOf(git, sides.kit), began)]
  await git.run(...settings, "worktree", "add", "--quiet", "--detach", paths.site, ours)
  const site = new Git(paths.site)
  try {
    await site.run(...settings, "merge", "--quiet", "--no-commit", "--no-ff", "--no-verify-signatures", theirs)
  } catch (error) {
    const unmerged = await unmergedIn(site)
    if (unmerged.size === 0) throw error
    for (const [path, stages] of unmerged) await settle(site, path, stages)
  }
}

async function unmergedIn(git: Git): Promise<ReadonlyMap<string, Unmerged>> {
  const lines = (await git.bytes(["ls-files", "--unmerged", "-z"])).toString().split("\0").filter(Boolean)
  const byPath = new Map<string, Unmerged>()
  for (const line of lines) {
    const [, object = "", stage = "", path = ""] = /^\d+ (\w+) (\d)\t(.*)$/s.exec(line) ?? []
    const side = (["base", "mine", "kit"] as const)[Number(stage) - 1] ?? "base"
    byPath.set(path, { ...byPath.get(path), [side]: object })
  }
  return byPath
}

/** Resolves what is no conflict: a file that the owner deleted stays deleted, package.json is merged by its keys, and npm completes the kit's lock. */
async function settle(site: Git, path: string, versions: Unmerged): Promise<void> {
  const joined = path === "package.json" ? await mergedPackage(site, versions) : undefined
  if (versions.base && !versions.mine) {
    await site.run("rm", "--quiet", "--force", "--ignore-unmatch", "--", path)
  } else if (joined) {
    await site.run("update-index", "--cacheinfo", `100644,${joined},${path}`)
    await site.run("checkout-index", "--force", "--", path)
  } else if (path === lockFile && versions.kit) {
    await site.run("checkout", "--quiet", "--theirs", "--", path)
    await site.run("add", "--", path)
  }
}

/**
 * @param paths the worktree is at `site`
 * @param kit the commit of the kit's new version
 * @returns the files there that wait to be resolved: git knows them as unmerged, or they are added with marks in them
 */
export async function openConflicts(paths: UpdatePaths, kit: string): Promise<readonly string[]> {
  const site = new Git(paths.site)
  const unmerged = [...(await unmergedIn(site)).keys()]
  if (unmerged.length > 0) return unmerged
  const listed = async (...args: readonly string[]) =>
    (await site.tryRun(...args, "-z"))?.split("\0").filter(Boolean) ?? []
  const marked = await listed("grep", "--cached", "--name-only", "-E", "-e", "^(<<<<<<<|>>>>>>>) ")
  const changed = new Set(marked.length > 0 ? await listed("diff", "--cached", "--name-only", kit) : [])
  return marked.filter((path) => changed.has(path))
}

/** What a merge came to. */
export interface Merged {
  /** Files that the kit added or changed and the site does not have, since the owner deleted them; whole folders as one. */
  readonly stayDeleted: readonly string[]
  /** Files that are not as the kit has them. */
  readonly ownCode: readonly string[]
  /** package-lock.json is the kit's, and has to learn of the owner's packages. */
  readonly lockIsKits: boolean
}

/**
 * Makes a commit of what stands in the worktree, once no conflict is open. It can be called again after more was changed there.
 *
 * @param git in the project
 * @param sides the three commits
 * @param paths the worktree is at `site`
 */
export async function commitMerge(git: Git, sides: Sides, paths: UpdatePaths): Promise<Merged> {
  const base = await filesOf(git, sides.base)
  const isGone = await goneFolders(git, { commit: sides.base, files: base }, await filesOf(git, sides.mine), sides.kit)
  const site = new Git(paths.site)
  // What git mergetool leaves is not added.
  await site.run("add", "--all", "--", ".", ":!*.orig")
  const listed = (await site.bytes(["ls-files", "-z"])).toString().split("\0").filter(Boolean)
  const gone = listed.filter((path) => !isContent(path) && foldersOf(path).some(isGone))
  await site.bytes(["update-index", "-z", "--force-remove", "--stdin"], gone.map((path) => `${path}\0`).join(""))
  const commit = await site.run("commit-tree", await site.run("write-tree"), "-p", "HEAD", "-m", "Site kit")
  await site.run(...settings, "reset", "--quiet", "--hard", commit)
  await site.run("clean", "--quiet", "--force", "-d")
  const [kit, merged] = [await filesOf(git, sides.kit), await filesOf(git, commit)]
  const isAsKits = (path: string) => merged.get(path) === kit.get(path)
  const isCode = (path: string) => !isContent(path) && path !== kitFile
  return {
    stayDeleted: inFolders(
      [...kit.keys()].filter((path) => isCode(path) && !merged.has(path) && base.get(path) !== kit.get(path)),
      isGone,
    ),
    ownCode: [...merged.keys()].filter((path) => isCode(path) && !isAsKits(path)),
    lockIsKits: isAsKits(lockFile) && !isAsKits("package.json"),
  }
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
