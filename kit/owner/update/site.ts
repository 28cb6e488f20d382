import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { Refusal, unlessMissing } from "../../content/files/errors"
import { Git, readyRepository } from "../../content/files/git"
import { gitFor, shellWord } from "../../content/files/terminal"
import { FollowUp } from "./follow-up"
import { type Kit, kitFile, kitIn, lastUpdate } from "./kit-file"
import { type UpdatePaths, updatePaths } from "./places"
import { enterWorkspace, leaveWorkspace, refuseChanges } from "./workspace"

/** A site that can be updated: git in its folder, and where an update keeps what it makes. */
export interface Site {
  readonly git: Git
  readonly places: UpdatePaths
  /** Names commands to run next. */
  readonly followUp: FollowUp
}

/**
 * @param folder of the site
 * @param args of the command that updates it
 * @returns the site
 */
export const openSite = (folder: string, args?: readonly string[]): Site => ({
  git: new Git(folder),
  places: updatePaths(folder),
  followUp: new FollowUp(folder, args),
})

/** The version that a site has. */
export interface InstalledVersion extends Partial<Kit> {
  /** What is wrong with kit.json. */
  readonly problem?: string
  /** Whether there is an update to take back. */
  readonly canTakeBack: boolean
}

/** @returns which version a site has, by its files alone: nothing is fetched */
export async function installedVersion({ git }: Site): Promise<InstalledVersion> {
  const canTakeBack = (await lastUpdate(git))?.isTakenBack === false
  try {
    const text = await unlessMissing(readFile(join(git.folder, kitFile), "utf8"))
    return { ...(text !== undefined && kitIn(text)), canTakeBack }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message, canTakeBack }
    throw error
  }
}

/** @throws Refusal unless the site is at the top of a repository with a commit, on a branch, with nothing under way */
export async function refuseOtherPlaces({ git }: Site): Promise<void> {
  if (!existsSync(git.folder)) throw new Refusal(`There is no folder ${git.folder}.`, 2)
  const named = gitFor(git.folder)
  const committing = `  ${named} add --all\n  ${named} commit --message "My site"`
  if ((await readyRepository(git)) === undefined)
    throw new Refusal(
      `There is no git repository here, or no git. An update needs one, so that nothing of yours can be lost: install git, then\n\n  git init${git.folder === process.cwd() ? "" : ` ${shellWord(git.folder)}`}\n${committing}`,
    )
  if ((await git.run("rev-parse", "--show-prefix")) !== "")
    throw new Refusal(
      `The site is a folder within a larger repository (${await git.run("rev-parse", "--show-toplevel")}). Only a site with a repository of its own can be updated.`,
    )
  if ((await git.tryRun("rev-parse", "--verify", "--quiet", "HEAD")) === undefined)
    throw new Refusal(`This repository has no commit yet. Make one first:\n\n${committing}`)
}

/**
 * Does something in the folder beside the site, as the only run there; cleans up before and afterwards.
 *
 * @param site that is updated
 * @param task what is done
 * @param onCleanup called with what had to be put right of a run that was killed
 * @throws Refusal if another run is at work, or the site cannot be updated; Uncommitted if a file differs from the last commit
 */
export async function inWorkspace<Result>(
  site: Site,
  task: () => Promise<Result>,
  onCleanup: (sentence: string) => void = () => undefined,
): Promise<Result> {
  await refuseOtherPlaces(site)
  const left = await enterWorkspace(site.git, site.places)
  try {
    if (left) onCleanup(left)
    await refuseChanges(site.git)
    return await task()
  } finally {
    await leaveWorkspace(site.git, site.places)
  }
}

/**
 * @param project folder of the site
 * @param from a git address or a folder, as somebody names it
 * @param place in which they name it
 * @returns where versions come from; a folder is fetched from, and remembered, as seen from the site
 */
export function resolveSource(project: string, from: string, place: string): string {
  const folder = resolve(place, from)
  return existsSync(folder) ? relative(project, folder) || "." : from
}
