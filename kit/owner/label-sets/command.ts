import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { languageOfOwner } from "../../content/check/check-data"
import { Refusal, unlessMissing } from "../../content/files/errors"
import { swapFiles } from "../../content/files/write-file"
import { labelSetFor, labelSetLanguages } from "../../content/label-sets/label-sets"
import { speak, told } from "../../content/sentences/sentences"
import { closestMatch } from "../../language/closest-match"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../command-line"
import { editsOf, filesWithWords, readableContent, replacementFor, siteLanguage, withEdits } from "./replacement"
import { languageName, report } from "./report"

const sets = () => labelSetLanguages.map((language) => `${language} (${languageName(language)})`).join(", ")

const commandOfLabels = () =>
  commandLine(
    "labels",
    "Writes the site’s labels (menus, buttons, general headings) in another language. It replaces only words that are still the kit’s, in any of its languages; your own stay.",
  )
    .argument("[language]", `One of ${labelSetLanguages.join(", ")}; without it the site’s, from data/site.json.`)
    .option("--dry-run", "Only say what would be replaced.")
    .option("--with-language", "Change the site’s language too.")
    .option("--data <folder>", "The folder of the content.", "data")
    .addOption(languageFlag())
    .addHelpText(
      "after",
      "\nIt ends with 0 if it is done, with 1 if something is wrong with the content, with 2 if the command itself is wrong.",
    )

/**
 * The command `npm run labels`.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export const changeLabels = (args: readonly string[], io: Omit<CommandIo, "signal">): Promise<number> =>
  runCommand(commandOfLabels(), args, io, async (flags, named) => {
    speak(flags.language ?? (await languageOfOwner(flags.data)))
    io.write(await changed({ named, ...flags }))
    return 0
  })

interface Options {
  readonly named: string | undefined
  readonly data: string
  readonly dryRun?: boolean | undefined
  readonly withLanguage?: boolean | undefined
}

/** @returns what was changed */
async function changed({ named, data, dryRun = false, withLanguage = false }: Options): Promise<string> {
  const bytes = await bytesIn(data)
  const content = new Map([...bytes].map(([file, its]) => [file, contentOf(data, file, its)]))
  const contentIn = (file: string) => content.get(file)
  const site = siteLanguage(contentIn)
  const language = named === undefined ? setOfSite(data, site) : setNamed(named)
  const replacement = replacementFor(language, contentIn, withLanguage)
  const swaps = [...editsOf(replacement)].flatMap(([file, edits]) => {
    const before = bytes.get(file)
    return before ? [{ path: join(data, file), before, after: withEdits(before, edits) }] : []
  })
  if (!dryRun && !(await swapFiles(swaps))) throw new Refusal(told("labels.saved"))
  return report(replacement, { data, language, dryRun, site })
}

/** The bytes of all existing files with UI labels or the site's language. */
async function bytesIn(data: string): Promise<ReadonlyMap<string, Buffer>> {
  const all = await Promise.all(
    filesWithWords.map(async (file) => [file, await unlessMissing(readFile(join(data, file)))] as const),
  )
  const bytes = new Map(all.flatMap(([file, its]) => (its ? [[file, its] as const] : [])))
  if (bytes.has("labels.json")) return bytes
  throw new Refusal(told("labels.noFile", { file: posix.join(data, "labels.json") }))
}

function contentOf(data: string, file: string, bytes: Buffer): unknown {
  const content = readableContent(bytes)
  if (content !== undefined) return content
  throw new Refusal(told("labels.unreadable", { file: posix.join(data, file) }))
}

function setOfSite(data: string, site: string | undefined): string {
  const language = site === undefined ? undefined : labelSetFor(site)
  if (language !== undefined) return language
  const why =
    site === undefined
      ? told("labels.noLanguage", { file: posix.join(data, "site.json"), sets: sets() })
      : told("labels.siteLanguage", { language: site, sets: sets() })
  throw new Refusal(why, 2)
}

function setNamed(named: string): string {
  const language = labelSetFor(named) ?? labelSetLanguages.find((each) => namesOf(each).includes(named.toLowerCase()))
  if (language !== undefined) return language
  const meant = closestMatch(named, labelSetLanguages.flatMap(namesOf))
  throw new Refusal(told("labels.unknown", { named, sets: sets(), meant }), 2)
}

/** A language's names in English and in itself, in lower case. */
const namesOf = (language: string): readonly string[] =>
  ["en", language].map((inLanguage) =>
    (new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? language).toLowerCase(),
  )
