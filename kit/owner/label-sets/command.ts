import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { errorCode, Refusal } from "../../content/files/errors"
import { swapFiles } from "../../content/files/write-file"
import { setFor, setLanguages } from "../../content/label-sets/label-sets"
import { didYouMean } from "../../language/nearest"
import { readNamedFlags } from "../new/named-flags"
import { editsOf, filesWithWords, readableContent, replacementFor, siteLanguage, withEdits } from "./replacement"
import { languageName, report } from "./report"

const sets = setLanguages.map((language) => `${language} (${languageName(language)})`).join(", ")

const help = `Writes the site’s small words (menus, buttons, general headings) in another language.
It replaces only words that are still the kit’s, in any of its languages; your own stay.

  npm run labels                        in the site’s language, from data/site.json
  npm run labels -- de                  in German; there are ${setLanguages.join(", ")}
  npm run labels -- de --dry-run        only say what would be replaced
  npm run labels -- de --with-language  change the site’s language too
  npm run labels -- de --data <folder>  in another folder

Exit code: 0 if it is done, 1 if something is wrong with the content, 2 if the command itself is wrong.
`

/** The command's output streams. */
export interface LabelsIo {
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Without a -- before it, npm keeps --dry-run for itself. */
  readonly isDryRun?: boolean
}

/**
 * The command `npm run labels`.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @returns the exit code
 */
export async function changeLabels(
  args: readonly string[],
  { write, writeError, isDryRun = false }: LabelsIo,
): Promise<number> {
  try {
    const options = read(args)
    write(options.help ? help : await changed({ ...options, dryRun: options.dryRun || isDryRun }))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    writeError(`${error.message}\n`)
    return error.exitCode
  }
}

interface Options {
  readonly named: string | undefined
  readonly data: string
  readonly dryRun: boolean
  readonly withLanguage: boolean
  readonly help: boolean
}

function read(args: readonly string[]): Options {
  const { given, words } = readNamedFlags(args, {
    withValue: ["data"],
    switches: ["dry-run", "with-language", "help"],
  })
  if (words.length > 1) throw new Refusal("Name one language, for example: npm run labels -- de", 2)
  return {
    named: words[0],
    data: given.get("data") ?? "data",
    dryRun: given.has("dry-run"),
    withLanguage: given.has("with-language"),
    help: given.has("help"),
  }
}

/** @returns what was changed */
async function changed({ named, data, dryRun, withLanguage }: Options): Promise<string> {
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
  if (!dryRun && !(await swapFiles(swaps)))
    throw new Refusal("Another program has just saved one of the files, so nothing was changed. Try again.")
  return report(replacement, { data, language, dryRun, site })
}

/** The bytes of all files with small words that are there. */
async function bytesIn(data: string): Promise<ReadonlyMap<string, Buffer>> {
  const all = await Promise.all(
    filesWithWords.map(async (file) => [file, await unlessMissing(readFile(join(data, file)))] as const),
  )
  const bytes = new Map(all.flatMap(([file, its]) => (its ? [[file, its] as const] : [])))
  if (bytes.has("labels.json")) return bytes
  throw new Refusal(`There is no file ${posix.join(data, "labels.json")}. npm run check says what belongs there.`)
}

function contentOf(data: string, file: string, bytes: Buffer): unknown {
  const content = readableContent(bytes)
  if (content !== undefined) return content
  const advice = "npm run check says where; correct it first."
  throw new Refusal(`${posix.join(data, file)} cannot be read, so nothing was changed. ${advice}`)
}

function setOfSite(data: string, site: string | undefined): string {
  const language = site === undefined ? undefined : setFor(site)
  if (language !== undefined) return language
  const what =
    site === undefined
      ? `${posix.join(data, "site.json")} names no language.`
      : `The site’s language is ${site}, in which there are no words.`
  throw new Refusal(`${what} Name one of ${sets}, for example: npm run labels -- de`, 2)
}

function setNamed(named: string): string {
  const language = setFor(named) ?? setLanguages.find((each) => namesOf(each).includes(named.toLowerCase()))
  if (language !== undefined) return language
  const near = didYouMean(named, setLanguages.flatMap(namesOf))
  throw new Refusal(`There are no words in “${named}”. Name one of ${sets}.${near}`, 2)
}

/** A language's names in English and in itself, in lower case. */
const namesOf = (language: string): readonly string[] =>
  ["en", language].map((inLanguage) =>
    (new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? language).toLowerCase(),
  )

async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}
