import { Option } from "@commander-js/extra-typings"
import { checkData, languageOfOwner } from "../../content/check/check-data"
import { formatHuman } from "../../content/check/format-human"
import { type Diagnostic, isError } from "../../content/diagnostic/diagnostic"
import { Refusal } from "../../content/files/errors"
import { catalogueText, type SentenceLanguage, speak, spokenLanguage, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../command-line"
import { fixFolder } from "./fix-folder"
import { countOfFixes, fixesForPrograms, formatFixes, formatFixesForGithub } from "./format-fixes"
import { formatGithub, formatJson } from "./formats"

const formats = ["human", "json", "github"] as const

/** Where the command's output goes, and whether it is shown in colour. */
export interface CheckIo extends Omit<CommandIo, "signal"> {
  readonly color: boolean
}

const commandOfCheck = () =>
  commandLine("check", "Checks the content: says what is wrong, where, and what to write instead.")
    .argument("[folder]", "The folder of the content.", "data")
    .option("--strict", "Fail on warnings too.")
    .option("--fix", "Write what cannot be wrong, and say the rest.")
    .option("--dry-run", "With --fix: only say what that would write.")
    .addOption(new Option("--format <format>", "For whom it writes.").choices(formats).default("human" as const))
    .option("--explain [code]", "Only say what it can find: under all codes, or those with this word.")
    .addOption(languageFlag())
    .addHelpText(
      "after",
      "\nIt ends with 0 without errors, with 1 with errors, with 2 if the command itself is wrong. With --fix, it is about what is left.",
    )

/**
 * The command `npm run check`.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export const check = (args: readonly string[], io: CheckIo): Promise<number> =>
  runCommand(commandOfCheck(), args, io, async (flags, folder) => {
    const { strict, fix, dryRun = false, format, explain } = flags
    const language = flags.language ?? (await languageOfOwner(folder))
    speak(language)
    if (explain !== undefined) return listCodes(explain === true ? "" : explain, io)
    if (dryRun && !fix) throw new Refusal(told("command.dryRun"), 2)
    const options = { folder, format, dryRun, language }
    const { diagnostics, isDone } = fix ? await fixAndCheck(options, io) : await checkFolder(options, io)
    return !isDone || diagnostics.some((each) => strict || isError(each)) ? 1 : 0
  })

function listCodes(word: string, { write }: CheckIo): number {
  const text = catalogueText(spokenLanguage(), word)
  if (text === "") throw new Refusal(told("command.noCode", { word }), 2)
  write(text)
  return 0
}

/** What the check finds, and whether every requested fix was written. */
interface Outcome {
  readonly diagnostics: readonly Diagnostic[]
  readonly isDone: boolean
}

async function checkFolder({ folder, format, language }: Options, { color, write }: CheckIo): Promise<Outcome> {
  const diagnostics = await checkData(folder)
  if (format === "json") write(formatJson(diagnostics))
  else if (format === "github") write(formatGithub(diagnostics, language))
  else write(formatHuman(diagnostics, { color, language }))
  return { diagnostics, isDone: true }
}

async function fixAndCheck(
  { folder, format, dryRun, language }: Options,
  { color, write, writeError }: CheckIo,
): Promise<Outcome> {
  const { applied, diagnostics, unwritten } = await fixFolder(folder, dryRun)
  const last = countOfFixes(applied, diagnostics, dryRun)
  if (format === "json") write(formatJson(diagnostics, { fixes: fixesForPrograms(applied), dryRun }))
  else if (format === "github") write(formatFixesForGithub(applied) + formatGithub(diagnostics, language, last))
  else
    write(
      [formatFixes(applied, { color }), formatHuman(diagnostics, { color, language }, last)].filter(Boolean).join("\n"),
    )
  for (const sentence of unwritten) writeError(`${sentence}\n`)
  return { diagnostics, isDone: unwritten.length === 0 }
}

interface Options {
  readonly folder: string
  readonly format: (typeof formats)[number]
  readonly dryRun: boolean
  readonly language: SentenceLanguage
}
