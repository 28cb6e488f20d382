import { Refusal } from "../../content/files/errors"
import { Git } from "../../content/files/git"
import { gitFor } from "../../content/files/terminal"
import { kitAt, kitFile } from "./kit-file"
import type { UpdatePaths } from "./places"
import { putInPlace } from "./put-in-place"

/** What was taken back. */
export interface Undone {
  /** The version that the site has again; undefined for one from before kit.json. */
  readonly version: string | undefined
  readonly needsPackages: boolean
}

/**
 * Takes the last update back, in a commit of its own. What was committed since stays.
 *
 * @param git in the project
 * @param places for the worktree in which it is tried
 * @returns what was taken back
 * @throws Refusal if there is no update, or something was changed since on the same lines; nothing is changed then
 */
export async function undo(git: Git, places: UpdatePaths): Promise<Undone> {
  const head = await git.run("rev-parse", "HEAD")
  const update = await lastUpdate(git)
  if (update === undefined)
    throw new Refusal("There is no update to take back: no commit has changed the version in kit.json.")
  const hooks = ["-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"]
  await git.run(...hooks, "worktree", "add", "--quiet", "--detach", places.after, head)
  const worktree = new Git(places.after)
  try {
    await worktree.run(...hooks, "revert", "--no-edit", update)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const files = (await worktree.run("diff", "--name-only", "--diff-filter=U")).split("\n").filter(Boolean)
    throw new Refusal(
      `You have changed the same lines since the update, so nothing was changed: ${files.join(", ") || "see git’s own words below"}. Take it back by hand: ${gitFor(git.folder)} revert ${update.slice(0, 8)}\n\n${error.message}`,
    )
  }
  const to = await worktree.run("rev-parse", "HEAD")
  const changed = await git.run("diff", "--name-only", head, to, "--", "package-lock.json")
  await putInPlace(git, { from: head, to }, places)
  return { version: (await kitAt(git, to))?.version, needsPackages: changed !== "" }
}

/** @returns the newest commit that brought another version; undefined if there is none, or it was taken back already */
export async function lastUpdate(git: Git): Promise<string | undefined> {
  const [newest] = ((await git.asked("log", "--format=%H", "--max-count=1", "HEAD", "--", kitFile)) ?? "").split("\n")
  if (!newest) return undefined
  const said = await git.run("log", "--format=%s", "--max-count=1", newest)
  return said.startsWith("Update the site kit ") ? newest : undefined
}
