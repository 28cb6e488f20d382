import { existsSync, lstatSync, readFileSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { gitFor } from "../../content/files/terminal"
import { getIn } from "../../content/location/json-path"
import { told } from "../../content/sentences/sentences"
import type { Git } from "../files/git"
import { readableContent } from "../files/json-bytes"
import { isRunning } from "../files/write-file"
import type { UpdatePaths } from "./places"

/**
 * Lets one run at a time into the folder beside the site, and cleans up after a run that was killed.
 *
 * @param git in the project
 * @param places of the project
 * @returns a sentence about what was cleaned up after a killed run; undefined if nothing was
 * @throws Refusal if another run is at work
 */
export async function enterWorkspace(git: Git, places: UpdatePaths): Promise<string | undefined> {
  if (existsSync(places.aside) && !lstatSync(places.aside).isDirectory())
    throw new Refusal(told("update.noRoom", { path: places.aside }))
  const note = existsSync(places.run) ? readableContent(readFileSync(places.run)) : undefined
  const pid = Number(getIn(note, "pid"))
  if (note && pid !== process.pid && isRunning(pid))
    throw new Refusal(told("update.underWay", { pid: String(pid), file: places.run }))
  const isHalf = getIn(note, "from") === (await git.tryRun("rev-parse", "HEAD")) && (await stashHalf(git))
  await leaveWorkspace(git, places)
  await mkdir(places.aside, { recursive: true })
  // A site from before updates does not have it in its own .gitignore.
  await writeFile(join(places.aside, ".gitignore"), "*\n")
  await writeFile(places.run, JSON.stringify({ pid: process.pid }))
  if (isHalf) return told("update.halfWay")
  return note === undefined ? undefined : told("update.leftOver")
}

/** Stashes what a killed run wrote, and any changes made since. */
async function stashHalf(git: Git): Promise<boolean> {
  await rm(resolve(git.folder, await git.run("rev-parse", "--git-path", "index.lock")), { force: true })
  if ((await git.run("status", "--porcelain")) === "") return false
  await git.run("stash", "push", "--quiet", "--include-untracked", "--message", "An update that was stopped half-way")
  return true
}

/** Removes the worktree and the note; an update that waits to be resolved stays. */
export async function leaveWorkspace(git: Git, places: UpdatePaths): Promise<void> {
  if (!existsSync(places.waiting)) {
    // A process that is ending may still be writing there.
    await rm(places.site, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    // Not prune, which would forget the owner's own worktrees on a disk that is not mounted now.
    await git.tryRun("worktree", "remove", "--force", "--force", places.site)
  }
  await rm(places.run, { force: true })
}

/**
 * @param git in the project
 * @throws Refusal if a file differs from the last commit, or is new and not ignored
 */
export async function refuseChanges(git: Git): Promise<void> {
  const changed = (await git.bytes(["status", "--porcelain", "--untracked-files=normal"])).toString()
  if (changed === "") return
  const lines = changed.trimEnd().split("\n")
  const files = lines.slice(0, 10).map((line) => `  ${line.trim()}`)
  const more = Math.max(0, lines.length - files.length)
  throw new Refusal(told("update.uncommitted", { files: files.join("\n"), more, git: gitFor(git.folder) }))
}

/**
 * Moves the branch and its files to a commit made from it, if nothing has changed meanwhile. No untracked file is overwritten.
 *
 * @param git in the project
 * @param from the present commit
 * @param to the commit that replaces it
 * @param places with the note for the next run, in case this one is killed half-way
 * @throws Refusal if something has changed; everything is then as it was
 */
export async function putInPlace(git: Git, from: string, to: string, places: UpdatePaths): Promise<void> {
  if ((await git.run("rev-parse", "HEAD")) !== from) throw new Refusal(told("update.committedMeanwhile"))
  await refuseChanges(git)
  await writeFile(places.run, JSON.stringify({ pid: process.pid, from }))
  await git.run("merge", "--quiet", "--ff-only", "--no-overwrite-ignore", to)
}
