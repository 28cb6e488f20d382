import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkData } from "../../content/check/check-data"
import { isError } from "../../content/diagnostic/diagnostic"
import { Git } from "../../content/files/git"
import { getIn } from "../../content/location/json-path"
import { putContent } from "./former-content"
import { changeCode, findLostChanges } from "./own-code"

const project = join(__dirname, "../../..")

/** The commits of the kit that a site begins with: one from before versions, versions 1.0.0 and 1.1.0, and one between the latter and 2.0.0. */
export const baseCommits: readonly string[] = ["c4ef1cd5", "d2d0c0ef", "b048eb3e", "2e73154"]

/** How an owner came to the kit's files: with its history, with its last commit alone, or with none, as from a zip or a template. */
export const origins = ["clone", "shallow", "zip"] as const

/** What the owner writes into a file that they write anew. */
const anew = "All of this is mine."

/** A site to be brought to the last commit. */
export interface Rehearsal {
  /** Whose content it has. */
  readonly owner: string
  /** The commit of the kit that it begins with. */
  readonly commit: string
  readonly origin: (typeof origins)[number]
  /** A file that the owner has written anew, and the kit changed; the owner resolves it with git, and takes theirs. */
  readonly conflict?: string
}

/** Where it happens, and the commands of the owner's that it calls. */
export interface RehearsalOptions {
  /** @returns the exit code of `npm run update` with these arguments */
  readonly update: (args: readonly string[]) => Promise<number>
  /** @returns what the migrations of this version still change in a folder of content */
  readonly migrate: (
    data: string,
  ) => Promise<ReadonlyArray<{ readonly file: string; readonly done: readonly string[] }>>
  /** A folder of its own, within the project, so that the kit's packages are found. It is empty, or has what an earlier rehearsal left. */
  readonly place: string
}

/**
 * Brings an owner's site, with changes of code of their own, from an earlier commit of the kit to the last one, and takes that back.
 *
 * @param rehearsal the site
 * @param options where, and with what
 * @returns what went wrong; nothing if the check has no error, every change of the owner's is there, the content needs no further migration, and the undo
 * brought every byte back
 * @throws Error if a step fails
 */
export async function rehearse(
  rehearsal: Rehearsal,
  { place, update, migrate }: RehearsalOptions,
): Promise<readonly string[]> {
  mkdirSync(place, { recursive: true })
  rmSync(join(place, "site"), { recursive: true, force: true })
  const { kit, next } = await kitIn(place)
  const site = await siteAt(rehearsal, place)
  const deleted = changeCode(site.folder)
  const { conflict } = rehearsal
  if (conflict) writeFileSync(join(site.folder, conflict), `${anew}\n`)
  const before = await committed(site, "My code")
  const updated = (...args: readonly string[]) => update([...args, "--site", site.folder])
  const wanted = ["--yes", "--to", next, "--from", kit.folder]
  const wrong: string[] = []
  if (conflict) {
    if ((await updated(...wanted)) === 0) wrong.push(`The conflict in ${conflict} was not noticed.`)
    wrong.push(...(await differences(site, before, "The conflict changed something.")))
    const trial = new Git(join(site.folder, ".update/site"))
    const open = await trial.run("diff", "--name-only", "--diff-filter=U")
    if (open !== conflict) wrong.push(`These are in conflict: ${open}`)
    await trial.run("checkout", "--ours", "--", conflict)
    await trial.run("add", "--", conflict)
    wanted.splice(0, wanted.length, "--continue", "--yes")
  }
  if ((await updated(...wanted)) !== 0) throw new Error("The update failed.")
  wrong.push(...findLostChanges(site.folder, deleted).map((each) => `The update has lost ${each}.`))
  if (conflict && (await site.run("show", `HEAD:${conflict}`)) !== anew) wrong.push(`The owner's ${conflict} is lost.`)
  const data = join(site.folder, "data")
  const errors = (await checkData(data)).filter(isError)
  wrong.push(...errors.map(({ file, path, message }) => `${file}  ${path.join(".")}  ${message}`))
  const again = await migrate(data)
  wrong.push(...again.map(({ file, done }) => `A second migration changes ${file}: ${done.join("; ")}`))
  if ((await updated("--undo")) !== 0) throw new Error("The undo failed.")
  return [...wrong, ...(await differences(site, before, "The undo does not bring every byte back."))]
}

/** The kit, whose last commit stands for its next version; several rehearsals in one place share it. */
async function kitIn(place: string): Promise<{ readonly kit: Git; readonly next: string }> {
  const folder = join(place, "kit")
  const kit = existsSync(folder) ? new Git(folder) : await clone(project, place, "kit")
  const [major, minor] = String(getIn(JSON.parse(await kit.run("show", "HEAD:kit.json")), "version")).split(".")
  const next = `v${major}.${Number(minor) + 1}.0`
  await kit.run("tag", "--force", next)
  return { kit, next }
}

async function clone(from: string, place: string, name: string): Promise<Git> {
  const folder = join(place, name)
  await new Git(place).run("clone", "--quiet", from, folder)
  return new Git(folder)
}

/** A site that began with the kit at a commit, with an owner's content as it was then. */
async function siteAt({ owner, commit, origin }: Rehearsal, place: string): Promise<Git> {
  const site = await clone(join(place, "kit"), place, "site")
  await site.run("switch", "--quiet", "--create", "my-site", commit)
  putContent(site.folder, owner)
  if (origin !== "clone") rmSync(join(site.folder, ".git"), { recursive: true })
  if (origin === "zip") await site.run("init", "--quiet", "--initial-branch", "my-site")
  if (origin === "shallow") await beginShallow(site, commit, join(place, "kit"))
  await site.run("config", "user.name", "Ada")
  await site.run("config", "user.email", "ada@north.org")
  await committed(site, "My content")
  return site
}

/** Gives a site the one commit of the kit that it began with, as `git clone --depth 1` does. */
async function beginShallow(site: Git, commit: string, kit: string): Promise<void> {
  await site.run("init", "--quiet", "--initial-branch", "my-site")
  const whole = await new Git(kit).run("rev-parse", commit)
  await site.run("fetch", "--quiet", "--depth", "1", `file://${kit}`, whole)
  await site.run("reset", "--quiet", "FETCH_HEAD")
}

async function committed(site: Git, message: string): Promise<string> {
  await site.run("add", "--all")
  await site.run("commit", "--quiet", "--allow-empty", "--message", message)
  return site.run("rev-parse", "HEAD")
}

/** Whether a site's files and its last commit are those of an earlier commit. */
async function differences(site: Git, earlier: string, what: string): Promise<readonly string[]> {
  const [tree, changed] = [await site.run("rev-parse", "HEAD^{tree}"), await site.run("status", "--porcelain")]
  return tree === (await site.run("rev-parse", `${earlier}^{tree}`)) && changed === "" ? [] : [what]
}
