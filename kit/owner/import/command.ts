import { Refusal } from "../../content/files/errors"
import { erase } from "../../content/files/terminal"
import { type CommandIo, commandLine, runCommand } from "../command-line"
import type { Terminal } from "../prompts"
import { askOffers } from "./command/ask"
import { knownLines, lackLine, offerLine, outcomeText, plain, redirectText } from "./command/report"
import { formats } from "./formats"
import { Fitting, ImportSession } from "./import"
import type { Chosen, Offers, ReadProgress, TakeOptions } from "./offer"
import { readApart } from "./read-apart"
import { redirectFormer } from "./take/redirects"

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
    .option("--data <folder>", "The folder of the content.", "data")
    .addHelpText(
      "after",
      `
It recognises:
${formats.map(({ name }) => `  ${name}`).join("\n")}

Posts come as drafts. Nothing that stands in data/ is overwritten, and nothing is written that the check refuses. What was
imported is kept in data/imported.json, so that a second run offers only what is new or has changed.

It ends with 0 if everything that was chosen is taken, with 1 if something could not be taken or read, with 2 if it was asked
for something that it cannot do.`,
    )

type Flags = ReturnType<ReturnType<typeof commandOfImport>["opts"]>

/** How to have what was left out. */
export const flagAdvice: TakeOptions["advice"] = {
  fetchPictures: "With --fetch-pictures it is fetched.",
  addTopics: "With --add-topics it gets them.",
}

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
    const session = new ImportSession(flags.data, io.signal, reader)
    try {
      return await run(sources, flags, io, session)
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
  const { data, dryRun = false, fetchPictures = false, elsewhere = false, addTopics = false } = flags
  const { write, terminal, signal } = io
  if (sources.length === 0 && !flags.redirects)
    throw new Refusal(
      "What do you want to import? Write the path of a zip archive, a file or a folder: npm run import export.zip",
      2,
    )
  let code = 0
  if (sources.length > 0) {
    for (const path of sources) await readSource(path, session, io)
    const offers = await session.offers(flags.again ?? false)
    const asked = terminal && { ...terminal, signal }
    const chosen = await choose(offers, sources, flags, write, asked)
    if (chosen.length > 0) {
      const options = { fetchPictures, elsewhere, addTopics, advice: flagAdvice }
      const outcome = await session.apply(chosen, options, { dryRun })
      write(outcomeText(data, outcome, dryRun))
      if (outcome.refused.length > 0) code = 1
    }
  }
  if (flags.redirects) write(redirectText(await redirectFormer(data, { signal, dryRun }), dryRun))
  return code
}

async function readSource(path: string, session: ImportSession, { write, terminal }: CommandIo): Promise<void> {
  const onProgress = (name: string, { done, total }: ReadProgress) =>
    write(`${erase}Reading ${plain(name)}: ${done} of ${total} files`)
  const { name, format, sentences } = await session.add(path, terminal && onProgress)
  write(`${terminal ? erase : ""}${plain(name)} is ${format}.\n`)
  for (const sentence of sentences) write(`${plain(sentence)}\n`)
}

async function choose(
  offers: Offers,
  sources: readonly string[],
  { data, all }: Flags,
  write: CommandIo["write"],
  terminal: Terminal | undefined,
): Promise<readonly Chosen[]> {
  for (const line of knownLines(offers)) write(`${line}\n`)
  if (offers.offers.length === 0) {
    write("It offers nothing new.\n")
    return []
  }
  write("\n")
  if (all) return offers.offers.map((offer) => ({ offer, values: offer.proposal.values }))
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
