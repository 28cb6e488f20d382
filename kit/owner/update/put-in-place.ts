import { existsSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode, Refusal } from "../../content/files/errors"
import type { Git } from "../../content/files/git"
import { gitFor } from "../../content/files/terminal"
import { getIn } from "../../content/location/json-path"
import { filesOf } from "./merge/trees"
import type { UpdatePaths } from "./places"
import { Uncommitted } from "./progress"

/** The commit that is there, and the one that takes its place. */
export interface Change {
  readonly from: string
  readonly to: string
}

/**
 * @param git in the project
 * @throws Uncommitted if a file differs from the last commit, or is new and not ignored
 */
export async function refuseChanges(git: Git): Promise<void> {
  const changed = (await git.bytes(["status", "--porcelain", "--untracked-files=normal"])).toString()
  if (changed === "") return
  const lines = changed.trimEnd().split("\n")
  const named = gitFor(git.folder)
  const more = lines.length > 10 ? `\n  … ${lines.length - 10} more` : ""
  throw new Uncommitted(
    `There are changes that are not committed, so nothing was done. Commit them first:\n\n${lines
      .slice(0, 10)
      .map((line) => `  ${line.trim()}`)
      .join("\n")}${more}\n\n  ${named} add --all\n  ${named} commit --message "My changes"`,
    lines,
  )
}

/**
 * Moves the branch and its files to a commit made from it, if nothing has changed meanwhile. No file is written over that git does not know.
 *
 * @param git in the project
 * @param change the commits
 * @param places with the note for the next run, in case this one is killed half-way
 * @throws Refusal if something has changed; everything is then as it was
 */
export async function putInPlace(git: Git, { from, to }: Change, places: UpdatePaths): Promise<void> {
  if ((await git.run("rev-parse", "HEAD")) !== from)
    throw new Refusal("Somebody has committed meanwhile, so nothing was changed. Try again.")
  await refuseChanges(git)
  await writeFile(places.run, JSON.stringify({ pid: process.pid, change: { from, to } }))
  const settings = ["-c", "core.hooksPath=/dev/null", "-c", "merge.ff=true"]
  await git.run(...settings, "merge", "--quiet", "--ff-only", "--no-verify-signatures", "--no-overwrite-ignore", to)
}

/**
 * Takes back what a run that was killed half-way had put in place. What somebody has changed since stays.
 *
 * @param git in the project
 * @param change that the run was about to put in place
 * @returns whether something had to be taken back
 */
export async function revertChange(git: Git, { from, to }: Change): Promise<boolean> {
  if ((await git.run("rev-parse", "HEAD")) !== from) return false
  const lock = join(await git.run("rev-parse", "--absolute-git-dir"), "index.lock")
  await rm(lock, { force: true })
  const [before, after] = await Promise.all([filesOf(git, from), filesOf(git, to)])
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
  const written: string[] = []
  for (const path of differing) if (await isWritten(git, path, after.get(path))) written.push(path)
  await git.run("read-tree", from)
  await restore(git, written, before)
  await git.run("update-index", "-q", "--refresh").catch(ignoreDifferences)
  return written.length > 0
}

/** Git reports by its exit code that files differ: those that somebody has changed. */
function ignoreDifferences(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

/** @returns whether a file is as the killed run left it: new content, nothing, or one that git was still writing */
async function isWritten(git: Git, path: string, object: string | undefined): Promise<boolean> {
  const file = join(git.folder, path)
  if (!existsSync(file)) return true
  if (object === undefined) return false
  const [, , its = ""] = object.split(" ")
  const [there, whole] = [await readFile(file), await git.bytes(["cat-file", "--filters", `--path=${path}`, its])]
  return there.length <= whole.length && whole.subarray(0, there.length).equals(there)
}

async function restore(git: Git, paths: readonly string[], before: ReadonlyMap<string, string>): Promise<void> {
  for (const path of paths) await rm(join(git.folder, path), { force: true })
  const kept = paths.filter((path) => before.has(path))
  await git.bytes(["checkout-index", "--force", "-z", "--stdin"], kept.map((path) => `${path}\0`).join(""))
}

/**
 * @param path of the note of a run
 * @returns who is or was at work; undefined if nobody is
 */
export async function readRunNote(
  path: string,
): Promise<{ readonly pid: number; readonly change: Change | undefined } | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(path, "utf8"))
    const [pid, from, to] = [getIn(note, "pid"), getIn(note, "change", "from"), getIn(note, "change", "to")]
    const change = typeof from === "string" && typeof to === "string" ? { from, to } : undefined
    return { pid: Number(pid), change }
  } catch (error) {
    if (error instanceof SyntaxError || errorCode(error) === "ENOENT") return undefined
    throw error
  }
}
