import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkData } from "../../content/check/check-data"
import { isError } from "../../content/diagnostic/diagnostic"
import { Git } from "../../content/files/git"
import { asList, getIn } from "../../content/location/json-path"
import { putContent } from "./former-content"

const project = join(__dirname, "../../..")

/** The commits of the kit from which a site can start: one before there were versions, versions 1.0.0 and 1.1.0, and one between 1.1.0 and 2.0.0. */
export const baseCommits: readonly string[] = ["c4ef1cd5", "d2d0c0ef", "b048eb3e", "2e73154"]

/** How an owner got the kit's files: with its history, with its last commit only, or with no commit, as from a zip or a template. */
export const origins = ["clone", "shallow", "zip"] as const

/** The whole content of a file that the owner rewrites. */
const anew = "All of this is mine."

/** A site to update to the last commit. */
export interface Rehearsal {
  /** The owner whose content it has. */
  readonly owner: string
  /** The commit of the kit from which it starts. */
  readonly commit: string
  readonly origin: (typeof origins)[number]
  /** A file that the owner rewrote and the kit has changed. The owner resolves the conflict with git, and keeps their own version. */
  readonly conflict?: string
}

/** The folder in which to rehearse, and the owner's commands to call. */
export interface RehearsalOptions {
  /** @returns the exit code of `npm run update` with these arguments */
  readonly update: (args: readonly string[]) => Promise<number>
  /** @returns what the migrations of this version still change in a folder of content */
  readonly migrate: (
    data: string,
  ) => Promise<ReadonlyArray<{ readonly file: string; readonly done: readonly string[] }>>
  /** A folder for this alone, within the project so that the kit's packages are found. It is empty, or has what an earlier rehearsal left. */
  readonly place: string
}

/**
 * Updates an owner's site, which has code changes of their own, from an earlier commit of the kit to the last one, and undoes the update.
 *
 * @param rehearsal the site
 * @param options the folder and the commands
 * @returns what went wrong; nothing if the check found no errors, all the owner's changes are still there, the content needs no further migration, and the
 *   undo restored every byte
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

/** @returns the kit, with its last commit tagged as its next version. Several rehearsals in one place share it. */
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

/** Makes a site that started from a commit of the kit, with an owner's content as it was then. */
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

/** Gives a site only the commit of the kit from which it started, as `git clone --depth 1` does. */
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

/** @returns nothing if a site's files and its last commit are those of an earlier commit; otherwise `what` */
async function differences(site: Git, earlier: string, what: string): Promise<readonly string[]> {
  const [tree, changed] = [await site.run("rev-parse", "HEAD^{tree}"), await site.run("status", "--porcelain")]
  return tree === (await site.run("rev-parse", `${earlier}^{tree}`)) && changed === "" ? [] : [what]
}

const rule = "\n.ownRule {\n  letter-spacing: 0.01em;\n}\n"
const [styled, note, page] = ["src/home/hero.module.css", "src/home/own-note.tsx", "src/pages/index.tsx"]

/** The paths of one file in successive versions, the latest first. */
const movedFile = ["src/ui/picture/picture.module.css", "src/pictures/picture.module.css", "src/ui/picture.module.css"]

/** Folders that a site can do without, by their former path, and where they are now. */
const movedFolders: Readonly<Record<string, string>> = { studio: "kit/studio" }

/**
 * Changes the code as an owner might. Adds a CSS rule, also to a file that has moved since, and a component to the home page. Deletes the files of a page that
 * is switched off, or else the studio.
 *
 * @param site the owner's checkout
 * @returns the deleted paths
 */
function changeCode(site: string): readonly string[] {
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), "utf8")))
  edit(styled, (text) => text + rule)
  for (const path of movedFile.filter((one) => existsSync(join(site, one)))) edit(path, (text) => text + rule)
  writeFileSync(join(site, note), "export function OwnNote() {\n  return <p>A note of my own</p>\n}\n")
  edit(page, (text) =>
    text
      .replace("import { Hero }", 'import { OwnNote } from "../home/own-note"\nimport { Hero }')
      .replace("      <Seo", "      <OwnNote />\n      <Seo"),
  )
  const off = asList(getIn(JSON.parse(readFileSync(join(site, "data/site.json"), "utf8")), "pagesOff"))
  const deleted = (off.includes("media") ? ["src/media", "src/pages/media.tsx"] : Object.keys(movedFolders)).filter(
    (path) => existsSync(join(site, path)),
  )
  for (const path of deleted) rmSync(join(site, path), { recursive: true })
  return deleted
}

/**
 * @param site the owner's checkout
 * @param deleted what `changeCode` deleted
 * @returns the owner's changes that are gone
 */
function findLostChanges(site: string, deleted: readonly string[]): readonly string[] {
  const has = (path: string, words: string) => readFileSync(join(site, path), "utf8").includes(words)
  const kept = {
    "the rule": has(styled, rule),
    "the rule in a file that has moved": has(movedFile[0] ?? "", rule),
    "the component": existsSync(join(site, note)),
    "the component on the page": has(page, "<OwnNote />"),
  }
  return [
    ...Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : [name])),
    ...deleted
      .flatMap((path) => [path, movedFolders[path] ?? path])
      .filter((path) => existsSync(join(site, path)))
      .map((path) => `the deletion of ${path}`),
  ]
}
