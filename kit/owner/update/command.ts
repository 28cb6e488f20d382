import { relative, resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { type CommandIo, commandLine, runCommand } from "../command-line"
import { confirm } from "../prompts"
import { formatSection } from "./changelog"
import {
  abortTrial,
  applyUpdate,
  continueTrial,
  findUpdate,
  inWorkspace,
  movePackages,
  type NewerVersion,
  openSite,
  resolveSource,
  runTrial,
  type Site,
  type TrialOptions,
  type TrialResult,
  undoUpdate,
} from "./flow"
import { Clock, partsInLines, WrongSource } from "./progress"
import type { Tools } from "./proof/tools"
import { plainParts } from "./report/summary"

/** Those of a command, and the programs that it runs. */
export interface UpdateIo extends CommandIo {
  readonly tools: Tools
}

const commandOfUpdate = () =>
  commandLine(
    "update",
    "Looks for a newer version of the kit, tries it out, shows what changes, and asks. Your content and what you changed in the code stay.",
  )
    .option("--dry-run", "The same, and change nothing.")
    .option("--continue", "Go on with an update that waits in .update/site, once its conflicts are resolved.")
    .option("--abort", "Give that update up.")
    .option("--undo", "Take the last update back.")
    .option("--to <version>", "This one, not the newest: its number, a tag or a commit.")
    .option("--from <source>", "The address or folder versions are fetched from; kit.json remembers it.")
    .option("--yes", "Take the update without asking.")
    .option("--site <folder>", "The site’s folder, if it is not this one.", ".")
    .option("--base <version>", "What the site was made from, if it cannot be found out: a number, a tag or a commit.")
    .addHelpText(
      "after",
      `
All of it is tried in .update/, beside your site: packages, check, build, and every page before and after. This runs the code
of the new version on your machine. Your files change at the end, in one commit, or not at all. Where you and the kit changed
the same lines, the merge waits in .update/site, with git's marks.

It ends with 0 if all is well, with 1 if nothing could be changed, with 2 if it was asked for something that it cannot do.`,
    )

type Flags = ReturnType<ReturnType<typeof commandOfUpdate>["opts"]>

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
  return runCommand(commandOfUpdate(), args, io, async (flags) => {
    try {
      await run(flags, io)
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
    if (flags.undo) return io.write(undone(await undoUpdate(site), site))
    if (flags.abort) {
      await abortTrial(site)
      return io.write("The update is given up. Nothing of your site was changed.\n")
    }
    const newer = flags.continue ? undefined : await askedFor(site, flags, io)
    if (newer || flags.continue) await taken(site, newer, flags, io)
  }
  await inWorkspace(site, task, (sentence) => io.write(`${sentence}\n\n`))
}

/** Somebody to ask; nobody with --yes. */
const askable = ({ terminal, signal }: UpdateIo, { yes }: Flags) =>
  terminal && !yes ? { ...terminal, signal } : undefined

/** @returns the version to try out; undefined if there is none, or it is not wanted */
async function askedFor(site: Site, flags: Flags, io: UpdateIo): Promise<NewerVersion | undefined> {
  const { write, signal } = io
  const source = flags.from === undefined ? undefined : resolveSource(site.git.folder, flags.from, process.cwd())
  const clock = new Clock(partsInLines(write))
  const found = await findUpdate(site, { source, to: flags.to, base: flags.base }, clock).catch(withAdvice)
  signal.throwIfAborted()
  if (found.kind === "newest") {
    write(`This site has ${flags.to === undefined ? "the newest version," : "version"} ${found.version}.\n`)
    return undefined
  }
  const { step, sections } = found.newer
  const there = step.from === undefined ? "is from before the kit had versions" : `has version ${step.from}`
  write(
    `\nThis site ${there}. There is ${step.target.title}.\n\n${sections.map((each) => `${formatSection(each)}\n\n`).join("")}`,
  )
  const terminal = askable(io, flags)
  if (!terminal && !flags.yes && !flags.dryRun)
    throw new Refusal(
      "Nobody can be asked here whether to take it. Write --yes to take it, or --dry-run to try it out.",
      2,
    )
  const question = `Try version ${step.target.title} out, beside your site? This runs its code, from ${found.newer.source}.`
  if (!terminal || (await confirm({ message: question, default: true }, terminal))) return found.newer
  write("Nothing was changed.\n")
  return undefined
}

/** Tries a version out, or goes on with one that waits, and takes it if it is wanted. */
async function taken(site: Site, newer: NewerVersion | undefined, flags: Flags, io: UpdateIo): Promise<void> {
  const { write, signal, tools } = io
  const terminal = askable(io, flags)
  const mayRewrite: TrialOptions["mayRewrite"] = async (imports) => {
    write(`\n${imports.map(({ says }) => `  ${says}\n`).join("")}`)
    return !terminal || confirm({ message: "Write these imports anew?", default: true }, terminal)
  }
  const options = { tools, clock: new Clock(partsInLines(write)), signal, mayRewrite }
  const tried = newer ? await runTrial(site, newer, options) : await continueTrial(site, options)
  write(
    `\n${plainParts(tried.parts)}\n\n${tried.seconds}\nThe report, with all of it: ${relative(process.cwd(), tried.page)}\n\n`,
  )
  if (flags.dryRun) return write("This was a trial: nothing was changed.\n")
  const question = `Take version ${tried.outcome.to}? It becomes one commit, which --undo takes back.`
  if (terminal && !(await confirm({ message: question, default: false }, terminal)))
    return write("Nothing was changed.\n")
  signal.throwIfAborted()
  await applyUpdate(site, tried)
  write(await done(site, tried))
}

async function done(site: Site, { outcome: { to, proof } }: TrialResult): Promise<string> {
  const needsPackages = proof.needsPackages && !(await movePackages(site))
  return `This site has version ${to}.${packagesAdvice(needsPackages, site)}\nTo take it back: ${site.followUp.update("--undo")}\n`
}

function withAdvice(error: unknown): never {
  if (!(error instanceof WrongSource)) throw error
  throw new Refusal(
    `${error.message}\n\nName another source with --from: the kit's git address, or a folder with the kit.`,
  )
}

function undone({ version, needsPackages }: Awaited<ReturnType<typeof undoUpdate>>, site: Site): string {
  const now = version === undefined ? "as it was before the update" : `at version ${version} again`
  return `The update is taken back: the site is ${now}.${packagesAdvice(needsPackages, site)}\n`
}

const packagesAdvice = (isNeeded: boolean, { followUp }: Site): string =>
  isNeeded ? `\nInstall its packages: ${followUp.npm("ci")}` : ""
