import { existsSync, symlinkSync } from "node:fs"
import { cp, rm } from "node:fs/promises"
import { join } from "node:path"
import { Git } from "../../../content/files/git"
import { asList, getIn } from "../../../content/location/json-path"
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
  const must = async (failure: string, ...call: Parameters<typeof run>) => {
    const { code, said, stdout } = await run(...call)
    if (code !== 0) throw new Waiting(`${failure}. ${failureReport(said, site)}`)
    return stdout
  }
  await time("Packages of the new version", () => {
    // A trial that goes on has most of them.
    const isCertain = !trial.lockIsKits && !existsSync(join(site, "node_modules"))
    return must("The new version's packages cannot be installed", "npm", site, isCertain ? "ci" : "install", ...quiet)
  })
  await time("Content", async () => {
    // The new version's own migrations, of which this version knows nothing.
    const script = "kit/owner/commands/migrate.ts"
    if (!existsSync(join(site, script))) return
    const args = ["--import", "tsx", script, "data", ...(since === undefined ? [] : [since])]
    const said = await must("The content cannot be brought to the new version", "node", site, ...args)
    for (const file of asList(JSON.parse(said)))
      migrated.push(...asList(getIn(file, "done")).map((each) => `data/${getIn(file, "file")}: ${each}`))
  })
  const tree = await stagedTree(new Git(site))
  await git.run("-c", "core.hooksPath=/dev/null", "worktree", "add", "--quiet", "--detach", before, head)
  const needsPackages = await changesPackages(git, head, tree)
  // Installed once where that is enough: those of the new version if they are the same, else those that the site has.
  const packages = join(needsPackages ? git.folder : site, "node_modules")
  const ownPackages = () => run("npm", before, "ci", ...quiet)
  await time("Packages of your version", async () => {
    if (existsSync(packages)) symlinkSync(packages, join(before, "node_modules"), "junction")
    else await ownPackages()
  })
  const check = async (folder: string) =>
    findingsIn((await run("npm", folder, "run", "--silent", "check", "--", "--format", "json")).stdout)
  const warnings = await time("Check", async () => {
    const [old, now] = [await check(before), await check(site)]
    if (!now) throw new Waiting("The new version's check does not run.")
    const fresh = now.filter(({ place }) => !old?.some((each) => each.place === place))
    const errors = fresh.filter(({ isError }) => isError)
    if (errors.length > 0)
      throw new Waiting(
        `The new version's check finds errors that were not there before:\n\n${errors.map(({ says }) => `  ${says}`).join("\n")}`,
      )
    return old ? fresh.map(({ says }) => says) : []
  })
  await copyPictures(git.folder, before)
  const built = await time("Build of your version", async () => {
    const first = await run("npm", before, "run", "build")
    if (first.code === 0 || !existsSync(packages)) return first
    await rm(join(before, "node_modules"))
    await ownPackages()
    return run("npm", before, "run", "build")
  })
  await copyPictures(before, site)
  await time("Build of the new version", () => must("The new version cannot be built", "npm", site, "run", "build"))
  const parts = [
    { heading: "You deleted these, so they stay deleted, though the kit has them", lines: trial.stayDeleted },
    { heading: "Content that changed its form", lines: migrated },
    { heading: "New warnings of the check", lines: warnings },
  ]
  if (built.code !== 0) {
    const told = sentence("The pages are not compared: your version could not be built")
    return { tree, parts: [...parts, told], looks: [], needsPackages }
  }
  const sites = { before: join(before, "public"), after: join(site, "public") }
  const pages = await time("Comparison", async () => comparePages(sites.before, sites.after))
  const { told, looks } = await time("Pictures", () => looksOf(trial, sites))
  return { tree, parts: [...parts, ...pages, told], looks, needsPackages }
}

async function looksOf({ tools, places, signal }: Trial, sites: Parameters<Tools["pictures"]>[0]) {
  try {
    const { changes, pictures } = await tools.pictures(sites, places.report, signal)
    const heading = `${changes.length} of ${pictures} pictures of pages differ`
    const told = changes.length > 0 ? { heading, lines: changes.map(({ name }) => name) } : undefined
    return { told: told ?? sentence(`All ${pictures} pictures of pages are the same`), looks: changes }
  } catch (error) {
    // A browser that is missing, or fails, is no reason against an update.
    if (signal.aborted || !(error instanceof Error)) throw error
    return { told: sentence(`The look is not compared: ${error.message.split(/\.?\n|\.$/, 1)[0]}`), looks: [] }
  }
}

/** What a build has encoded is not encoded again. */
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
