import { join } from "node:path"
import { languageOfOwner } from "../../content/check/check-data"
import { Refusal } from "../../content/files/errors"
import { asList, getIn } from "../../content/location/json-path"
import { speak, told } from "../../content/sentences/sentences"
import { closestMatch } from "../../language/closest-match"
import { type CommandIo, commandLine, contentFlag, languageFlag, runCommand } from "../command-line"
import { type Flag, flagsOf, isFromTitle, readAnswers } from "./answers"
import { draftOf } from "./draft"
import { type Kind, kindNames, kinds, locationOf } from "./kinds"
import { type Added, addEntry } from "./new"
import { openTarget } from "./target"

/**
 * The command `npm run new`: adds an entry with the fields that its flags give.
 *
 * @param args its arguments
 * @param io where its output goes
 * @returns the exit code
 */
export async function newEntry(args: readonly string[], io: CommandIo): Promise<number> {
  const { kind, others } = kindIn(args)
  return runCommand(kind ? commandFor(kind) : commandForNone(), others, io, async ({ data, language, ...flags }) => {
    speak(language ?? (await languageOfOwner(data)))
    if (!kind) throw noKind(args[0])
    const given = flagsOf(kind).flatMap(({ name, field }) => {
      const texts = asList(getIn(flags, name)).map(String)
      return texts.length > 0 ? [[field.key, texts] as const] : []
    })
    const answers = await readAnswers(kind, new Map(given), await openTarget(await draftOf(data), kind))
    io.write(report(data, kind, await addEntry(data, kind, answers, io.signal)))
    return 0
  })
}

/** @returns the kind that the arguments name, at whatever position, and the remaining arguments */
function kindIn(args: readonly string[]): { readonly kind: Kind | undefined; readonly others: readonly string[] } {
  const at = args.findIndex((arg, index) => kindNames.includes(arg) && !takesNext(args[index - 1]))
  return { kind: kinds.find(({ name }) => name === args[at]), others: args.filter((_, index) => index !== at) }
}

/** All flags take a value except --help. */
const takesNext = (arg = ""): boolean => arg.startsWith("--") && !arg.includes("=") && arg !== "--help"

const commandNamed = (name: string, about: string) =>
  commandLine(name, about).option("--data <folder>", "The folder of the content.", "data").addOption(languageFlag())

/** Any flag may be meant while no kind is named. */
const commandForNone = () =>
  commandNamed("new", `Adds an entry to data/. Name its kind: ${kindNames.join(", ")}.`)
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText(
      "after",
      `\nExample: npm run new -- post --title "Nine days"\nThe flags of a kind: npm run new -- post --help\n`,
    )

function commandFor(kind: Kind) {
  const flags = flagsOf(kind)
  const hasTitle = flags.some(({ name }) => name === "title")
  const needed = flags.filter(({ field }) => field.required && !(hasTitle && isFromTitle(field)))
  const command = commandNamed(`new ${kind.name}`, `Adds ${kind.withArticle} to data/.`)
  for (const flag of flags)
    command.addOption(contentFlag(flag.name, placeholder(flag), about(flag), flag.field.kind === "list"))
  const example = ["npm run new --", kind.name, ...needed.map(({ name }) => `--${name} "…"`)].join(" ")
  return command.addHelpText(
    "after",
    `\nExample: ${example}\n\nIt ends with 0 if the entry was added, with 1 if something is missing or wrong, with 2 if there is no such flag.`,
  )
}

function noKind(word: string | undefined): Refusal {
  const all = kindNames.join(", ")
  if (word === undefined || word.startsWith("-")) return new Refusal(told("command.what", { kinds: all }))
  return new Refusal(told("command.noKind", { word, kinds: all, meant: closestMatch(word, kindNames) }))
}

function placeholder({ field: { kind, requirements, choices } }: Flag): string {
  if (requirements) return "<path>"
  if (kind === "link") return "<address>"
  if (kind === "yesNo") return "<true or false>"
  return kind === "date" || kind === "when" ? "<day>" : choices ? "<word>" : "<text>"
}

function about({ field }: Flag): string {
  const { description, required, choices, kind, requirements } = field
  return [
    description,
    choices ? `One of ${choices.join(", ")}.` : "",
    requirements ? "The file will be copied." : "",
    kind === "list" ? "Give it again for each." : "",
    required ? "Needed." : "",
  ]
    .filter(Boolean)
    .join(" ")
}

/** @returns the written files, and what the owner does next */
function report(data: string, kind: Kind, { entry, index, files, text }: Added): string {
  const written = files.map(({ file }) => `  ${join(data, file)}`)
  return `${[told("command.written"), ...written, ...(text ? ["", next(join(data, text))] : [])].join("\n")}\n`

  function next(path: string): string {
    if (kind.form !== "entry") return kind.form.next(path)
    return told("command.draft", { text: path, place: locationOf(kind, entry, [index]) })
  }
}
