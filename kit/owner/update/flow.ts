import { existsSync } from "node:fs"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Refusal, unlessMissing } from "../../content/files/errors"
import { Git, readyRepository } from "../../content/files/git"
import { gitFor, shellWord } from "../../content/files/terminal"
import { told } from "../../content/sentences/sentences"
import { readableContent } from "../label-sets/replacement"
import { changelogFile, changesBetween } from "./changelog"
import { FollowUp } from "./follow-up"
import { changesPackages, type Kit, kitAt, kitFile, kitIn, lastUpdate, textAt } from "./kit-file"
import { commitMerge, leftMarks, startMerge, unmergedIn } from "./merge/merge"
import { type BrokenName, brokenNames } from "./merge/owner-code"
import { type UpdatePaths, updatePaths } from "./places"
import { type TimePart, Waiting } from "./progress"
import { type Proof, proveUpdate } from "./proof/prove"
import { reportText, writeReport } from "./proof/report"
import type { Tools } from "./proof/tools"
import { fetchVersions, planStep, type Step } from "./versions"
import { enterWorkspace, leaveWorkspace, putInPlace, refuseChanges } from "./workspace"

export { timing, Uncommitted, Waiting } from "./progress"

/** A site that can be updated: git in its folder, and where an update keeps what it makes. */
export interface Site {
  readonly git: Git
  readonly places: UpdatePaths
  /** Names commands to run next. */
  readonly followUp: FollowUp
}

/** The same for everybody, without hooks and signatures. What an owner added stays where it is. */
const settings = [
  "core.hooksPath=/dev/null",
  "commit.gpgSign=false",
  "log.showSignature=false",
  "merge.conflictStyle=merge",
  "merge.directoryRenames=false",
  "merge.ff=true",
  "merge.renames=true",
  "merge.verifySignatures=false",
  "rerere.enabled=false",
  "revert.reference=false",
]

/**
 * @param folder of the site
 * @param args of the command that updates it
 * @returns the site
 */
export const openSite = (folder: string, args?: readonly string[]): Site => ({
  // Nobody answers a question for a password, which would wait for ever.
  git: new Git(folder, { GIT_TERMINAL_PROMPT: "0" }, settings),
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
async function refuseOtherPlaces({ git }: Site): Promise<void> {
  if (!existsSync(git.folder)) throw new Refusal(told("update.noFolder", { folder: git.folder }), 2)
  const named = { git: gitFor(git.folder) }
  if ((await readyRepository(git)) === undefined) {
    const init = git.folder === process.cwd() ? "git init" : `git init ${shellWord(git.folder)}`
    throw new Refusal(told("update.noRepository", { init, ...named }))
  }
  if ((await git.run("rev-parse", "--show-prefix")) !== "")
    throw new Refusal(told("update.within", { top: await git.run("rev-parse", "--show-toplevel") }))
  if ((await git.tryRun("rev-parse", "--verify", "--quiet", "HEAD")) === undefined)
    throw new Refusal(told("update.noCommit", named))
  // A worktree of it would lack the same files, and its build would fail.
  if ((await git.tryRun("config", "--bool", "core.sparseCheckout")) === "true")
    throw new Refusal(told("update.sparse", named))
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
  /** What the version brings, and those between, newest first, as plain text. */
  readonly changes: string
  /** Where versions come from, for kit.json. */
  readonly source: string
}

/**
 * Fetches the kit's versions, and finds out what comes. Nothing of the site's files or branches changes.
 *
 * @returns the version to bring the site to; undefined if it has that one
 * @throws Refusal if the site cannot be updated, or the versions cannot be had
 */
export async function findUpdate(
  site: Site,
  { source: named, to, base }: UpdateRequest,
  time: TimePart,
): Promise<NewerVersion | undefined> {
  await refuseOtherPlaces(site)
  const { git, followUp } = site
  const kit = await kitAt(git, "HEAD")
  const source = named ?? kit?.source
  if (source === undefined) throw new Refusal(told("update.noSource"), 2)
  const versions = await time(source, () => fetchVersions(git, source))
  const step = await planStep(git, kit, versions, { to, base, followUp })
  if (!step) return undefined
  const changelog = (await textAt(git, step.target.commit, changelogFile)) ?? ""
  return { step, source, changes: changesBetween(changelog, step) }
}

/** How a version is tried out. */
export interface TrialOptions {
  readonly tools: Tools
  readonly time: TimePart
  readonly signal: AbortSignal
  /** @returns whether to correct imports that lead to files under their former names */
  readonly mayCorrect: (imports: readonly BrokenName[]) => Promise<boolean>
}

/** A version that was tried out. */
export interface TrialResult extends Pick<Proof, "tree" | "needsPackages"> {
  /** The site's commit on which it was tried. */
  readonly head: string
  readonly to: string
  /** The first line of the update's commit. */
  readonly title: string
  /** What changes on the site, as plain text without long lists. */
  readonly summary: string
  /** The path of the page with the report. */
  readonly page: string
}

/** A trial, from its beginning to its end, or where it goes on once the owner has corrected something. */
interface Trial {
  /** The site's commit on which it was begun. */
  readonly head: string
  readonly newer: NewerVersion
  /** Content that was migrated so far. */
  readonly migrated: string[]
}

/**
 * Tries a version out beside the site, within `inWorkspace`: merges, proves and reports. Nothing of the site changes.
 *
 * @throws Waiting if the owner has to correct something in the trial first, Refusal if the version does not fit this site
 */
export async function runTrial(site: Site, newer: NewerVersion, options: TrialOptions): Promise<TrialResult> {
  const { git, places, followUp } = site
  if (existsSync(places.waiting)) throw new Refusal(told("update.waitsAlready", waysOn(followUp)))
  const trial: Trial = { head: await git.run("rev-parse", "HEAD"), newer, migrated: [] }
  if ((await kitAt(git, trial.head))?.version !== newer.step.from) throw new Refusal(told("update.otherVersion"))
  const conflicts = await options.time("merge", () => startMerge(git, sidesOf(trial), places))
  return prove(site, trial, conflicts, options)
}

/**
 * Goes on with a trial that waits, within `inWorkspace`.
 *
 * @throws as `runTrial`
 */
export async function continueTrial(site: Site, options: TrialOptions): Promise<TrialResult> {
  const { git, places, followUp } = site
  if (!existsSync(places.waiting)) throw new Refusal(told("update.noneToContinue"), 2)
  // A run that was killed may have left half of it.
  const trial = readableContent(await readFile(places.waiting)) as Trial | undefined
  if (!existsSync(places.site) || trial?.head !== (await git.run("rev-parse", "HEAD")))
    throw new Refusal(told("update.beganBefore", { abort: followUp.update("--abort"), again: followUp.update() }))
  return prove(site, trial, [], options)
}

/**
 * Gives up a trial that waits, within `inWorkspace`.
 *
 * @throws Refusal if there is none
 */
export async function abortTrial({ places }: Site): Promise<void> {
  if (!existsSync(places.waiting)) throw new Refusal(told("update.noneToAbort"), 2)
  await rm(places.waiting)
}

const sidesOf = ({ head, newer: { step } }: Trial) => ({ base: step.base, mine: head, kit: step.target.commit })

const waysOn = (followUp: FollowUp) => ({
  waysOn: told("update.waysOn", { onwards: followUp.update("--continue"), abort: followUp.update("--abort") }),
})

async function prove(
  site: Site,
  trial: Trial,
  conflicts: readonly string[],
  options: TrialOptions,
): Promise<TrialResult> {
  const { git, places, followUp } = site
  const { head, newer } = trial
  const { from, target } = newer.step
  try {
    options.signal.throwIfAborted()
    const merged = await options.time("code", () => commitCode(site, trial, conflicts, options))
    const proof = await proveUpdate({ ...options, ...trial, ...merged, git, places, since: from })
    // It waits until it is taken: nothing that was resolved is lost.
    if (existsSync(places.waiting)) await writeFile(places.waiting, JSON.stringify(trial))
    const title = `Update the site kit ${from === undefined ? "" : `from ${from} `}to ${target.title}`
    const page = await writeReport(places.report, { ...proof, title, changes: newer.changes })
    const { tree, needsPackages } = proof
    return { head, to: target.title, title, tree, needsPackages, summary: reportText(proof.parts, 20), page }
  } catch (error) {
    if (!(error instanceof Waiting)) throw error
    await writeFile(places.waiting, JSON.stringify(trial))
    throw new Waiting(told("update.waits", { why: error.message, ...waysOn(followUp) }))
  }
}

/** Commits what is merged, once it has no conflict and no name that leads nowhere. */
async function commitCode(
  { git, places, followUp }: Site,
  trial: Trial,
  conflicts: readonly string[],
  { mayCorrect }: TrialOptions,
) {
  const sides = sidesOf(trial)
  const open = conflicts.length > 0 ? conflicts : await leftMarks(git, places, sides.kit)
  if (open.length > 0)
    throw new Waiting(told("update.conflicts", { files: indented(open), tool: followUp.mergetool() }))
  const merged = await commitMerge(git, sides, places)
  await writeFile(join(places.site, kitFile), await kitText(git, trial.newer))
  const broken = await brokenNames(git, places.site, sides, merged.ownCode)
  const moved = broken.filter(({ correct }) => correct)
  const isCorrected = moved.length > 0 && (await mayCorrect(moved))
  if (isCorrected) for (const { correct } of moved) correct?.()
  const left = isCorrected ? broken.filter(({ correct }) => !correct) : broken
  if (left.length > 0) throw new Waiting(told("update.brokenCode", { lines: indented(left.map(({ says }) => says)) }))
  return merged
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n")

/** kit.json of the new version, which says from where it came and which commit it is. */
async function kitText(git: Git, { step: { target }, source }: NewerVersion): Promise<string> {
  const { version, commit } = target
  const kit = readableContent(Buffer.from((await textAt(git, commit, kitFile)) ?? ""))
  return `${JSON.stringify(Object.assign({}, kit, { version, source, commit }), null, 2)}\n`
}

/**
 * Takes a version that was tried out, within `inWorkspace`: the site gets it in one commit.
 *
 * @throws Refusal if the site has changed since; everything is then as it was
 */
export async function applyUpdate({ git, places }: Site, { head, tree, title, summary }: TrialResult): Promise<void> {
  const to = await git.run("commit-tree", tree, "-p", head, "-m", `${title}\n\n${summary}`)
  await putInPlace(git, head, to, places)
  await rm(places.waiting, { force: true })
}

/**
 * Puts the packages that were installed for the trial in the place of the site's, within the same `inWorkspace` as the trial: nobody installs them twice.
 *
 * @returns whether it has; otherwise the site's own have to be installed
 */
export async function movePackages({ git, places }: Site): Promise<boolean> {
  const tried = join(places.site, "node_modules")
  if (!existsSync(tried)) return false
  const [there, former] = [join(git.folder, "node_modules"), join(places.aside, "former-packages")]
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
  if (last === undefined) throw new Refusal(told("update.nothingToUndo"))
  const commit = last.commit.slice(0, 8)
  if (last.isTakenBack) throw new Refusal(told("update.undone", { commit }))
  await git.run("worktree", "add", "--quiet", "--detach", places.before, head)
  const worktree = git.at(places.before)
  try {
    await worktree.run("revert", "--no-edit", commit)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const files = (await unmergedIn(worktree)).join(", ") || undefined
    const { message } = error
    throw new Refusal(told("update.undoConflict", { files, git: gitFor(git.folder), commit, message }))
  }
  const to = await worktree.run("rev-parse", "HEAD")
  const needsPackages = await changesPackages(git, head, to)
  await putInPlace(git, head, to, places)
  return { version: (await kitAt(git, to))?.version, needsPackages }
}
