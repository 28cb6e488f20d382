import { lstatSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import { checkData } from "../../content/check/check-data"
import { placeholderUrl } from "../../content/check/sample"
import { isGuide } from "../../content/contract/data-paths"
import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import { dataFolder } from "../../content/files/data-folder"
import { isMissing, Refusal } from "../../content/files/errors"
import { labelSetFor, labelSetLanguages } from "../../content/label-sets/label-sets"
import { asList, asText, getIn } from "../../content/location/json-path"
import { sentenceLanguage, speak, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, contentFlag, runCommand } from "../command-line"
import { Git } from "../files/git"
import { swapFiles } from "../files/write-file"
import { outcomeText } from "../import/command"
import { isPlaceTaken, isSample, placeOfSample } from "../sample"
import { fillFromProfile } from "./answers"
import { importArchive } from "./archive"
import { commitSite, openPoints, Repository, readAnswers, replaceSample } from "./begin"
import { type Answers, type Given, questions } from "./questions"

/** The input of a command, and the present day. */
interface BeginIo extends CommandIo {
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
Example: npm run begin -- --language en-GB --name "Ada North" --scheduling ada@example.org --claim 30

It ends with 0 if the site is yours, with 1 if something is missing or wrong, with 2 if there is no such flag.`,
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

async function begun(flags: Flags, { signal, today }: BeginIo): Promise<string> {
  const data = resolve(flags.data)
  await refuseUnlessSample(data, flags.data)
  const repository = await Repository.find(dirname(data), basename(data))
  if (!repository) {
    const kept = placeOfSample(data)
    if (isPlaceTaken(data)) throw new Refusal(told("command.aside", { place: kept }))
    if (!flags.withoutGit) throw new Refusal(told("command.noGit"))
  }
  const atGitHub = await repository?.addressAtGitHub()
  const answers = await readAnswers(await fillFromProfile(flags.given), atGitHub ?? placeholderUrl)
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
    others: (await repository?.others()) ?? 0,
    archive: archive && outcomeText(flags.data, { ...archive, files: [], leftOut: [] }),
  })
}

/** The bytes of all files except the guides, which stay. */
async function filesIn(data: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await dataFolder(data)
  const files = folder ? folder.files.filter((file) => !isGuide(file)) : []
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(data, file))] as const)))
}

async function refuseUnlessSample(data: string, named: string): Promise<void> {
  const anew = await placeOfAnother(data)
  try {
    if (lstatSync(data).isSymbolicLink()) throw new Refusal(told("command.linked", { data: named }))
    if (isSample(data)) return
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Refusal(told("command.noFolder", { data: named, anew }))
  }
  throw new Refusal(told("command.notSample", { data: named, anew }))
}

/** @returns where the sample can be got back from: the commits, the folder that keeps it, or else the kit's zip */
async function placeOfAnother(data: string): Promise<"git" | "kept" | "zip"> {
  const committed = new Git(dirname(data)).tryRun("cat-file", "-e", `HEAD:./${basename(data)}/site.json`)
  if ((await committed) !== undefined) return "git"
  return isPlaceTaken(data) ? "kept" : "zip"
}

/** The language of the machine. */
const locale = (): string => Intl.DateTimeFormat().resolvedOptions().locale

interface Begun {
  readonly answers: Answers
  /** What the check says of the new content. */
  readonly diagnostics: readonly Diagnostic[]
  /** Where the sample was copied to, if there is no repository. */
  readonly kept: string | undefined
  /** How many files beside the content are not committed. */
  readonly others: number
  /** Lines that say what was taken from a LinkedIn archive, and what was not. */
  readonly archive: string | undefined
}

/** @returns what was done, and what is left to do */
function report({ answers, diagnostics, kept, others, archive }: Begun): string {
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
    ...(others > 0 ? [told("command.begun.others", { count: others })] : []),
    ...(labelSetFor(language) === undefined
      ? [told("command.begun.wordless", { language, languages: labelSetLanguages.join(", ") })]
      : []),
  ]
  return `${lines.join("\n")}\n`
}
