import { existsSync } from "node:fs"
import { relative, resolve } from "node:path"
import { Refusal } from "../../content/files/errors"
import { type CommandIo, commandLine, runCommand } from "../command-line"
import { confirm } from "../prompts"
import { wrapped } from "./changelog"
import {
  abortTrial,
  applyUpdate,
  continueTrial,
  findUpdate,
  installedVersion,
  inWorkspace,
  movePackages,
  type NewerVersion,
  openSite,
  runTrial,
  type Site,
  type TrialOptions,
  undoUpdate,
} from "./flow"
import { timing } from "./progress"
import type { Tools } from "./proof/tools"

/** What a command is given, and the programs that an update runs. */
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
All of it is tried in .update/, beside your site, which runs the code of the new version on your machine. Your files change at
the end, in one commit, or not at all. Where you and the kit changed the same lines, the merge waits in .update/site.`,
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
      await run(args, flags, io)
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

async function run(args: readonly string[], flags: Flags, io: UpdateIo): Promise<void> {
  const { write } = io
  const site = openSite(resolve(flags.site), args)
  const task = async () => {
    if (flags.undo) {
      const { version, needsPackages } = await undoUpdate(site)
      const now = version === undefined ? "as it was before the update" : `at version ${version} again`
      return write(`The update is taken back: the site is ${now}.\n${packagesAdvice(needsPackages, site)}`)
    }
    if (flags.abort) {
      await abortTrial(site)
      return write("The update is given up. Nothing of your site was changed.\n")
    }
    const time = timing((name, seconds) => write(seconds === undefined ? `  ${name} …` : ` ${seconds.toFixed(1)} s\n`))
    const newer = flags.continue ? undefined : await wanted(site, flags, io, time)
    if (newer || flags.continue) await tryOut(site, newer, flags, io, time)
  }
  await inWorkspace(site, task, (sentence) => write(`${sentence}\n\n`))
}

/** @returns whether the answer to a question is yes; with --yes, nobody is asked */
async function agrees(
  message: string,
  isLikely: boolean,
  { yes }: Flags,
  { terminal, signal }: UpdateIo,
): Promise<boolean> {
  return yes || !terminal || confirm({ message, default: isLikely }, { ...terminal, signal })
}

/** @returns the version to try out; undefined if there is none, or it is not wanted */
async function wanted(
  site: Site,
  flags: Flags,
  io: UpdateIo,
  time: TrialOptions["time"],
): Promise<NewerVersion | undefined> {
  const { write } = io
  const folder = resolve(flags.from ?? "")
  // A folder is remembered as seen from the site.
  const source = flags.from && existsSync(folder) ? relative(site.git.folder, folder) || "." : flags.from
  const newer = await findUpdate(site, { source, to: flags.to, base: flags.base }, time)
  io.signal.throwIfAborted()
  if (!newer) {
    const { version } = await installedVersion(site)
    write(`This site has ${flags.to === undefined ? "the newest version," : "version"} ${version}.\n`)
    return undefined
  }
  const { from, target } = newer.step
  const there = from === undefined ? "is from before the kit had versions" : `has version ${from}`
  write(`\nThis site ${there}. There is ${target.title}.\n\n${wrapped(newer.changes)}\n\n`)
  const question = `Try version ${target.title} out, beside your site? This runs its code, from ${newer.source}.`
  if (await agrees(question, true, flags, io)) return newer
  write("Nothing was changed.\n")
  return undefined
}

/** Tries a version out, or goes on with one that waits, and takes it if it is wanted. */
async function tryOut(
  site: Site,
  newer: NewerVersion | undefined,
  flags: Flags,
  io: UpdateIo,
  time: TrialOptions["time"],
): Promise<void> {
  const { write, signal, tools } = io
  if (!io.terminal && !flags.yes && !flags.dryRun)
    throw new Refusal(
      "Nobody can be asked here whether to take it. Write --yes to take it, or --dry-run to try it out.",
      2,
    )
  const mayCorrect: TrialOptions["mayCorrect"] = (imports) => {
    write(`\n${imports.map(({ says }) => `  ${says}\n`).join("")}`)
    return agrees("Write these imports anew?", true, flags, io)
  }
  const options = { tools, time, signal, mayCorrect }
  const tried = newer ? await runTrial(site, newer, options) : await continueTrial(site, options)
  const { to, summary, page } = tried
  write(`\n${summary}\n\nThe report, with all of it: ${relative(process.cwd(), page)}\n\n`)
  const waits = newer ? "" : `It still waits in .update/site. To give it up: ${site.followUp.update("--abort")}\n`
  if (flags.dryRun) return write(`This was a trial: nothing was changed.\n${waits}`)
  if (!(await agrees(`Take version ${to}? It becomes one commit, which --undo takes back.`, false, flags, io)))
    return write(`Nothing was changed.\n${waits}`)
  signal.throwIfAborted()
  await applyUpdate(site, tried)
  const needsPackages = tried.needsPackages && !(await movePackages(site))
  write(
    `This site has version ${to}.\n${packagesAdvice(needsPackages, site)}To take it back: ${site.followUp.update("--undo")}\n`,
  )
}

const packagesAdvice = (isNeeded: boolean, { followUp }: Site): string =>
  isNeeded ? `Install its packages: ${followUp.npm("ci")}\n` : ""
