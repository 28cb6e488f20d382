import { existsSync, symlinkSync } from "node:fs"
import { cp, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Git } from "../../../content/files/git"
import { asList, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { readableContent } from "../../label-sets/replacement"
import { changesPackages, kitFile } from "../kit-file"
import type { Merged } from "../merge/merge"
import type { UpdatePaths } from "../places"
import { type TimePart, Waiting } from "../progress"
import { comparePages } from "./pages"
import { type Part, sentence } from "./report"
import { failureReport, type LookChange, type Tools } from "./tools"

/** What a proof needs. */
export interface Trial extends Pick<Merged, "lockIsKits" | "stayDeleted"> {
  readonly git: Git
  readonly places: UpdatePaths
  /** The site's commit before. */
  readonly head: string
  /** The version of the content; undefined for one before all versions. */
  readonly since: string | undefined
  /** What was migrated before, in words; what is migrated now is added. */
  readonly migrated: string[]
  readonly tools: Tools
  readonly time: TimePart
  readonly signal: AbortSignal
}

/** What the proof found. */
export interface Proof {
  /** The tree that was proven. */
  readonly tree: string
  /** What changes on the site. */
  readonly parts: readonly Part[]
  readonly looks: readonly LookChange[]
  readonly needsPackages: boolean
}

const quiet = ["--prefer-offline", "--no-audit", "--no-fund"]

/**
 * Installs, migrates, checks and builds the merged site, and compares it with the site before.
 *
 * @throws Waiting if something of it fails, with the program's last words; nothing of the owner's is changed
 */
export async function proveUpdate(trial: Trial): Promise<Proof> {
  const { git, places, head, since, migrated, tools, time, signal } = trial
  const { before, site } = places
  const run = (program: "npm" | "node", folder: string, ...args: readonly string[]) =>
    tools.run(program, args, folder, signal)
  const must = async (failure: "packagesFail" | "contentFails" | "buildFails", ...call: Parameters<typeof run>) => {
    const { code, said, stdout } = await run(...call)
    if (code !== 0) throw new Waiting(told(`update.${failure}`, { report: failureReport(said, site) }))
    return stdout
  }
  await time("packages", () => {
    // A continued trial has most of them already.
    const isCertain = !trial.lockIsKits && !existsSync(join(site, "node_modules"))
    return must("packagesFail", "npm", site, isCertain ? "ci" : "install", ...quiet)
  })
  await time("content", async () => {
    // The new version's own migrations, of which this version knows nothing.
    const script = "kit/owner/commands/migrate.ts"
    if (!existsSync(join(site, script))) return
    const args = ["--import", "tsx", script, "data", ...(since === undefined ? [] : [since])]
    const said = await must("contentFails", "node", site, ...args)
    for (const file of asList(JSON.parse(said)))
      migrated.push(...asList(getIn(file, "done")).map((each) => `data/${getIn(file, "file")}: ${each}`))
  })
  const tree = await stagedTree(git.at(site))
  await git.run("worktree", "add", "--quiet", "--detach", before, head)
  const needsPackages = await changesPackages(git, head, tree)
  // Installed once where that is enough: those of the new version if they are the same, else those that the site has.
  const packages = join(needsPackages ? git.folder : site, "node_modules")
  const ownPackages = () => run("npm", before, "ci", ...quiet)
  await time("packagesBefore", async () => {
    if (existsSync(packages)) symlinkSync(packages, join(before, "node_modules"), "junction")
    else await ownPackages()
  })
  const check = async (folder: string) =>
    findingsIn((await run("npm", folder, "run", "--silent", "check", "--", "--format", "json")).stdout)
  const warnings = await time("check", async () => {
    const [old, now] = [await check(before), await check(site)]
    if (!now) throw new Waiting(told("update.checkFails"))
    const fresh = now.filter(({ place }) => !old?.some((each) => each.place === place))
    const errors = fresh.filter(({ isError }) => isError)
    if (errors.length > 0)
      throw new Waiting(told("update.newErrors", { errors: errors.map(({ says }) => `  ${says}`).join("\n") }))
    return old ? fresh.map(({ says }) => says) : []
  })
  await copyPictures(git.folder, before)
  const built = await time("buildBefore", async () => {
    const first = await run("npm", before, "run", "build")
    if (first.code === 0 || !existsSync(packages)) return first
    await rm(join(before, "node_modules"))
    await ownPackages()
    return run("npm", before, "run", "build")
  })
  await copyPictures(before, site)
  await time("build", () => must("buildFails", "npm", site, "run", "build"))
  const parts = [
    { heading: told("update.stayDeleted"), lines: trial.stayDeleted },
    { heading: told("update.migrated"), lines: migrated },
    { heading: told("update.newWarnings"), lines: warnings },
  ]
  if (built.code !== 0) {
    return { tree, parts: [...parts, sentence(told("update.notCompared"))], looks: [], needsPackages }
  }
  const sites = { before: join(before, "public"), after: join(site, "public") }
  const pages = await time("comparison", async () => comparePages(sites.before, sites.after))
  const { part, looks } = await time("pictures", () => looksOf(trial, sites))
  return { tree, parts: [...parts, ...pages, part], looks, needsPackages }
}

async function looksOf({ tools, places, signal }: Trial, sites: Parameters<Tools["pictures"]>[0]) {
  try {
    const { changes, pictures } = await tools.pictures(sites, places.report, signal)
    const [count, all, lines] = [changes.length, pictures, changes.map(({ name }) => name)]
    const isSame = count === 0
    const part = isSame
      ? sentence(told("update.looksSame", { all }))
      : { heading: told("update.looksDiffer", { count, all }), lines }
    return { part, looks: changes }
  } catch (error) {
    // A browser that is missing, or fails, is no reason against an update.
    if (signal.aborted || !(error instanceof Error)) throw error
    const [why = ""] = error.message.split(/\.?\n|\.$/, 1)
    return { part: sentence(told("update.looksNotCompared", { why })), looks: [] }
  }
}

/** Pictures that one build has encoded are not encoded again. */
async function copyPictures(from: string, to: string): Promise<void> {
  const [source, target] = [from, to].map((folder) => join(folder, ".pictures"))
  if (source && target && existsSync(source)) await cp(source, target, { recursive: true })
}

/** The tree of what is to be committed: the merged code, and what the steps before the build changed. */
async function stagedTree(worktree: Git): Promise<string> {
  await worktree.run("add", "--update")
  await worktree.run("add", "--force", "--", kitFile)
  return worktree.run("write-tree")
}

/** What the check of a version says: where, and in a line. */
interface Finding {
  readonly isError: boolean
  readonly place: string
  readonly says: string
}

/** @returns what a check printed as JSON; undefined if it did not run */
function findingsIn(printed: string): readonly Finding[] | undefined {
  const said = readableContent(Buffer.from(printed))
  if (said === undefined) return undefined
  // The check of versions before 1.1.0 calls them problems, and that of versions before 1.0.0 writes a place as it shows it.
  return asList(getIn(said, "diagnostics") ?? getIn(said, "problems")).map((each) => {
    const at = getIn(each, "at") ?? getIn(each, "path")
    const place = `${getIn(each, "file")}  ${typeof at === "string" ? at : asList(at).join(".")}`.trim()
    return { isError: getIn(each, "severity") === "error", place, says: `${place}  ${getIn(each, "message")}` }
  })
}
