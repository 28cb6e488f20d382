import { lstatSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { checkData } from "../../content/check/check-data"
import { placeholderUrl } from "../../content/check/sample-content"
import { isGuide } from "../../content/contract/data-paths"
import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { dataFolder } from "../../content/files/data-folder"
import { isMissing, Refusal } from "../../content/files/errors"
import { swapFiles } from "../../content/files/write-file"
import { labelSetFor, labelSetLanguages } from "../../content/label-sets/label-sets"
import { asList, asText, getIn } from "../../content/location/json-path"
import { sentenceLanguage, speak, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, contentFlag, runCommand } from "../command-line"
import { outcomeText } from "../import/command/report"
import { fillFromProfile, mistakeIn } from "./answers"
import { importArchive } from "./archive"
import { ask, askWithoutGit } from "./ask"
import { commitSite, openPoints, Repository, readAnswers, replaceSample } from "./begin"
import { type Answers, type Given, questions } from "./questions"
import { isPlaceTaken, isSample, placeOfSample } from "./sample"

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
  for (const { key, usage, required } of questions)
    command.addOption(contentFlag(key, usage, `${told(`command.begin.${key}`)}${required ? " Needed." : ""}`))
  return command.addHelpText(
    "after",
    `
It asks for what no flag says. With all flags that are needed, or without a terminal, it asks nothing.

It ends with 0 if the site is yours, with 1 if it cannot be begun, with 2 if it was asked for something that it cannot do.`,
  )
}

/**
 * The command `npm run begin`: replaces the sample with the owner's site.
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
    const [, language = locale()] = given.find(([key]) => key === "language") ?? []
    speak(sentenceLanguage(language))
    io.write(await begun({ data, withoutGit, given: new Map(given) }, io))
    return 0
  })

interface Flags {
  readonly data: string
  readonly withoutGit: boolean
  readonly given: Given
}

async function begun(flags: Flags, { terminal, signal, today }: BeginIo): Promise<string> {
  const data = resolve(flags.data)
  const asked = terminal && { ...terminal, signal }
  refuseUnlessSample(data, flags.data)
  const repository = await Repository.find(dirname(data), basename(data))
  if (!repository) {
    const kept = placeOfSample(data)
    if (isPlaceTaken(data)) throw new Refusal(told("command.aside", { place: kept }))
    if (!flags.withoutGit && !(asked && (await askWithoutGit(asked))))
      throw new Refusal(told("command.noGit.advice"), 2)
  }
  const atGitHub = await repository?.addressAtGitHub()
  const known = await fillFromProfile(flags.given)
  const given = asked && (await isIncomplete(known)) ? await ask(flags.given, atGitHub, asked) : known
  const answers = await readAnswers(given, atGitHub ?? placeholderUrl)
  const before = await filesIn(data)
  const whole = (files: ReadonlyMap<string, Buffer>) =>
    new Map([...[...before.keys()].map((file) => [file, undefined] as const), ...files])
  const put = async (files: ReadonlyMap<string, Buffer>) => {
    const swaps = [...whole(files)].map(([file, after]) => ({
      path: join(data, file),
      before: before.get(file),
      after,
    }))
    if (!(await swapFiles(swaps, signal))) throw new Refusal(told("command.saved"))
  }
  const check = (files: ReadonlyMap<string, Buffer>) => checkData(data, { overlay: whole(files) })
  const diagnostics = await replaceSample(data, { answers, today, repository, check, put })
  const archive = answers.archive === undefined ? undefined : await importArchive(data, answers.archive)
  const words = await commitSite(repository, answers.name)
  if (words !== undefined) throw new Refusal(`${told("command.uncommitted", { data: flags.data })}\n\n${words}`)
  return report({
    answers,
    diagnostics,
    kept: repository ? undefined : placeOfSample(data),
    archive: archive && outcomeText(flags.data, { ...archive, files: [], leftOut: [] }, "written"),
  })
}

/** The bytes of all files except the guides, which stay. */
async function filesIn(data: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await dataFolder(data)
  const files = folder ? folder.files.filter((file) => !isGuide(file)) : []
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(data, file))] as const)))
}

function refuseUnlessSample(data: string, named: string): void {
  try {
    if (lstatSync(data).isSymbolicLink()) throw new Refusal(told("command.linked", { data: named }))
    if (isSample(data)) return
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Refusal(told("command.noFolder", { data: named }))
  }
  throw new Refusal(told("command.notSample", { data: named }))
}

/** The language of the machine. */
const locale = (): string => Intl.DateTimeFormat().resolvedOptions().locale

/** @returns whether a required answer is missing or wrong; if not, no question is asked */
async function isIncomplete(given: Given): Promise<boolean> {
  for (const question of questions)
    if (question.required && (await mistakeIn(question, given.get(question.key) ?? "")) !== undefined) return true
  return false
}

interface Begun {
  readonly answers: Answers
  /** What the check says of the new content. */
  readonly diagnostics: readonly Diagnostic[]
  /** Where the sample was copied to, if there is no repository. */
  readonly kept: string | undefined
  /** Lines that say what was taken from a LinkedIn archive, and what was not. */
  readonly archive: string | undefined
}

/** @returns what was done, and what is left to do */
function report({ answers, diagnostics, kept, archive }: Begun): string {
  const { name, language, portrait } = answers
  const open = openPoints(diagnostics)
  const lines = [
    told("command.begun", { name }),
    kept ? told("command.begun.kept", { place: kept }) : told("command.begun.inGit"),
    ...(archive ? ["", archive.trimEnd()] : []),
    "",
    told("command.begun.commands"),
    "",
    told("command.begun.next", { open }),
    ...(diagnostics.some(({ code }) => code === "address-open") ? [told("command.begun.siteUrl")] : []),
    ...(portrait ? [] : [told("command.begun.portrait")]),
    told("command.begun.pages"),
    ...(labelSetFor(language) === undefined
      ? [told("command.begun.wordless", { language, languages: labelSetLanguages.join(", ") })]
      : []),
  ]
  return `${lines.join("\n")}\n`
}
