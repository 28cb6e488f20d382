import { existsSync } from "node:fs"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { errorCode, Refusal } from "../../content/files/errors"
import { Git, readyRepository } from "../../content/files/git"
import { gitFor, shellWord } from "../../content/files/terminal"
import { changelogFile, type Section, sectionsBetween } from "./changelog"
import { FollowUp } from "./follow-up"
import { type Kit, kitAt, kitFile, kitIn, lastUpdate, textAt, writeKit } from "./kit-file"
import { commitMerge, openConflicts, type Sides, startMerge } from "./merge/merge"
import { type BrokenName, brokenNames, rewriteImports } from "./merge/owner-code"
import { type UpdatePaths, updatePaths } from "./places"
import { type Clock, Waiting } from "./progress"
import { proveUpdate } from "./proof/prove"
import type { Tools } from "./proof/tools"
import { putInPlace, refuseChanges } from "./put-in-place"
import { writePage } from "./report/page"
import { commitSubject, type Outcome, type Part, partsOf, plainParts, secondsOf } from "./report/summary"
import { fetchVersions, planStep, type Step } from "./versions"
import { enterWorkspace, leaveWorkspace } from "./workspace"

/** A site that can be updated: git in its folder, and where an update keeps what it makes. */
export interface Site {
  readonly git: Git
  readonly places: UpdatePaths
  /** Names commands to run next. */
  readonly followUp: FollowUp
}

/**
 * @param folder of the site
 * @param given flags of the command that updates it
 * @returns the site
 */
export const openSite = (folder: string, given?: ConstructorParameters<typeof FollowUp>[1]): Site => ({
  git: new Git(folder),
  places: updatePaths(folder),
  followUp: new FollowUp(folder, given),
})

/** The version that a site has. */
export interface InstalledVersion extends Partial<Pick<Kit, "version" | "source">> {
  /** What is wrong with kit.json. */
  readonly problem?: string
  /** Whether there is an update to take back. */
  readonly canTakeBack: boolean
}

/** @returns which version a site has, by its files alone: nothing is fetched */
export async function installedVersion({ git }: Site): Promise<InstalledVersion> {
  return { ...(await kitOf(git.folder)), canTakeBack: (await lastUpdate(git))?.isTakenBack === false }
}

async function kitOf(project: string): Promise<Omit<InstalledVersion, "canTakeBack">> {
  try {
    return kitIn(await readFile(join(project, kitFile), "utf8"))
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message }
    if (errorCode(error) === "ENOENT") return {}
    throw error
  }
}

/** @throws Refusal unless the site is at the top of a repository with a commit, on a branch, with nothing under way */
async function refuseOtherPlaces({ git }: Site): Promise<void> {
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

/** What an update is asked for. */
export interface UpdateRequest {
  /** Where versions come from: a git address, or a folder as seen from the site; by default what kit.json says. */
  readonly source?: string | undefined
  /** Another version than the newest: its number, a tag or a commit of the kit. */
  readonly to?: string | undefined
  /** What the site began with, for one without kit.json: a version, a tag or a commit. */
  readonly base?: string | undefined
}

/** A version that a site can be brought to. */
export interface NewerVersion {
  readonly step: Step
  /** What the version brings, and those between, newest first. */
  readonly sections: readonly Section[]
  /** Where versions come from, for kit.json. */
  readonly source: string
}

/** What a look for versions comes to. */
export type Found =
  | { readonly kind: "newest"; readonly version: string | undefined }
  | { readonly kind: "newer"; readonly newer: NewerVersion }

/**
 * Fetches the kit's versions, and finds out what comes. Nothing of the site's files or branches changes.
 *
 * @throws Refusal if the site cannot be updated, or the versions cannot be had
 */
export async function findUpdate(site: Site, { source: named, to, base }: UpdateRequest, clock: Clock): Promise<Found> {
  await refuseOtherPlaces(site)
  const { git, followUp } = site
  const kit = await kitAt(git, "HEAD")
  const source = named ?? kit?.source
  if (source === undefined)
    throw new Refusal(
      "kit.json does not say where new versions come from. Name the kit's git address, or a folder with the kit, with --from.",
      2,
    )
  const versions = await clock.time(`Versions in ${source}`, () => fetchVersions(git, source))
  const step = await planStep(git, kit, versions, { to, base, followUp })
  if (!step) return { kind: "newest", version: kit?.version }
  const { from, target } = step
  const sections = sectionsBetween(
    (await textAt(git, target.commit, changelogFile)) ?? "",
    from,
    target.version,
    target.isNumbered,
  )
  return { kind: "newer", newer: { step, sections, source } }
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

/** How a version is tried out. */
export interface TrialOptions {
  readonly tools: Tools
  readonly clock: Clock
  readonly signal: AbortSignal
  /** @returns whether to write imports anew that lead to files under their former names */
  readonly mayRewrite: (imports: readonly BrokenName[]) => Promise<boolean>
}

/** A version that was tried out. */
export interface TrialResult {
  /** The site's commit on which it was tried. */
  readonly head: string
  readonly outcome: Outcome
  /** What changes on the site. */
  readonly parts: readonly Part[]
  /** How long it took, in a sentence. */
  readonly seconds: string
  /** The path of the page with the report. */
  readonly page: string
}

/** A trial that goes on where the owner has mended something. */
interface WaitingTrial {
  /** The site's commit on which it was begun. */
  readonly head: string
  readonly newer: NewerVersion
  /** Content that was migrated before it stopped. */
  readonly migrated: Outcome["proof"]["migrated"]
}

/**
 * Tries a version out beside the site, within `inWorkspace`: merges, proves and reports. Nothing of the site changes.
 *
 * @throws Waiting if the owner has to mend something in the trial first, Refusal if the version does not fit this site
 */
export async function runTrial(site: Site, newer: NewerVersion, options: TrialOptions): Promise<TrialResult> {
  const { git, places, followUp } = site
  if (existsSync(places.waiting)) throw new Refusal(`An update waits in .update/site. ${waysOn(followUp)}`)
  const head = await git.run("rev-parse", "HEAD")
  if ((await kitAt(git, head))?.version !== newer.step.from)
    throw new Refusal("The site has got another version meanwhile, so nothing was changed. Look for a newer one again.")
  await options.clock.time("Merge", () => startMerge(git, sidesOf({ head, newer }), places))
  return prove(site, { head, newer, migrated: [] }, options)
}

/**
 * Goes on with a trial that waits, within `inWorkspace`, once the owner has mended it.
 *
 * @throws as `runTrial`
 */
export async function continueTrial(site: Site, options: TrialOptions): Promise<TrialResult> {
  const { git, followUp } = site
  const waiting = await waitingTrial(site)
  if (!waiting) throw new Refusal("No update waits to be continued.", 2)
  if ((await git.run("rev-parse", "HEAD")) !== waiting.head)
    throw new Refusal(
      `You have committed since this update was begun, so nothing was changed. Begin it again:\n\n  ${followUp.update("--abort")}\n  ${followUp.update()}`,
    )
  return prove(site, waiting, options)
}

/**
 * Gives up a trial that waits, within `inWorkspace`.
 *
 * @throws Refusal if there is none
 */
export async function abortTrial({ places }: Site): Promise<void> {
  if (!existsSync(places.waiting)) throw new Refusal("No update waits to be given up.", 2)
  await rm(places.waiting)
}

async function waitingTrial({ places }: Site): Promise<WaitingTrial | undefined> {
  return existsSync(places.waiting) ? JSON.parse(await readFile(places.waiting, "utf8")) : undefined
}

const sidesOf = ({ head, newer }: Pick<WaitingTrial, "head" | "newer">): Sides => ({
  base: newer.step.base,
  mine: head,
  kit: newer.step.target.commit,
})

const waysOn = (followUp: FollowUp): string =>
  `Go on when it is mended, or give it up:\n\n  ${followUp.update("--continue")}\n  ${followUp.update("--abort")}`

async function prove(site: Site, waiting: WaitingTrial, options: TrialOptions): Promise<TrialResult> {
  const { git, places, followUp } = site
  const { head, newer } = waiting
  const { step, sections } = newer
  const { signal, tools, clock } = options
  const migrated = [...waiting.migrated]
  try {
    signal.throwIfAborted()
    const { lockIsKits, stayDeleted } = await clock.time("Code", () => commitCode(site, waiting, options))
    const proof = await proveUpdate({ git, places, head, since: step.from, lockIsKits, migrated, tools, clock, signal })
    await rm(places.waiting, { force: true })
    const outcome: Outcome = { from: step.from, to: step.target.title, stayDeleted, proof, seconds: clock.all() }
    const page = await writePage(places.report, outcome, sections)
    return { head, outcome, parts: partsOf(outcome), seconds: secondsOf(outcome), page }
  } catch (error) {
    if (!(error instanceof Waiting)) throw error
    await writeFile(places.waiting, JSON.stringify({ head, newer, migrated } satisfies WaitingTrial))
    throw new Waiting(
      `${error.message}\n\nNothing of your site was changed. The trial is in .update/site. ${waysOn(followUp)}`,
      error.files,
    )
  }
}

/** Commits what is merged, once it has no conflict and no name that leads nowhere. */
async function commitCode({ git, places, followUp }: Site, waiting: WaitingTrial, { mayRewrite }: TrialOptions) {
  const sides = sidesOf(waiting)
  const open = await openConflicts(places, sides.kit)
  if (open.length > 0)
    throw new Waiting(
      `You and the kit changed the same lines of:\n\n${indented(open)}\n\nResolve git’s marks in these files with your editor and add them, or use git’s merge tool:\n\n  ${followUp.gitInTrial("add --all")}\n  ${followUp.gitInTrial("mergetool")}`,
      open,
    )
  const merged = await commitMerge(git, sides, places)
  await writeFile(join(places.site, kitFile), await kitText(git, waiting.newer))
  const broken = await brokenNames(git, places.site, sides, merged.ownCode)
  const moved = broken.filter(({ rewrite }) => rewrite !== undefined)
  const isRewritten = moved.length > 0 && (await mayRewrite(moved))
  if (isRewritten) rewriteImports(places.site, moved)
  const left = isRewritten ? broken.filter(({ rewrite }) => rewrite === undefined) : broken
  if (left.length > 0)
    throw new Waiting(
      `Your code does not fit the new version:\n\n${indented(left.map(({ says }) => says))}`,
      left.map(({ file }) => file),
    )
  return merged
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n")

async function kitText(git: Git, { step, source }: NewerVersion): Promise<string> {
  const { version, commit } = step.target
  return writeKit(await textAt(git, commit, kitFile), { version, source, commit })
}

/**
 * Takes a version that was tried out, within `inWorkspace`: the site gets it in one commit.
 *
 * @throws Refusal if the site has changed since; everything is then as it was
 */
export async function applyUpdate({ git, places }: Site, { head, outcome, parts }: TrialResult): Promise<void> {
  const message = `${commitSubject(outcome)}\n\n${plainParts(parts)}`
  const to = await git.run("commit-tree", outcome.proof.tree, "-p", head, "-m", message)
  await putInPlace(git, { from: head, to }, places)
}

/**
 * Puts the packages that were installed for the trial in the place of the site's, within the same `inWorkspace` as the trial: nobody installs them twice.
 *
 * @returns whether it has; otherwise the site's own have to be installed
 */
export async function movePackages({ git, places }: Site): Promise<boolean> {
  const [there, tried] = [git.folder, places.site].map((folder) => join(folder, "node_modules"))
  if (!there || !tried || !existsSync(tried)) return false
  const former = join(places.aside, "former-packages")
  if (existsSync(there)) await rename(there, former)
  await rename(tried, there)
  await rm(former, { recursive: true, force: true })
  return true
}

/** What was taken back. */
export interface Undone {
  /** The version that the site has again; undefined for one from before kit.json. */
  readonly version: string | undefined
  readonly needsPackages: boolean
}

/**
 * Takes the last update back, within `inWorkspace`, in a commit of its own. What was committed since stays.
 *
 * @returns what was taken back
 * @throws Refusal if there is no update, or something was changed since on the same lines; nothing is changed then
 */
export async function undoUpdate({ git, places }: Site): Promise<Undone> {
  const head = await git.run("rev-parse", "HEAD")
  const last = await lastUpdate(git)
  if (last === undefined)
    throw new Refusal("There is no update to take back: no commit has changed the version in kit.json.")
  const update = last.commit
  if (last.isTakenBack) throw new Refusal(`The last update is taken back already, in commit ${update.slice(0, 8)}.`)
  const hooks = ["-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"]
  await git.run(...hooks, "worktree", "add", "--quiet", "--detach", places.site, head)
  const worktree = new Git(places.site)
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
