import { relative, resolve } from "node:path"
import { Option } from "@commander-js/extra-typings"
import { Refusal } from "../../content/files/errors"
import { type CommandIo, commandLine, runCommand } from "../command-line"
import { askToApply, askToRunTrial, type DecidedByFlags, decideInTerminal } from "./ask"
import { formatSection } from "./changelog"
import { applyUpdate, findUpdate, inWorkspace, openSite, resolveSource, runTrial, type Site, undoUpdate } from "./flow"
import { Clock, partsInLines, WrongSource } from "./progress"
import type { Tools } from "./proof/tools"
import { plainParts } from "./report/summary"
import type { Step } from "./versions"

/** Those of a command, and the programs that it runs. */
export interface UpdateIo extends CommandIo {
  readonly tools: Tools
}

const commandOfUpdate = () =>
  commandLine(
    "update",
    "Looks for a newer version of the kit, tries it out, shows what changes, and asks. Your content and what you changed in the code stay.",
  )
    .argument("[files...]", "In conflict, behind --take: you and the kit changed the same lines.")
    .option("--dry-run", "The same, and change nothing.")
    .option("--undo", "Take the last update back.")
    .option("--to <version>", "This one, not the newest: its number, a tag or a commit.")
    .option("--from <source>", "The address or folder versions are fetched from; kit.json remembers it.")
    .addOption(new Option("--take <side>", "Whose lines to take of these files.").choices(["mine", "kit"] as const))
    .option("--yes", "Take the update without asking.")
    .option("--site <folder>", "The site’s folder, if it is not this one.", ".")
    .option("--base <version>", "What the site was made from, if it has no kit.json: a number, a tag or a commit.")
    .addHelpText(
      "after",
      `
All of it is tried in .update/, beside your site: packages, check, build, and every page before and after. Your files change
at the end, in one commit, or not at all.

It ends with 0 if all is well, with 1 if nothing could be changed, with 2 if it was asked for something that it cannot do.`,
    )

/** The flags of the command. */
type Flags = ReturnType<ReturnType<typeof commandOfUpdate>["opts"]> & {
  /** Files in conflict, and whose version is taken. */
  readonly decided: DecidedByFlags | undefined
}

/**
 * The command `npm run update`: brings a newer version of the kit to a site, or takes the last one back.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export async function update(args: readonly string[], io: UpdateIo): Promise<number> {
  // A program may take seconds to end.
  const sayStopping = () => io.writeError("\nStopping…\n")
  io.signal.addEventListener("abort", sayStopping)
  return runCommand(commandOfUpdate(), args, io, async (flags, files) => {
    try {
      if (flags.take && files.length === 0)
        throw new Refusal(`Write the files in conflict behind --take ${flags.take}.`, 2)
      if (!flags.take && files.length > 0)
        throw new Refusal(
          `"${files.join(" ")}" does not belong to a flag. Flags need -- before them; files follow --take mine or --take kit.`,
          2,
        )
      const decided = flags.take && {
        side: flags.take,
        files: files.map((file) => file.replaceAll("\\", "/").replace(/^\.\//, "")),
      }
      await run({ ...flags, decided }, io)
      return 0
    } catch (error) {
      // A program that is interrupted with the command fails in words of its own.
      io.signal.throwIfAborted()
      throw error
    } finally {
      io.signal.removeEventListener("abort", sayStopping)
    }
  })
}

async function run(flags: Flags, io: UpdateIo): Promise<void> {
  const site = openSite(resolve(flags.site), flags)
  const task = async () => {
    if (flags.undo) io.write(undone(await undoUpdate(site), site))
    else await updated(site, flags, io)
  }
  await inWorkspace(site, task, (sentence) => io.write(`${sentence}\n\n`))
}

async function updated(site: Site, flags: Flags, io: UpdateIo): Promise<void> {
  const { write, signal, tools } = io
  const terminal = io.terminal && { ...io.terminal, signal }
  const clock = new Clock(partsInLines(write))
  const source = flags.from === undefined ? undefined : resolveSource(site.git.folder, flags.from, process.cwd())
  const found = await findUpdate(site, { source, to: flags.to, base: flags.base }, clock).catch(withAdvice)
  signal.throwIfAborted()
  if (found.kind === "newest")
    return write(`This site has ${flags.to === undefined ? "the newest version," : "version"} ${found.version}.\n`)
  const { step, sections } = found.newer
  const version = step.target.title
  write(`\n${announcement(step)}\n\n${sections.map((each) => `${formatSection(each)}\n\n`).join("")}`)
  const isAsked = terminal && !flags.yes
  if (isAsked && !(await askToRunTrial(version, terminal))) return write("Nothing was changed.\n")
  if (!isAsked && !flags.yes && !flags.dryRun)
    throw new Refusal(
      "Nobody can be asked here whether to take it. Write --yes to take it, or --dry-run to try it out.",
      2,
    )
  const decide = decideInTerminal({ take: flags.decided, terminal, write })
  const tried = await runTrial(site, found.newer, { decide, tools, clock, signal })
  const summary = plainParts(tried.parts)
  const page = relative(process.cwd(), tried.page)
  write(`\n${summary}\n\n${tried.seconds}\nThe report, with all of it: ${page}\n\n`)
  if (flags.dryRun) return write("This was a trial: nothing was changed.\n")
  if (isAsked && !(await askToApply(version, terminal))) return write("Nothing was changed.\n")
  signal.throwIfAborted()
  await applyUpdate(site, tried)
  const { needsPackages } = tried.outcome.proof
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

function undone({ version, needsPackages }: Awaited<ReturnType<typeof undoUpdate>>, site: Site): string {
  const now = version === undefined ? "as it was before the update" : `at version ${version} again`
  return `The update is taken back: the site is ${now}.${packagesAdvice(needsPackages, site)}\n`
}

const packagesAdvice = (isNeeded: boolean, { followUp }: Site): string =>
  isNeeded ? `\nInstall its packages: ${followUp.npm("ci")}` : ""
