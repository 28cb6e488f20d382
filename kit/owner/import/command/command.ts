import { languageOfOwner } from "../../../content/check/check-data"
import { Refusal } from "../../../content/files/errors"
import { erase } from "../../../content/files/terminal"
import { speak, told } from "../../../content/sentences/sentences"
import { isSample } from "../../begin/sample"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../../command-line"
import { confirm, type Terminal } from "../../prompts"
import type { Candidates, Chosen, ReadProgress, TakeOptions } from "../candidate"
import type { ReadHints } from "../format"
import { columnHints, columnNames } from "../formats/list-columns"
import { Fitting, ImportSession } from "../import"
import { readApart } from "../read-apart"
import { formatNames, formatsTold } from "../read-source"
import { redirectFormer } from "../take/redirects"
import type { Outcome } from "../take/take"
import { keepForUndo, undoImport } from "../take/undo"
import { askCandidates } from "./ask"
import { knownLines, lackLine, listedLines, outcomeText, plain, redirectText, undoText } from "./report"

const commandOfImport = () =>
  commandLine("import", "Brings in what you have elsewhere: you look at it, choose, and take it.")
    .argument("[sources...]", "Zip archives, files or folders.")
    .option("--all", "Take everything that is offered and fit.")
    .option("--dry-run", "Say what would be taken, and write nothing.")
    .option("--fetch-pictures", "Fetch pictures that are only on the web. Without it nothing is fetched.")
    .option("--redirects", "Redirect the former addresses of imported posts to those that are published.")
    .option("--elsewhere", "Posts stay where they are: the blog links to them, and has no text of theirs.")
    .option(
      "--add-topics",
      "Add the source’s topics to the blog’s. Without it, those that the blog does not have are left out.",
    )
    .option("--again", "Offer what was imported before once more, such as what you have deleted since.")
    .option(
      "--undo",
      "Take back what the last import has written; what was edited since stays. Again: the one before it.",
    )
    .option("--details", "Say it of each entry, also when there are hundreds.")
    .option(
      "--columns <names>",
      `What a spreadsheet calls its columns, such as "title=Werk, author=Wer". They are ${columnNames.join(", ")}.`,
    )
    .option("--data <folder>", "The folder of the content.", "data")
    .addOption(languageFlag())
    .addHelpText(
      "after",
      `
It recognises:
${formatNames.map((name) => `  ${name}`).join("\n")}

Posts come as drafts. Nothing that stands in data/ is overwritten, and nothing is written that the check refuses. What was
imported is kept in data/imported.json, so that a second run offers only what is new or has changed.

It ends with 0 if everything that was chosen is taken, with 1 if something could not be taken or read, with 2 if it was asked
for something that it cannot do.`,
    )

interface Flags extends ReturnType<ReturnType<typeof commandOfImport>["opts"]> {
  /** All arguments, as they were given. */
  readonly said: readonly string[]
}

/** How to have what was left out. */
export const flagAdvice = (): TakeOptions["advice"] => ({
  fetchPictures: told("import.advice.fetchPictures"),
  addTopics: told("import.advice.addTopics"),
})

/**
 * The command `npm run import`.
 *
 * @param args its arguments
 * @param io where its output goes
 * @param reader reads a source, in a thread that ends when it takes too much
 * @returns the exit code
 */
export async function importSources(
  args: readonly string[],
  io: CommandIo,
  reader: typeof readApart = readApart,
): Promise<number> {
  return runCommand(commandOfImport(), args, io, async (flags, sources) => {
    speak(flags.language ?? (await languageOfOwner(flags.data)))
    const session = new ImportSession(flags.data, io.signal, reader)
    try {
      return await run(sources, { ...flags, said: args }, io, session)
    } catch (error) {
      // What a source is called may have control characters.
      if (error instanceof Refusal) throw new Refusal(plainLines(error.message), error.exitCode)
      throw error
    } finally {
      session.close()
    }
  })
}

const plainLines = (text: string): string => text.split("\n").map(plain).join("\n")

async function run(sources: readonly string[], flags: Flags, io: CommandIo, session: ImportSession): Promise<number> {
  const { data, dryRun = false, undo = false } = flags
  const { write, signal } = io
  if (undo) return takeBack(sources, flags, io)
  if (sources.length === 0 && !flags.redirects) throw new Refusal(told("import.what"), 2)
  const ending = sources.length > 0 ? await importFrom(sources, flags, io, session) : { exit: 0, hasWritten: false }
  if (flags.redirects) {
    const outcome = await redirectFormer(data, { signal, dryRun })
    if (outcome.files.length > 0) await keepForUndo(data, outcome.files, ending.hasWritten)
    write(redirectText(outcome, dryRun))
  }
  return ending.exit
}

async function takeBack(sources: readonly string[], flags: Flags, { write, signal }: CommandIo): Promise<number> {
  const { data, dryRun = false } = flags
  if (sources.length > 0) throw new Refusal(told("import.undoAlone"), 2)
  const outcome = await undoImport(data, { signal, dryRun })
  write(undoText(data, outcome, dryRun))
  return outcome.kept.length > 0 ? 1 : 0
}

/** What an import ends with. */
interface Ending {
  readonly exit: number
  readonly hasWritten: boolean
}

async function importFrom(
  sources: readonly string[],
  flags: Flags,
  io: CommandIo,
  session: ImportSession,
): Promise<Ending> {
  const { data, dryRun = false, fetchPictures = false, elsewhere = false, addTopics = false, details = false } = flags
  const { write, terminal, signal } = io
  const unread = await readSources(sources, hintsIn(flags), session, io)
  warnOfSample(data, write)
  const parts = [...(fetchPictures ? ["pictures" as const] : []), ...(addTopics ? ["topics" as const] : [])]
  const candidates = await session.candidates({ again: flags.again ?? false, parts })
  const asked = terminal && { ...terminal, signal }
  const chosen = await choose(candidates, flags, write, asked)
  if (chosen.length === 0) return { exit: unread, hasWritten: false }
  let isReviewed = false
  const review = async (outcome: Outcome) => {
    if (!asked || flags.all) return true
    isReviewed = true
    write(outcomeText(data, outcome, "review", details))
    return confirm({ message: told("import.write", { data }), default: true }, asked)
  }
  const options = { fetchPictures, elsewhere, addTopics, advice: flagAdvice() }
  const outcome = await session.apply(chosen, options, { dryRun, review })
  const hasWritten = outcome.files.length > 0
  if (isReviewed && !hasWritten) write(`${told("import.unchanged")}\n`)
  else write(outcomeText(data, outcome, dryRun ? "dryRun" : "written", details))
  return { exit: outcome.refused.length > 0 ? 1 : unread, hasWritten }
}

function hintsIn({ columns }: Flags): ReadHints {
  if (columns === undefined) return {}
  const said = columnHints(columns)
  if (said === undefined) throw new Refusal(told("import.columns", { columns: columnNames.join(", ") }), 2)
  return { columns: said }
}

/** @returns the exit code: 1 if one of them could not be read */
async function readSources(
  sources: readonly string[],
  hints: ReadHints,
  session: ImportSession,
  { write, terminal }: CommandIo,
): Promise<number> {
  const onProgress = (name: string, { done, total }: ReadProgress) =>
    write(`${erase}${told("import.reading", { name: plain(name), done, total })}`)
  const read = await session.addEach(sources, { hints, ...(terminal ? { onProgress } : {}) })
  if (terminal) write(erase)
  for (const { name, formats, sentences } of read) {
    if (formats.length > 0) write(`${told("import.is", { name: plain(name), formats: formatsTold(formats) })}\n`)
    for (const sentence of sentences) write(`${plain(sentence)}\n`)
  }
  return read.some(({ formats }) => formats.length === 0) ? 1 : 0
}

/** A beginning replaces the sample, and nothing else. */
function warnOfSample(data: string, write: CommandIo["write"]): void {
  if (!isSample(data)) return
  write(`${told("import.sample", { data: plain(data) })}\n`)
}

async function choose(
  candidates: Candidates,
  flags: Flags,
  write: CommandIo["write"],
  terminal: Terminal | undefined,
): Promise<readonly Chosen[]> {
  const { data, all, said, details = false } = flags
  for (const line of knownLines(candidates)) write(`${line}\n`)
  if (candidates.candidates.length === 0) {
    write(`${told("import.nothingNew")}\n`)
    return []
  }
  write("\n")
  if (all) return candidates.candidates.map((candidate) => ({ candidate, values: candidate.proposal.values }))
  const fitting = new Fitting(data)
  if (terminal) {
    const chosen = await askCandidates(candidates.candidates, fitting, terminal)
    terminal.output.write("\n")
    if (chosen.length === 0) write(`${told("import.noneChosen")}\n`)
    return chosen
  }
  const listed = await Promise.all(
    candidates.candidates.map(async (candidate) => {
      const lacks = await fitting.lacks({ candidate, values: candidate.proposal.values })
      return { candidate, lines: [...lacks.map(lackLine), ...candidate.proposal.notes] }
    }),
  )
  write(`${told("import.offered")}\n${listedLines(listed, details).join("\n")}\n`)
  const again = said.map((word) => (/^[\w./:=@%+-]+$/.test(word) ? word : `"${plain(word)}"`)).join(" ")
  write(`\n${told("import.toTake", { again })}\n`)
  return []
}
