import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { cp } from "node:fs/promises"
import { join } from "node:path"
import { Git } from "../../../content/files/git"
import { asList, getIn } from "../../../content/location/json-path"
import { readableContent } from "../../label-sets/replacement"
import type { Migrated } from "../../migrate/migrate"
import { kitFile } from "../kit-file"
import type { UpdatePaths } from "../places"
import { type Clock, Waiting } from "../progress"
import { type CheckFinding, checkOf, newFindings, refuseNewErrors } from "./check"
import { failureReport } from "./failure-report"
import { comparePages, type PageChanges } from "./pages"
import type { ComparedPictures, ProgramResult, Tools } from "./tools"

/** What is proven: worktrees of the site before and after, and with what. */
export interface Trial {
  readonly git: Git
  readonly places: UpdatePaths
  /** The site's commit before. */
  readonly head: string
  /** The version of the content; undefined for one before all versions. */
  readonly since: string | undefined
  readonly lockIsKits: boolean
  /** What was migrated before; what is migrated now is added. */
  readonly migrated: Migrated[]
  readonly tools: Tools
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** What the proof found. */
export interface Proof {
  /** The tree that was proven. */
  readonly tree: string
  readonly migrated: readonly Migrated[]
  /** Warnings that were not there before. */
  readonly warnings: readonly CheckFinding[]
  /** Undefined if the site before could not be built. */
  readonly pages: PageChanges | undefined
  /** Or why the look was not compared. */
  readonly looks: ComparedPictures | string
  readonly needsPackages: boolean
}

/**
 * Installs, migrates, checks and builds the merged site, and compares it with the site before.
 *
 * @throws Waiting if something of it fails, with the program's last words; nothing of the owner's is changed
 */
export async function proveUpdate(trial: Trial): Promise<Proof> {
  const { git, places, head, migrated, tools, clock, signal } = trial
  await clock.time("Packages of the new version", () => installAfter(trial))
  migrated.push(...(await clock.time("Content", () => migrateAfter(trial))))
  const tree = await stagedTree(new Git(places.site))
  await git.run("-c", "core.hooksPath=/dev/null", "worktree", "add", "--quiet", "--detach", places.before, head)
  const needsPackages = lockOf(places.before) !== lockOf(places.site)
  await clock.time("Packages of your version", () => installBefore(trial, needsPackages))
  const warnings = await clock.time("Check", async () => {
    const [before, after] = [await checkOf(tools, places.before, signal), await checkOf(tools, places.site, signal)]
    if (!after) throw new Waiting("The new version's check does not run.")
    const fresh = newFindings(before ?? [], after)
    refuseNewErrors(fresh)
    return before ? fresh : []
  })
  if (existsSync(join(git.folder, ".pictures")))
    await cp(join(git.folder, ".pictures"), join(places.before, ".pictures"), { recursive: true })
  const built = await clock.time("Build of your version", () => buildBefore(trial))
  if (existsSync(join(places.before, ".pictures")))
    await cp(join(places.before, ".pictures"), join(places.site, ".pictures"), { recursive: true })
  await clock.time("Build of the new version", async () =>
    refuseFailed(
      await tools.run("npm", ["run", "build"], places.site, signal),
      "The new version cannot be built",
      places.site,
    ),
  )
  const sites = { before: join(places.before, "public"), after: join(places.site, "public") }
  if (built.code !== 0) return { tree, migrated, warnings, pages: undefined, looks: noBuild, needsPackages }
  const pages = await clock.time("Comparison", async () => comparePages(sites.before, sites.after))
  const looks = await clock.time("Pictures", () => looksOf(trial, sites))
  return { tree, migrated, warnings, pages, looks, needsPackages }
}

/** Builds the site as it is. Where the packages that are there do not do, it gets its own. */
async function buildBefore({ places, tools, signal }: Trial): Promise<ProgramResult> {
  const build = () => tools.run("npm", ["run", "build"], places.before, signal)
  const built = await build()
  const packages = join(places.before, "node_modules")
  if (built.code === 0 || !existsSync(packages) || !lstatSync(packages).isSymbolicLink()) return built
  rmSync(packages)
  await tools.run("npm", install, places.before, signal)
  return build()
}

/** A browser that fails is no reason against an update: the report then says that the look was not compared. */
async function looksOf({ places, tools, signal }: Trial, sites: Sites): Promise<Proof["looks"]> {
  try {
    return (await tools.pictures(sites, places.report, signal)) ?? "there is no browser"
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error
    return (error.message.split("\n", 1)[0] ?? "").replace(/\.$/, "")
  }
}

type Sites = Parameters<Tools["pictures"]>[0]

const noBuild = "your version could not be built"

const install = ["ci", "--prefer-offline", "--no-audit", "--no-fund"]

async function installAfter({ places, lockIsKits, tools, signal }: Trial): Promise<void> {
  // A trial that goes on has them.
  if (hasItsPackages(places.site)) return
  if (lockIsKits) {
    const args = ["install", "--package-lock-only", "--prefer-offline", "--no-audit", "--no-fund"]
    refuseFailed(
      await tools.run("npm", args, places.site, signal),
      "Your packages and the kit's do not fit together",
      places.site,
    )
  }
  refuseFailed(
    await tools.run("npm", install, places.site, signal),
    "The new version's packages cannot be installed",
    places.site,
  )
}

/** Installed once where that is enough: those of the new version if they are the same, else those that the site has. */
async function installBefore({ git, places, tools, signal }: Trial, needsPackages: boolean): Promise<void> {
  const [present = undefined] = needsPackages ? [git.folder].filter(hasItsPackages) : [places.site]
  const packages = present && join(present, "node_modules")
  if (packages === undefined) await tools.run("npm", install, places.before, signal)
  else if (existsSync(packages)) symlinkSync(packages, join(places.before, "node_modules"), "junction")
}

const lockOf = (folder: string): string | undefined => {
  const lock = join(folder, "package-lock.json")
  return existsSync(lock) ? readFileSync(lock, "utf8") : undefined
}

const migrationScript = "kit/owner/commands/migrate.ts"

/** The new version's own migrations, of which this version knows nothing. */
async function migrateAfter({ places, since, tools, signal }: Trial): Promise<readonly Migrated[]> {
  if (!existsSync(join(places.site, migrationScript))) return []
  const args = ["--import", "tsx", migrationScript, "data", ...(since === undefined ? [] : [since])]
  const ran = await tools.run("node", args, places.site, signal)
  refuseFailed(ran, "The content cannot be brought to the new version", places.site)
  return asList(JSON.parse(ran.stdout)).map((each) => ({
    file: String(getIn(each, "file")),
    done: asList(getIn(each, "done")).map(String),
  }))
}

/** The tree of what is to be committed: the merged code, and what the steps before the build changed. */
async function stagedTree(worktree: Git): Promise<string> {
  await worktree.run("add", "--update")
  await worktree.run("add", "--force", "--", kitFile)
  return worktree.run("write-tree")
}

function refuseFailed({ code, said }: ProgramResult, what: string, folder: string): void {
  if (code !== 0) throw new Waiting(`${what}. ${failureReport(said, folder)}`)
}

/**
 * @param project its folder
 * @returns whether the packages of its package-lock.json are installed: those, and no other version of one
 */
export function hasItsPackages(project: string): boolean {
  const wanted = packagesIn(join(project, "package-lock.json"))
  // What npm writes about the packages that it has installed.
  const present = packagesIn(join(project, "node_modules/.package-lock.json"))
  if (present.size === 0) return false
  return [...wanted].every(([path, its]) => {
    const there = present.get(path)
    // Packages for other systems are left out.
    return there === undefined ? getIn(its, "optional") === true : getIn(there, "version") === getIn(its, "version")
  })
}

/** The packages of a lock, without the project itself. */
function packagesIn(lock: string): ReadonlyMap<string, unknown> {
  if (!existsSync(lock)) return new Map()
  const packages = getIn(readableContent(readFileSync(lock)), "packages")
  return new Map(Object.entries(Object(packages)).filter(([path]) => path !== ""))
}
