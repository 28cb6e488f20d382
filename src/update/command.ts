import { existsSync } from "node:fs"
import { relative, resolve } from "node:path"
import { Git, readyRepository } from "../content/git"
import { Refusal } from "../content/new/refusal"
import { runCommand, type Surroundings } from "../content/new/run-command"
import { askToTake, askToTry } from "./ask"
import { changelogFile, sectionsBetween } from "./changelog"
import { type Flags, help, readFlags } from "./flags"
import { kitAt, textAt } from "./kit-file"
import { mergeWithDecisions } from "./merge-with-decisions"
import { type Places, placesIn } from "./places"
import { Clock } from "./proof/clock"
import { prove } from "./proof/prove"
import type { Tools } from "./proof/tools"
import { putInPlace, refuseChanges } from "./put-in-place"
import { writePage } from "./report/page"
import { type Outcome, partsOf, plainParts, secondsOf, subject } from "./report/summary"
import { undo } from "./undo"
import { fetchVersions, type Step, stepTo } from "./versions"
import { enter, leave } from "./workspace"

/** Those of a command, and the programs that it runs. */
export interface UpdateSurroundings extends Surroundings {
  readonly tools: Tools
}

/**
 * The command `npm run update`: brings a newer version of the kit to a site, or takes the last one back.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @returns the exit code
 */
export async function update(args: readonly string[], surroundings: UpdateSurroundings): Promise<number> {
  return runCommand(surroundings, async () => {
    try {
      const flags = readFlags(args)
      if (flags.help) surroundings.write(help)
      else await inWorkspace(flags, surroundings)
      return 0
    } catch (error) {
      // A program that is interrupted with the command fails in words of its own.
      surroundings.signal.throwIfAborted()
      throw error
    }
  })
}

async function inWorkspace(flags: Flags, surroundings: UpdateSurroundings): Promise<void> {
  const project = resolve(flags.site)
  const git = new Git(project)
  await refuseOtherPlaces(git)
  const places = placesIn(project)
  const left = await enter(git, places)
  try {
    if (left) surroundings.write(`${left}\n\n`)
    await refuseChanges(git)
    if (flags.undo) surroundings.write(undone(await undo(git, places)))
    else await updated(git, places, flags, surroundings)
  } finally {
    await leave(git, places)
  }
}

/** @throws Refusal unless this is the top of a repository with a commit, on a branch, with nothing under way */
async function refuseOtherPlaces(git: Git): Promise<void> {
  if (!existsSync(git.folder)) throw new Refusal(`There is no folder ${git.folder}.`, 2)
  if ((await readyRepository(git)) === undefined)
    throw new Refusal(
      'There is no git repository here, or no git. An update needs one, so that nothing of yours can be lost: install git, then\n\n  git init\n  git add --all\n  git commit --message "My site"',
    )
  if ((await git.run("rev-parse", "--show-prefix")) !== "")
    throw new Refusal(
      `The site is a folder within a larger repository (${await git.run("rev-parse", "--show-toplevel")}). Only a site with a repository of its own can be updated.`,
    )
  if ((await git.asked("rev-parse", "--verify", "--quiet", "HEAD")) === undefined)
    throw new Refusal(
      'This repository has no commit yet. Make one first:\n\n  git add --all\n  git commit --message "My site"',
    )
}

async function updated(git: Git, places: Places, flags: Flags, surroundings: UpdateSurroundings): Promise<void> {
  const { write, signal, tools } = surroundings
  const terminal = surroundings.terminal && { ...surroundings.terminal, signal }
  const head = await git.run("rev-parse", "HEAD")
  const kit = await kitAt(git, head)
  const named = flags.from === undefined ? undefined : sourceNamed(git.folder, flags.from)
  const source = named ?? kit?.source
  if (source === undefined)
    throw new Refusal(
      "kit.json does not say where new versions come from. Name the kit's git address or folder: npm run update -- --from <address or folder>",
      2,
    )
  const clock = new Clock(write)
  const versions = await clock.time(`Versions in ${source}`, () => fetchVersions(git, source))
  signal.throwIfAborted()
  const step = await stepTo(git, kit, versions, flags)
  if (!step) return write(`This site has the newest version, ${kit?.version}.\n`)
  const sections = sectionsBetween(
    (await textAt(git, step.target.commit, changelogFile)) ?? "",
    step.from,
    step.target.version,
  )
  write(`\n${announcement(step)}\n\n${sections.map(({ version, text }) => `${version}\n\n${text}\n\n`).join("")}`)
  const isAsked = terminal && !flags.yes
  if (isAsked && !(await askToTry(step.target.version, terminal))) return write("Nothing was changed.\n")
  if (!isAsked && !flags.yes && !flags.dryRun)
    throw new Refusal(
      "Nobody can be asked here whether to take it. Write --yes to take it, or --dry-run to try it out.",
      2,
    )
  const merged = await mergeWithDecisions({
    git,
    places,
    step,
    head,
    take: flags.take,
    source: named ?? kit?.source,
    clock,
    terminal,
    write,
  })
  signal.throwIfAborted()
  const { lockIsKits } = merged
  const proof = await prove({ git, places, head, since: step.from, lockIsKits, tools, clock, signal })
  const outcome: Outcome = { from: step.from, to: step.target.version, ...merged, proof, seconds: clock.all() }
  const page = await writePage(places.report, outcome, sections)
  const summary = plainParts(partsOf(outcome))
  write(`\n${summary}\n\n${secondsOf(outcome)}\nThe report, with all of it: ${relative(process.cwd(), page)}\n\n`)
  if (flags.dryRun) return write("This was a trial: nothing was changed.\n")
  if (isAsked && !(await askToTake(step.target.version, terminal))) return write("Nothing was changed.\n")
  signal.throwIfAborted()
  const to = await git.run("commit-tree", proof.tree, "-p", head, "-m", `${subject(outcome)}\n\n${summary}`)
  await putInPlace(git, { from: head, to }, places)
  write(
    `This site has version ${step.target.version}.${packagesAdvice(proof.needsPackages)}\nTo take it back: npm run update -- --undo\n`,
  )
}

/** A folder is fetched from, and remembered, as seen from the site. */
function sourceNamed(project: string, from: string): string {
  const folder = resolve(from)
  return existsSync(folder) ? relative(project, folder) || "." : from
}

const announcement = ({ from, target }: Step): string =>
  from === undefined
    ? `This site is from before the kit had versions. There is ${target.version}.`
    : `This site has version ${from}. There is ${target.version}.`

function undone({ version, needsPackages }: Awaited<ReturnType<typeof undo>>): string {
  const now = version === undefined ? "as it was before the update" : `at version ${version} again`
  return `The update is taken back: the site is ${now}.${packagesAdvice(needsPackages)}\n`
}

const packagesAdvice = (needed: boolean): string => (needed ? " Install its packages: npm ci" : "")
