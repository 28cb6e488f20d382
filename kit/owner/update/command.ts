import { relative, resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { type CommandIo, runCommand } from "../new/run-command"
import { askToTake, askToTry } from "./ask"
import { inLines } from "./changelog"
import { decideInTerminal } from "./decide"
import { type Flags, help, readFlags } from "./flags"
import { applyUpdate, findUpdate, inWorkspace, type Site, siteIn, sourceNamed, tryOut } from "./flow"
import { Clock, partsInLines } from "./proof/clock"
import type { Tools } from "./proof/tools"
import { refuseChanges } from "./put-in-place"
import { partsOf, plainParts, secondsOf } from "./report/summary"
import { undo } from "./undo"
import { type Step, WrongSource } from "./versions"

/** Those of a command, and the programs that it runs. */
export interface UpdateIo extends CommandIo {
  readonly tools: Tools
}

/**
 * The command `npm run update`: brings a newer version of the kit to a site, or takes the last one back.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @returns the exit code
 */
export async function update(args: readonly string[], surroundings: UpdateIo): Promise<number> {
  // A program may take seconds to end.
  const sayStopping = () => surroundings.writeError("\nStopping…\n")
  surroundings.signal.addEventListener("abort", sayStopping)
  return runCommand(surroundings, async () => {
    try {
      const flags = readFlags(args)
      if (flags.help) surroundings.write(help)
      else await run(flags, surroundings)
      return 0
    } catch (error) {
      // A program that is interrupted with the command fails in words of its own.
      surroundings.signal.throwIfAborted()
      throw error
    } finally {
      surroundings.signal.removeEventListener("abort", sayStopping)
    }
  })
}

async function run(flags: Flags, surroundings: UpdateIo): Promise<void> {
  const site = siteIn(resolve(flags.site), flags)
  await inWorkspace(site, async (left) => {
    if (left) surroundings.write(`${left}\n\n`)
    await refuseChanges(site.git)
    if (flags.undo) surroundings.write(undone(await undo(site.git, site.places), site))
    else await updated(site, flags, surroundings)
  })
}

async function updated(site: Site, flags: Flags, surroundings: UpdateIo): Promise<void> {
  const { write, signal, tools } = surroundings
  const terminal = surroundings.terminal && { ...surroundings.terminal, signal }
  const clock = new Clock(partsInLines(write))
  const source = flags.from === undefined ? undefined : sourceNamed(site.git.folder, flags.from, process.cwd())
  const found = await findUpdate(site, { source, to: flags.to, base: flags.base }, clock).catch(withAdvice)
  signal.throwIfAborted()
  if (found.kind === "newest")
    return write(`This site has ${flags.to === undefined ? "the newest version," : "version"} ${found.version}.\n`)
  const { step, sections } = found.newer
  const version = step.target.title
  write(`\n${announcement(step)}\n\n${sections.map((each) => `${inLines(each)}\n\n`).join("")}`)
  const isAsked = terminal && !flags.yes
  if (isAsked && !(await askToTry(version, terminal))) return write("Nothing was changed.\n")
  if (!isAsked && !flags.yes && !flags.dryRun)
    throw new Refusal(
      "Nobody can be asked here whether to take it. Write --yes to take it, or --dry-run to try it out.",
      2,
    )
  const decide = decideInTerminal({ take: flags.take, terminal, write })
  const tried = await tryOut(site, found.newer, { decide, tools, clock, signal })
  const { outcome } = tried
  const summary = plainParts(partsOf(outcome))
  const page = relative(process.cwd(), tried.page)
  write(`\n${summary}\n\n${secondsOf(outcome)}\nThe report, with all of it: ${page}\n\n`)
  if (flags.dryRun) return write("This was a trial: nothing was changed.\n")
  if (isAsked && !(await askToTake(version, terminal))) return write("Nothing was changed.\n")
  signal.throwIfAborted()
  await applyUpdate(site, tried)
  const { needsPackages } = outcome.proof
  write(
    `This site has version ${version}.${packagesAdvice(needsPackages, site)}\nTo take it back: ${site.followUp.undo()}\n`,
  )
}

function withAdvice(error: unknown): never {
  if (!(error instanceof WrongSource)) throw error
  throw new Refusal(
    `${error.message}\n\nName another source with --from: the kit's git address, or a folder with the kit.`,
  )
}

const announcement = ({ from, target }: Step): string =>
  from === undefined
    ? `This site is from before the kit had versions. There is ${target.title}.`
    : `This site has version ${from}. There is ${target.title}.`

function undone({ version, needsPackages }: Awaited<ReturnType<typeof undo>>, site: Site): string {
  const now = version === undefined ? "as it was before the update" : `at version ${version} again`
  return `The update is taken back: the site is ${now}.${packagesAdvice(needsPackages, site)}\n`
}

const packagesAdvice = (isNeeded: boolean, { followUp }: Site): string =>
  isNeeded ? `\nInstall its packages: ${followUp.npm("ci")}` : ""
