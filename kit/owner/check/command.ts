import { Option } from "@commander-js/extra-typings"
import { checkData, languageOfOwner } from "../../content/check/check-data"
import { formatHuman } from "../../content/check/format-human"
import { isError } from "../../content/diagnostic/diagnostic"
import { Refusal } from "../../content/files/errors"
import { catalogueText, speak, spokenLanguage, told } from "../../content/sentences/sentences"
import { type CommandIo, commandLine, languageFlag, runCommand } from "../command-line"
import { formatGithub, formatJson } from "./formats"

const formats = ["human", "json", "github"] as const

/** Where the command's output goes, and whether it is shown in colour. */
interface CheckIo extends Omit<CommandIo, "signal"> {
  readonly color: boolean
}

const commandOfCheck = () =>
  commandLine("check", "Checks the content: says what is wrong, where, and what to write instead.")
    .argument("[folder]", "The folder of the content.", "data")
    .option("--strict", "Fail on warnings too.")
    .addOption(new Option("--format <format>", "For whom it writes.").choices(formats).default("human" as const))
    .option("--explain [code]", "Only say what it can find: under all codes, or those with this word.")
    .addOption(languageFlag())
    .addHelpText("after", "\nIt ends with 0 without errors, with 1 with errors, with 2 if the command itself is wrong.")

/**
 * The command `npm run check`.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export const check = (args: readonly string[], io: CheckIo): Promise<number> =>
  runCommand(commandOfCheck(), args, io, async (flags, folder) => {
    const { strict, format, explain } = flags
    const language = flags.language ?? (await languageOfOwner(folder))
    speak(language)
    if (explain !== undefined) return listCodes(explain === true ? "" : explain, io)
    const diagnostics = await checkData(folder)
    if (format === "json") io.write(formatJson(diagnostics))
    else if (format === "github") io.write(formatGithub(diagnostics, language))
    else io.write(formatHuman(diagnostics, { color: io.color, language }))
    return diagnostics.some((each) => strict || isError(each)) ? 1 : 0
  })

function listCodes(word: string, { write }: CheckIo): number {
  const text = catalogueText(spokenLanguage(), word)
  if (text === "") throw new Refusal(told("command.noCode", { word }), 2)
  write(text)
  return 0
}
