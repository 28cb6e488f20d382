import { Refusal } from "../../content/files/errors"
import { erase } from "../../content/files/terminal"
import type { Terminal } from "../new/ask"
import { type CommandIo, runCommand } from "../new/run-command"
import { askOffers } from "./command/ask"
import { flagAdvice, type ImportFlags, importHelp, readImportFlags } from "./command/flags"
import { knownLines, lackLine, offerLine, outcomeText, plain, redirectText } from "./command/report"
import { Fitting } from "./fitting"
import { ImportRefusal, type SourceFiles } from "./format"
import { formats } from "./formats"
import { type Offers, offersOf } from "./offers"
import type { Proposal } from "./proposal"
import { readApart } from "./read-apart"
import type { ReadProgress } from "./read-source"
import type { OpenSource } from "./source/open-source"
import { openSource } from "./source-files"
import type { Chosen } from "./take/prepare"
import { redirectFormer } from "./take/redirects"
import { applyProposals } from "./take/take"

/**
 * The command `npm run import`.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @param reader reads a source, in a thread that ends when it takes too much
 * @returns the exit code
 */
export async function importSources(
  args: readonly string[],
  surroundings: CommandIo,
  reader: typeof readApart = readApart,
): Promise<number> {
  const opened: OpenSource[] = []
  return runCommand(surroundings, async () => {
    try {
      const flags = readImportFlags(args)
      if (!flags.is.help) return await run(flags, surroundings, opened, reader)
      surroundings.write(importHelp(formats.map(({ name }) => name)))
      return 0
    } catch (error) {
      // What a source is called may have control characters.
      if (error instanceof Refusal) throw new Refusal(plainLines(error.message), error.exitCode)
      if (error instanceof ImportRefusal) throw new Refusal(plainLines(error.message))
      throw error
    } finally {
      for (const source of opened) source.close()
    }
  })
}

const plainLines = (text: string): string => text.split("\n").map(plain).join("\n")

async function run(
  flags: ImportFlags,
  surroundings: CommandIo,
  opened: OpenSource[],
  reader: typeof readApart,
): Promise<number> {
  const { sources, data, is } = flags
  const { write, terminal, signal } = surroundings
  if (sources.length === 0 && !is.redirects)
    throw new Refusal(
      "What do you want to import? Write the path of a zip archive, a file or a folder: npm run import export.zip",
      2,
    )
  const how = { signal, dryRun: is["dry-run"] }
  let code = 0
  if (sources.length > 0) {
    const read = await readSources(sources, opened, surroundings, reader)
    const offers = await offersOf(data, read, is.again)
    const asked = terminal && { ...terminal, signal }
    const chosen = await choose(offers, flags, write, asked)
    if (chosen.length > 0) {
      const wanted = { fetchPictures: is["fetch-pictures"], elsewhere: is.elsewhere, addTopics: is["add-topics"] }
      const options = { ...wanted, advice: flagAdvice }
      const outcome = await applyProposals(data, chosen, options, how)
      write(outcomeText(data, outcome, how.dryRun))
      if (outcome.refused.length > 0) code = 1
    }
  }
  if (is.redirects) write(redirectText(await redirectFormer(data, how), how.dryRun))
  return code
}

interface Read {
  readonly files: SourceFiles
  readonly proposals: readonly Proposal[]
}

async function readSources(
  sources: readonly string[],
  opened: OpenSource[],
  { write, signal, terminal }: CommandIo,
  reader: typeof readApart,
): Promise<Read[]> {
  const read: Read[] = []
  for (const path of sources) {
    const source = await openSource(path)
    opened.push(source)
    const name = plain(source.files.name)
    const onProgress = ({ done, total }: ReadProgress) => write(`${erase}Reading ${name}: ${done} of ${total} files`)
    const { format, sentences, proposals } = await reader(path, { signal, ...(terminal ? { onProgress } : {}) })
    write(`${terminal ? erase : ""}${name} is ${format}.\n`)
    for (const sentence of sentences) write(`${plain(sentence)}\n`)
    read.push({ files: source.files, proposals })
  }
  return read
}

async function choose(
  offers: Offers,
  { sources, data, is }: ImportFlags,
  write: CommandIo["write"],
  terminal: Terminal | undefined,
): Promise<readonly Chosen[]> {
  for (const line of knownLines(offers)) write(`${line}\n`)
  if (offers.offers.length === 0) {
    write("It offers nothing new.\n")
    return []
  }
  write("\n")
  if (is.all) return offers.offers.map((offer) => ({ offer, values: offer.proposal.values }))
  const fitting = new Fitting(data)
  if (terminal) {
    const chosen = await askOffers(offers.offers, fitting, terminal)
    terminal.output.write("\n")
    if (chosen.length === 0) write("Nothing was chosen, and nothing was changed.\n")
    return chosen
  }
  write("Offered:\n")
  for (const offer of offers.offers) {
    const lacks = await fitting.lacks({ offer, values: offer.proposal.values })
    write(`  ${offerLine(offer)}\n`)
    for (const lack of lacks) write(`    ${lackLine(lack)}\n`)
    for (const note of offer.proposal.notes) write(`    ${plain(note)}\n`)
  }
  write(`\nTo take all that is fit: npm run import -- ${sources.join(" ")} --all. To choose, run it in a terminal.\n`)
  return []
}
