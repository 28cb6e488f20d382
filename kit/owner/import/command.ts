import { join } from "node:path"
import { languageOfOwner } from "../../content/check/check-data"
import { Refusal } from "../../content/files/errors"
import { speak, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../command-line"
import { isSample } from "../sample"
import type { Candidate } from "./candidate"
import type { ReadHints } from "./format"
import { columnHints, columnNames } from "./formats/list-columns"
import { ImportSession } from "./import"
import { readApart } from "./read-apart"
import { formatNames, formatsTold } from "./read-source"
import type { Outcome } from "./take/take"

const commandOfImport = () =>
  commandLine("import", "Brings in what you have elsewhere: all entries that are complete, posts as drafts.")
    .argument("[sources...]", "Zip archives, files or folders.")
    .option(
      "--columns <names>",
      `What a spreadsheet calls its columns, such as "title=Werk, author=Wer". They are ${columnNames.join(", ")}.`,
    )
    .option("--fetch-pictures", "Fetch pictures that are only on the web. Without it nothing is fetched.")
    .option("--dry-run", "Say what would be taken, and write nothing.")
    .option("--data <folder>", "The folder of the content.", "data")
    .addOption(languageFlag())
    .addHelpText(
      "after",
      `
For example: npm run import -- ~/Downloads/feed.xml books.csv --dry-run

It recognises:
${formatNames.map((name) => `  ${name}`).join("\n")}

Nothing that stands in data/ is overwritten, and nothing is written that the check refuses. What is there already, by its address
or its title, is named and left.

It ends with 0 if everything is taken or there already, with 1 if something is missing or could not be read, with 2 if it was
asked for something that it cannot do.`,
    )

/**
 * The command `npm run import`.
 *
 * @param args its arguments
 * @param io where its output goes
 * @param reader reads a source, in a process that ends when it uses too much time or memory
 * @returns the exit code
 */
export async function importSources(
  args: readonly string[],
  io: CommandIo,
  reader: typeof readApart = readApart,
): Promise<number> {
  return runCommand(commandOfImport(), args, io, async (flags, sources) => {
    speak(flags.language ?? (await languageOfOwner(flags.data)))
    if (sources.length === 0) throw new Refusal(told("import.what"), 2)
    const session = new ImportSession(flags.data, io.signal, reader)
    try {
      return await importAll(session, sources, flags, io.write)
    } catch (error) {
      // A source's name may contain control characters.
      if (error instanceof Refusal) throw new Refusal(error.message.split("\n").map(plain).join("\n"), error.exitCode)
      throw error
    } finally {
      session.close()
    }
  })
}

type Flags = ReturnType<ReturnType<typeof commandOfImport>["opts"]>

async function importAll(
  session: ImportSession,
  sources: readonly string[],
  { data, columns, dryRun, fetchPictures }: Flags,
  write: CommandIo["write"],
): Promise<number> {
  const read = await session.addEach(sources, { hints: hintsIn(columns) })
  for (const { name, formats, sentences } of read) {
    if (formats.length > 0) write(`${told("import.is", { name: plain(name), formats: formatsTold(formats) })}\n`)
    for (const sentence of sentences) write(`${plain(sentence)}\n`)
  }
  if (isSample(data)) write(`${told("import.sample", { data: plain(data) })}\n`)
  const { candidates, there } = await session.candidates()
  for (const { kind, title } of there)
    write(`${told(kind === "site" ? "import.said" : "import.there", { title: shortened(title) })}\n`)
  const isUnread = read.some(({ formats }) => formats.length === 0)
  if (candidates.length === 0) {
    write(`${told("import.nothingNew")}\n`)
    return isUnread ? 1 : 0
  }
  const chosen = candidates.map((candidate) => ({ candidate, values: candidate.proposal.values }))
  const outcome = await session.apply(chosen, { fetchPictures: fetchPictures ?? false }, { dryRun: dryRun ?? false })
  write(`\n${outcomeText(data, outcome, dryRun)}`)
  return isUnread || outcome.refused.length > 0 ? 1 : 0
}

function hintsIn(columns: string | undefined): ReadHints {
  if (columns === undefined) return {}
  const said = columnHints(columns)
  if (said === undefined) throw new Refusal(told("import.columns", { columns: columnNames.join(", ") }), 2)
  return { columns: said }
}

/** A source's words on one line. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, " ")

const shortened = (title: string): string => {
  const line = plain(title)
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** @returns what became, or would become, of the chosen candidates */
export function outcomeText(data: string, { taken, refused, files, leftOut }: Outcome, isDryRun = false): string {
  const hasPosts = taken.some(({ candidate }) => candidate.proposal.kind === "post")
  const file = join(data, "site.json")
  return [
    ...(taken.length > 0 ? [told("import.taken", { isDry: String(isDryRun) })] : []),
    ...taken.flatMap(({ candidate, file, notes }) => [
      `${lineOf(candidate)}, ${join(data, file)}`,
      ...notes.map(noted),
    ]),
    ...(refused.length > 0 ? [told("import.refused")] : []),
    ...refused.flatMap(({ candidate, reasons }) => [lineOf(candidate), ...reasons.map(noted)]),
    ...(hasPosts && !isDryRun ? [told("import.drafts")] : []),
    ...leftOut.map((page) => told("import.pageOff", { page: `/${page}/`, file })),
    ...(files.length > 0 ? ["", toUndo(data, files)] : []),
    "",
  ].join("\n")
}

function toUndo(data: string, files: Outcome["files"]): string {
  const named = (isNew: boolean) =>
    files
      .filter(({ before }) => (before === undefined) === isNew)
      .map(({ file }) => join(data, file))
      .join(" ")
  return told("import.toUndo", { changed: named(false), added: named(true) || undefined })
}

const lineOf = ({ proposal }: Candidate): string =>
  `  ${told("import.kind", { kind: proposal.kind }).padEnd(11)}  ${shortened(proposal.title)}`

const noted = (note: string): string => `    ${plain(note)}`
