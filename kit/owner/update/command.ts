import { existsSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { languageOfOwner } from "../../content/check/check-data"
import { Refusal } from "../../content/files/errors"
import { speak, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../command-line"
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
    .addOption(languageFlag())
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
  // Programs may take seconds to end.
  const sayStopping = () => io.writeError(`\n${told("update.stopping")}\n`)
  io.signal.addEventListener("abort", sayStopping)
  return runCommand(commandOfUpdate(), args, io, async (flags) => {
    try {
      await run(args, flags, io)
      return 0
    } catch (error) {
      // A program that is interrupted together with the command reports an error of its own.
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
  speak(flags.language ?? (await languageOfOwner(join(site.git.folder, "data"))))
  const task = async () => {
    if (flags.undo) {
      const { version, needsPackages } = await undoUpdate(site)
      return write(told("update.takenBack", { version, advice: packagesAdvice(needsPackages, site) }))
    }
    if (flags.abort) {
      await abortTrial(site)
      return write(told("update.givenUp"))
    }
    const time = timing((part, seconds) =>
      write(seconds === undefined ? `  ${told("update.part", { part })} …` : ` ${seconds.toFixed(1)} s\n`),
    )
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
    write(told("update.newest", { isNewest: String(flags.to === undefined), version: version ?? "" }))
    return undefined
  }
  const { from, target } = newer.step
  const { title } = target
  write(told("update.newer", { from, title, changes: wrapped(newer.changes) }))
  if (await agrees(told("update.try", { title, source: newer.source }), true, flags, io)) return newer
  write(told("update.unchanged", { waits: "" }))
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
  if (!io.terminal && !flags.yes && !flags.dryRun) throw new Refusal(told("update.nobody"), 2)
  const mayCorrect: TrialOptions["mayCorrect"] = (imports) => {
    write(`\n${imports.map(({ says }) => `  ${says}\n`).join("")}`)
    return agrees(told("update.correct"), true, flags, io)
  }
  const options = { tools, time, signal, mayCorrect }
  const tried = newer ? await runTrial(site, newer, options) : await continueTrial(site, options)
  const { to, summary, page } = tried
  write(told("update.report", { summary, page: relative(process.cwd(), page) }))
  const waits = newer ? "" : told("update.stillWaits", { abort: site.followUp.update("--abort") })
  if (flags.dryRun) return write(told("update.trial", { waits }))
  if (!(await agrees(told("update.take", { to }), false, flags, io))) return write(told("update.unchanged", { waits }))
  signal.throwIfAborted()
  await applyUpdate(site, tried)
  const needsPackages = tried.needsPackages && !(await movePackages(site))
  const advice = packagesAdvice(needsPackages, site)
  write(told("update.taken", { to, advice, undo: site.followUp.update("--undo") }))
}

const packagesAdvice = (isNeeded: boolean, { followUp }: Site): string =>
  isNeeded ? told("update.install", { command: followUp.npm("ci") }) : ""
