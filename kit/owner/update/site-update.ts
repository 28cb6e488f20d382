import { existsSync, symlinkSync } from "node:fs"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Refusal } from "../../content/files/errors"
import { gitFor, shellWord } from "../../content/files/terminal"
import { told } from "../../content/sentences/sentences"
import { Git, readyRepository } from "../files/git"
import { readableContent } from "../files/json-bytes"
import type { RunProgram } from "../run-program"
import { changelogFile, changesBetween } from "./changelog"
import { FollowUp } from "./follow-up"
import { changesPackages, kitAt, kitFile, textAt } from "./kit-file"
import { commitMerge, leftMarks, startMerge } from "./merge"
import { type UpdatePaths, updatePaths } from "./places"
import { checkContent, installPackages, migrateContent, Waiting, wrongTypes } from "./try-out"
import { fetchVersions, planStep, type Step } from "./versions"
import { enterWorkspace, leaveWorkspace, putInPlace, refuseChanges } from "./workspace"

/** A site that can be updated: git in its folder, and where an update keeps its files. */
export interface Site {
  readonly git: Git
  readonly places: UpdatePaths
  /** Names commands to run next. */
  readonly followUp: FollowUp
}

/** The same git settings for everybody, without hooks and signatures. An owner's additions stay in place. */
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
]

/**
 * @param folder of the site
 * @param args of the command that updates it
 * @returns the site
 */
export const openSite = (folder: string, args?: readonly string[]): Site => ({
  // Nobody would answer a password prompt, which would wait forever.
  git: new Git(folder, { GIT_TERMINAL_PROMPT: "0" }, settings),
  places: updatePaths(folder),
  followUp: new FollowUp(folder, args),
})

/** @throws Refusal unless the site is at the top of a repository with a commit, on a branch, with no unfinished operation */
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
  // A worktree of it would lack the same files.
  if ((await git.tryRun("config", "--bool", "core.sparseCheckout")) === "true")
    throw new Refusal(told("update.sparse", named))
}

/**
 * Runs a task in the folder beside the site, one at a time; cleans up before and afterwards.
 *
 * @param site that is updated
 * @param task to run
 * @param onCleanup called with a sentence about what was cleaned up after a killed run
 * @throws Refusal if another run is at work, the site cannot be updated, or a file differs from the last commit
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

/** @returns the kit's version that a site has; undefined for one from before kit.json */
export const installedVersion = async ({ git }: Site): Promise<string | undefined> =>
  (await kitAt(git, "HEAD"))?.version

/** The options of an update. */
interface UpdateRequest {
  /** Where versions come from: a git address, or a folder as seen from the site; by default as kit.json says. */
  readonly source?: string | undefined
  /** A version other than the newest: its number, a tag or a commit of the kit. */
  readonly to?: string | undefined
  /** What the site began with, for one without kit.json: a version, a tag or a commit. */
  readonly base?: string | undefined
}

/** A version to which a site can be updated. */
export interface NewerVersion {
  readonly step: Step
  /** What the version and those in between bring, newest first, as plain text. */
  readonly changes: string
  /** The source of versions, for kit.json. */
  readonly source: string
}

/**
 * Fetches the kit's versions, and finds out what an update brings. The site's files and branches do not change.
 *
 * @returns the version to update the site to; undefined if it has that one
 * @throws Refusal if the site cannot be updated, or the versions cannot be fetched
 */
export async function findUpdate(
  site: Site,
  { source: named, to, base }: UpdateRequest = {},
): Promise<NewerVersion | undefined> {
  await refuseOtherPlaces(site)
  const { git, followUp } = site
  const kit = await kitAt(git, "HEAD")
  const source = named ?? kit?.source
  if (source === undefined) throw new Refusal(told("update.noSource"), 2)
  const versions = await fetchVersions(git, source)
  const step = await planStep(git, kit, versions, { to, base, followUp })
  if (!step) return undefined
  const changelog = (await textAt(git, step.target.commit, changelogFile)) ?? ""
  return { step, source, changes: changesBetween(changelog, step) }
}

/** How a version is merged and tried out. */
interface TryOptions {
  readonly run: RunProgram
  readonly signal: AbortSignal
  /** Called when a step begins. */
  readonly tell: (step: "merge" | "packages" | "content" | "types" | "check") => void
}

/** A version that fits the site, and can be installed. */
interface ReadyUpdate {
  /** The site's commit on which it was tried. */
  readonly head: string
  readonly tree: string
  readonly to: string
  /** The first line of the update's commit. */
  readonly title: string
  /** What changes beside the code, as plain text; empty if nothing does. */
  readonly summary: string
  readonly needsPackages: boolean
}

/** A merge from start to finish, or resumed once the owner has corrected something. */
interface Trial {
  /** The site's commit on which it was begun. */
  readonly head: string
  readonly newer: NewerVersion
  /** The content that has been migrated so far. */
  readonly migrated: readonly string[]
}

/**
 * Merges a version beside the site and tries it out, within `inWorkspace`. Nothing of the site changes.
 *
 * @throws Waiting if the owner has to correct something in the merge first, Refusal if the version does not fit this site
 */
export async function beginUpdate(site: Site, newer: NewerVersion, options: TryOptions): Promise<ReadyUpdate> {
  const { git, places, followUp } = site
  if (existsSync(places.waiting)) throw new Refusal(told("update.waitsAlready", waysOn(followUp)))
  const trial: Trial = { head: await git.run("rev-parse", "HEAD"), newer, migrated: [] }
  options.tell("merge")
  const conflicts = await startMerge(git, sidesOf(trial), places)
  return tryOut(site, trial, conflicts, options)
}

/**
 * Resumes a waiting update, within `inWorkspace`.
 *
 * @throws as `beginUpdate`
 */
export async function continueUpdate(site: Site, options: TryOptions): Promise<ReadyUpdate> {
  const { git, places, followUp } = site
  if (!existsSync(places.waiting)) throw new Refusal(told("update.noneToContinue"), 2)
  // A killed run may have left half of it.
  const trial = readableContent(await readFile(places.waiting)) as Trial | undefined
  if (!existsSync(places.site) || trial?.head !== (await git.run("rev-parse", "HEAD")))
    throw new Refusal(told("update.beganBefore", { abort: followUp.update("--abort"), again: followUp.update() }))
  return tryOut(site, trial, await leftMarks(git, places, trial.newer.step.target.commit), options)
}

/**
 * Gives up a waiting update, within `inWorkspace`.
 *
 * @throws Refusal if there is none
 */
export async function abortUpdate({ places }: Site): Promise<void> {
  if (!existsSync(places.waiting)) throw new Refusal(told("update.noneToAbort"), 2)
  await rm(places.waiting)
}

const sidesOf = ({ head, newer: { step } }: Trial) => ({ base: step.base, mine: head, kit: step.target.commit })

const waysOn = (followUp: FollowUp) => ({
  waysOn: told("update.waysOn", { onwards: followUp.update("--continue"), abort: followUp.update("--abort") }),
})

async function tryOut(
  site: Site,
  trial: Trial,
  conflicts: readonly string[],
  options: TryOptions,
): Promise<ReadyUpdate> {
  const { git, places, followUp } = site
  const { head, newer } = trial
  const { from, target } = newer.step
  const migrated = [...trial.migrated]
  const keep = () => writeFile(places.waiting, JSON.stringify({ head, newer, migrated } satisfies Trial))
  try {
    options.signal.throwIfAborted()
    if (conflicts.length > 0)
      throw new Waiting(told("update.conflicts", { files: indented(conflicts), tool: followUp.mergetool() }))
    const { ownCode, stayDeleted, lockIsKits } = await commitMerge(git, sidesOf(trial), places)
    await writeFile(join(places.site, kitFile), await kitText(git, newer))
    const trying = { ...options, site: places.site }
    options.tell("packages")
    const isSame = !lockIsKits && !(await changesPackages(git, head, target.commit))
    const packages = join(git.folder, "node_modules")
    if (isSame && existsSync(packages) && !existsSync(join(places.site, "node_modules")))
      symlinkSync(packages, join(places.site, "node_modules"), "junction")
    else await installPackages(trying, lockIsKits)
    options.tell("content")
    migrated.push(...(await migrateContent(trying, from)))
    options.tell("types")
    const wrong = await wrongTypes(trying, ownCode)
    if (wrong.length > 0) throw new Waiting(told("update.brokenCode", { lines: indented(wrong) }))
    options.tell("check")
    const warnings = await checkContent(trying, git.folder)
    const tree = await stagedTree(git.at(places.site))
    // It waits until it is installed: nothing that was resolved is lost.
    if (existsSync(places.waiting)) await keep()
    return {
      head,
      tree,
      to: target.title,
      title: `Update the site kit ${from === undefined ? "" : `from ${from} `}to ${target.title}`,
      summary: listed([
        [told("update.stayDeleted"), stayDeleted],
        [told("update.migrated"), migrated],
        [told("update.newWarnings"), warnings],
      ]),
      needsPackages: await changesPackages(git, head, tree),
    }
  } catch (error) {
    if (!(error instanceof Waiting)) throw error
    await keep()
    throw new Waiting(told("update.waits", { why: error.message, ...waysOn(followUp) }))
  }
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n")

/** The most lines under a heading. */
const most = 20

/** @returns the lists that have something, each under its heading */
const listed = (parts: ReadonlyArray<readonly [heading: string, lines: readonly string[]]>): string =>
  parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => {
      const left = lines.length - most
      const all = left > 0 ? [...lines.slice(0, most), told("update.more", { count: left })] : lines
      return [heading, ...all.map((line) => `- ${line}`)].join("\n")
    })
    .join("\n\n")

/** kit.json of the new version, which names its source and its commit. */
async function kitText(git: Git, { step: { target }, source }: NewerVersion): Promise<string> {
  const { version, commit } = target
  const kit = readableContent(Buffer.from((await textAt(git, commit, kitFile)) ?? ""))
  return `${JSON.stringify(Object.assign({}, kit, { version, source, commit }), null, 2)}\n`
}

/** The tree to commit: the merged code, and the migrated content. */
async function stagedTree(worktree: Git): Promise<string> {
  await worktree.run("add", "--update")
  await worktree.run("add", "--force", "--", kitFile)
  return worktree.run("write-tree")
}

/**
 * Installs a version that was tried out, within the `inWorkspace` of the trial: the site gets it in one commit.
 *
 * @returns the commit, and whether the site's packages still have to be installed
 * @throws Refusal if the site has changed since; everything is then as it was
 */
export async function takeUpdate(
  { git, places }: Site,
  { head, tree, title, summary, needsPackages }: ReadyUpdate,
): Promise<{ readonly commit: string; readonly needsPackages: boolean }> {
  const commit = await git.run("commit-tree", tree, "-p", head, "-m", `${title}\n\n${summary}`.trim())
  await putInPlace(git, head, commit, places)
  await rm(places.waiting, { force: true })
  return { commit: commit.slice(0, 8), needsPackages: needsPackages && !(await movePackages(git, places)) }
}

/** Replaces the site's packages with those installed for the trial, so that they are not installed twice. */
async function movePackages(git: Git, places: UpdatePaths): Promise<boolean> {
  const tried = join(places.site, "node_modules")
  if (!existsSync(tried)) return false
  const [there, former] = [join(git.folder, "node_modules"), join(places.aside, "former-packages")]
  if (existsSync(there)) await rename(there, former)
  await rename(tried, there)
  await rm(former, { recursive: true, force: true })
  return true
}
