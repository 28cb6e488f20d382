import { existsSync, lstatSync } from "node:fs"
import { basename, dirname, resolve } from "node:path"
import { checkData } from "../../content/check/check-data"
import { placeholderUrl } from "../../content/check/sample-content"
import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { isMissing, Refusal } from "../../content/files/errors"
import { asList, asText, getIn } from "../../content/location/json-path"
import { type CommandIo, commandLine, contentFlag, runCommand } from "../command-line"
import { outcomeText } from "../import/command/report"
import type { Outcome } from "../import/take/take"
import { fillFromProfile, mistakeIn } from "./answers"
import { importArchive } from "./archive"
import { ask, askWithoutGit } from "./ask"
import { commitSite, Repository, readAnswers, replaceSample } from "./begin"
import { type Answers, type Given, questions } from "./questions"
import { report } from "./report"
import { isSample } from "./sample"
import { discardSample, keepSample, recoverFromKilledRun, refuseTakenPlace, swapFolders, writeBeside } from "./swap"

/** What a command is given, and the present day. */
export interface BeginIo extends CommandIo {
  readonly today: Date
}

function commandOfBegin() {
  const command = commandLine(
    "begin",
    "Makes the sample’s site yours: your name, neutral words, and nothing of the sample.",
  )
    .option("--data <folder>", "The folder of the content.", "data")
    .option("--without-git", "Without a repository: the sample is kept in sample-data/.")
  for (const { key, usage, required, description } of questions)
    command.addOption(contentFlag(key, usage, `${description}${required ? " Needed." : ""}`))
  return command.addHelpText(
    "after",
    `
It asks for what no flag says. With all flags that are needed, or without a terminal, it asks nothing.

It ends with 0 if the site is yours, with 1 if it cannot be begun, with 2 if it was asked for something that it cannot do.`,
  )
}

/**
 * The command `npm run begin`: replaces the sample with a site of the owner's.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export const begin = (args: readonly string[], io: BeginIo): Promise<number> =>
  runCommand(commandOfBegin(), args, io, async ({ data, withoutGit = false, ...answers }) => {
    const given = questions.flatMap(({ key }) =>
      asList(getIn(answers, key)).map((text) => [key, asText(text)] as const),
    )
    io.write(await begun({ data, withoutGit, given: new Map(given) }, io))
    return 0
  })

interface Flags {
  readonly data: string
  readonly withoutGit: boolean
  readonly given: Given
}

async function begun(flags: Flags, { terminal, signal, today, write }: BeginIo): Promise<string> {
  const data = resolve(flags.data)
  const asked = terminal && { ...terminal, signal }
  const left = await recoverFromKilledRun(data)
  if (left === "restored") write("A run before this one was stopped half-way. The sample is back in its place.\n\n")
  if (left === "written") throw await unfinished(data, flags.data)
  refuseUnlessSample(data, flags.data)
  const repository = await Repository.find(dirname(data), basename(data))
  if (!repository) {
    refuseTakenPlace(data)
    if (!flags.withoutGit && !(asked && (await askWithoutGit(asked)))) throw new Refusal(noRepository, 2)
  }
  const atGitHub = await repository?.addressAtGitHub()
  const known = await fillFromProfile(flags.given)
  const given = asked && (await isIncomplete(known)) ? await ask(flags.given, atGitHub, asked) : known
  const answers = await readAnswers(given, atGitHub ?? placeholderUrl)
  const { diagnostics, archive } = await written(data, answers, { today, signal }, repository)
  const kept = await keptSample(data, repository)
  const words = await commitSite(repository, answers.name)
  if (words !== undefined) throw new Refusal(`${uncommitted(flags.data)}\n\n${words}`)
  return report({
    answers,
    diagnostics,
    kept,
    archive: archive && outcomeText(flags.data, { ...archive, files: [], leftOut: [] }, "written"),
  })
}

/**
 * Puts the new content in the place of the sample, which is committed before. Until then, whatever fails changes nothing.
 *
 * @returns what the check says of the new content, and what became of the LinkedIn archive
 */
async function written(
  data: string,
  answers: Answers,
  { today, signal }: Pick<BeginIo, "today" | "signal">,
  repository: Repository | undefined,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly archive: Outcome | undefined }> {
  let archive: Outcome | undefined
  try {
    const diagnostics = await replaceSample({
      answers,
      today,
      repository,
      check: async (files) => {
        const fresh = await writeBeside(data, files)
        if (answers.archive !== undefined) archive = await importArchive(fresh, answers.archive, signal)
        return checkData(fresh)
      },
      put: () => {
        signal.throwIfAborted()
        return swapFolders(data)
      },
    })
    return { diagnostics, archive }
  } catch (error) {
    // If even the way back failed, the sample stands beside data/: the next run finds it there.
    if (existsSync(data)) await discardSample(data)
    throw error
  }
}

/** @returns the folder that keeps the sample; undefined if the repository has it */
async function keptSample(data: string, repository: Repository | undefined): Promise<string | undefined> {
  if (!repository) return keepSample(data)
  await discardSample(data)
  return undefined
}

/** Keeps the sample of a run that was killed after the new content was in place. Returns what is left to do. */
async function unfinished(data: string, named: string): Promise<Refusal> {
  const kept = await keptSample(data, await Repository.find(dirname(data), basename(data)))
  return new Refusal(kept ? `Your site is in ${named}. The sample is kept in ${kept}.` : uncommitted(named))
}

function refuseUnlessSample(data: string, named: string): void {
  try {
    if (lstatSync(data).isSymbolicLink())
      throw new Refusal(`${named} is a link to another folder. Begin where the folder itself is.`)
    if (isSample(data)) return
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Refusal(
      `There is no folder ${named}. Go to the folder of the site, or get the sample back: git restore ${named}`,
    )
  }
  throw new Refusal(
    `${named} is not the sample any more: somebody has changed it, and this would replace it. Go on in it with npm run edit; npm run check lists what is still the sample's.\nIf only imports have changed it, take them back first, one after the other, and import again afterwards: npm run import -- --undo\nTo throw the changes away and begin anew, restore the sample first: git restore --source <its commit> ${named}`,
  )
}

const uncommitted = (data: string): string =>
  `Your site is in ${data}, but it is not committed. Look at it with npm run edit, then commit it:\n\n  git add --all ${data}\n  git commit --message "Begin my site" -- ${data}`

const noRepository =
  "There is no git repository here, which would keep the sample. Make one with git init, or write --without-git: the sample is then kept in sample-data/."

/** @returns whether a required answer is missing or wrong; otherwise nothing is asked */
async function isIncomplete(given: Given): Promise<boolean> {
  for (const question of questions)
    if (question.required && (await mistakeIn(question, given.get(question.key) ?? "")) !== undefined) return true
  return false
}
