import { existsSync } from "node:fs"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode, Refusal } from "../../content/files/errors"
import type { Git } from "../../content/files/git"
import type { UpdatePaths } from "./places"
import { readRunNote, revertChange } from "./put-in-place"

/**
 * Lets one run at a time into the folder beside the site, and puts right what a killed one left.
 *
 * @param git in the project
 * @param places of the project
 * @returns what had to be put right, as a sentence; undefined if nothing
 * @throws Refusal if another run is at work
 */
export async function enterWorkspace(git: Git, places: UpdatePaths): Promise<string | undefined> {
  const note = await readRunNote(places.run)
  if (note && note.pid !== process.pid && isAlive(note.pid))
    throw new Refusal(
      `Another update is under way (process ${note.pid}). Wait for it, or end it. If that process is something else, remove ${places.run}.`,
    )
  const half = note?.change && (await revertChange(git, note.change))
  await leaveWorkspace(git, places)
  await mkdir(places.aside, { recursive: true })
  // A site from before updates does not have it in its own .gitignore.
  await writeFile(join(places.aside, ".gitignore"), "*\n")
  await writeFile(places.run, JSON.stringify({ pid: process.pid }))
  if (half) return "An update before this one was stopped half-way. Your files are as they were before it."
  return note && "An update before this one was stopped. What it left is cleaned up."
}

/** Removes the worktrees and the note. The report stays, and what waits to be resolved. */
export async function leaveWorkspace(git: Git, places: UpdatePaths): Promise<void> {
  await removeWorktree(git, places.before)
  if (!existsSync(places.waiting)) await removeWorktree(git, places.site)
  for (const file of [places.index, `${places.index}.lock`, places.run]) await rm(file, { force: true })
}

/** Removes a worktree, also one that was left half-made. */
async function removeWorktree(git: Git, folder: string): Promise<void> {
  // A process that was ended may still be writing there.
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  // Not prune, which would forget the owner's own on a disk that is not there now.
  const listed = await git.run("worktree", "list", "--porcelain")
  if (listed.split("\n").includes(`worktree ${slashed(folder)}`))
    await git.run("worktree", "remove", "--force", "--force", folder)
}

const slashed = (path: string): string => path.replaceAll("\\", "/")

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false
    if (errorCode(error) === "EPERM") return true
    throw error
  }
}
