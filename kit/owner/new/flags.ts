import type { EntryField } from "../../content/contract/field"
import { commandLine, contentFlag, languageFlag } from "../command-line"
import { fieldsOf, type Kind, kindNames, kinds } from "./kinds"

/** A flag of the command and the field that it fills. */
export interface Flag {
  readonly name: string
  readonly field: EntryField
}

/**
 * @param kind of entry
 * @returns its flags, one for each field; the name of a picture's flag drops Url, since it takes the path of any file
 */
export function flagsOf(kind: Kind): readonly Flag[] {
  return fieldsOf(kind).map((field) => ({ name: flagName(field), field }))
}

/** @returns the name of a field's flag */
export const flagName = ({ key, requirements }: EntryField): string => (requirements ? key.replace(/Url$/, "") : key)

/**
 * @param kind of entry; undefined if none is named yet, so that a flag of any kind may be meant
 * @returns the command `npm run new`
 */
export function commandOfNew(kind: Kind | undefined) {
  const command = commandLine(kind ? `new ${kind.name}` : "new", `Adds ${kind?.withArticle ?? "an entry"} to data/.`)
    .option("--data <folder>", "The folder of the content.", "data")
    .addOption(languageFlag())
  if (!kind) command.argument("[kind]", `One of ${kindNames.join(", ")}.`)
  const flags = new Map((kind ? [kind] : kinds).flatMap((each) => flagsOf(each).map((flag) => [flag.name, flag])))
  for (const flag of flags.values()) {
    const option = contentFlag(flag.name, placeholder(flag), about(flag), flag.field.kind === "list")
    command.addOption(kind ? option : option.hideHelp())
  }
  return command.addHelpText(
    "after",
    `${kind ? "" : `\nThe flags of a kind: npm run new -- ${kindNames[0]} --help\n`}
It asks for what no flag says. With all flags that are needed, or without a terminal, it asks nothing. A page's --template
has questions of its own: without answers, it marks what is missing with [[ ]].

It ends with 0 if the entry was added, with 1 if something is wrong with the content, with 2 if it was asked for
something that it cannot do.`,
  )
}

/**
 * @param args of the command
 * @returns the kind that they name, at whatever position, and the remaining arguments
 */
export function kindIn(args: readonly string[]): {
  readonly kind: Kind | undefined
  readonly others: readonly string[]
} {
  const at = args.findIndex((arg, index) => kindNames.includes(arg) && !takesNext(args[index - 1]))
  return { kind: kinds.find(({ name }) => name === args[at]), others: args.filter((_, index) => index !== at) }
}

/** All flags take a value except --help. */
const takesNext = (arg = ""): boolean => arg.startsWith("--") && !arg.includes("=") && arg !== "--help"

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
