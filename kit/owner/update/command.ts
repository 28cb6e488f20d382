import { existsSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { languageOfOwner } from "../../content/check/check-data"
import { speak, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../command-line"
import type { RunProgram } from "../run-program"
import { wrapped } from "./changelog"
import {
  abortUpdate,
  beginUpdate,
  continueUpdate,
  findUpdate,
  installedVersion,
  inWorkspace,
  type NewerVersion,
  openSite,
  type Site,
  takeUpdate,
} from "./site-update"

/** The input of a command, and the function that runs an update's programs. */
interface UpdateIo extends CommandIo {
  readonly run: RunProgram
}

const commandOfUpdate = () =>
  commandLine(
    "update",
    "Brings a newer version of the kit to the site, in one commit. Your content and what you changed in the code stay.",
  )
    .option("--dry-run", "Try it out beside your site, and change nothing.")
    .option("--continue", "Go on with an update that waits in .update/site, once its conflicts are resolved.")
    .option("--abort", "Give that update up.")
    .option("--to <version>", "This one, not the newest: its number, a tag or a commit.")
    .option("--from <source>", "The address or folder versions are fetched from; kit.json remembers it.")
    .option("--site <folder>", "The site’s folder, if it is not this one.", ".")
    .option("--base <version>", "What the site was made from, if it cannot be found out: a number, a tag or a commit.")
    .addOption(languageFlag())
    .addHelpText(
      "after",
      `
npm run update                          the newest version, from where kit.json says
npm run update -- --from ../kit         from a folder with the kit's whole history
npm run update -- --to 2.1.0 --dry-run  what this version would change

It is merged in .update/, where the new version's code checks your content. Your files change at the end, or not at all.
Where you and the kit changed the same lines, the merge waits in .update/site.`,
    )

type Flags = ReturnType<ReturnType<typeof commandOfUpdate>["opts"]>

/**
 * The command `npm run update`: brings a newer version of the kit to a site.
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
    if (flags.abort) {
      await abortUpdate(site)
      return write(told("update.givenUp"))
    }
    const newer = flags.continue ? undefined : await wanted(site, flags, io)
    if (newer || flags.continue) await bring(site, newer, flags, io)
  }
  await inWorkspace(site, task, (sentence) => write(`${sentence}\n\n`))
}

/** @returns the version to update to; undefined if the site has it */
async function wanted(site: Site, flags: Flags, { write, signal }: UpdateIo): Promise<NewerVersion | undefined> {
  const folder = resolve(flags.from ?? "")
  // A folder is stored relative to the site.
  const source = flags.from && existsSync(folder) ? relative(site.git.folder, folder) || "." : flags.from
  const newer = await findUpdate(site, { source, to: flags.to, base: flags.base })
  signal.throwIfAborted()
  if (!newer) {
    const version = (await installedVersion(site)) ?? ""
    write(told("update.newest", { isNewest: String(flags.to === undefined), version }))
    return undefined
  }
  const { from, target } = newer.step
  write(told("update.newer", { from, title: target.title, changes: wrapped(newer.changes) }))
  return newer
}

async function bring(site: Site, newer: NewerVersion | undefined, flags: Flags, io: UpdateIo): Promise<void> {
  const { write, signal } = io
  const { followUp } = site
  const tell = (step: string) => write(`  ${told("update.step", { step })}\n`)
  const options = { run: io.run, signal, tell }
  const ready = await (newer ? beginUpdate(site, newer, options) : continueUpdate(site, options))
  write(ready.summary === "" ? "\n" : `\n${ready.summary}\n\n`)
  if (flags.dryRun) {
    const waits = newer ? "" : told("update.stillWaits", { abort: followUp.update("--abort") })
    return write(told("update.trial", { waits }))
  }
  signal.throwIfAborted()
  const { commit, needsPackages } = await takeUpdate(site, ready)
  const advice = needsPackages ? told("update.install", { command: followUp.npm("ci") }) : ""
  write(told("update.taken", { to: ready.to, advice, undo: followUp.git("revert", "--no-edit", commit) }))
}
