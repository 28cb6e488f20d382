import { parseArgs } from "node:util"
import type { EntryField } from "../../content/contract/field"
import { Refusal } from "../../content/files/errors"
import { didYouMean, nearest } from "../../language/nearest"
import { fieldsOf } from "./fields"
import { type Kind, kindNames, kinds } from "./kinds"

/** A flag of the command and the field that it fills. */
export interface Flag {
  readonly name: string
  readonly field: EntryField
}

/** The parsed arguments of the command. */
export interface Flags {
  readonly kind: Kind | undefined
  readonly help: boolean
  readonly data: string
  /** The given texts, by the field's key. */
  readonly given: ReadonlyMap<string, readonly string[]>
}

/**
 * @param kind of entry
 * @returns its flags, one for each field; a picture's flag is named without Url, since it takes the path of any file
 */
export function flagsOf(kind: Kind): readonly Flag[] {
  return fieldsOf(kind).map((field) => ({
    name: field.requirements ? field.key.replace(/Url$/, "") : field.key,
    field,
  }))
}

/**
 * @param args of the command
 * @returns the parsed arguments
 * @throws Refusal for unknown kinds and flags, and flags without a value
 */
export function readFlags(args: readonly string[]): Flags {
  // Not strict: Node's own error messages are for programmers, and suggest nothing.
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(allFlags().map((name) => [name, { type: "string", multiple: true } as const])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const options = tokens.filter((token) => token.kind === "option")
  const help = options.some(({ rawName }) => rawName === "--help" || rawName === "-h")
  // The value of an unknown flag looks like a positional, so flags are checked first.
  const kind = kinds.find(({ name }) => positionals.includes(name))
  const flags = kind ? flagsOf(kind) : []
  const given = new Map<string, string[]>()
  for (const { name, rawName, value, inlineValue } of options) {
    if (rawName === "--help" || rawName === "-h") continue
    const known = [...(kind ? flags.map((flag) => flag.name) : allFlags()), "data", "help"]
    if (!rawName.startsWith("--") || !known.includes(name)) throw unknownFlag(rawName, known, kind)
    if (value === undefined || (!inlineValue && value.startsWith("--")))
      throw new Refusal(`${rawName} needs a value. Write ${rawName} "…", or ${rawName}="…" if it begins with --.`, 2)
    const field = flags.find((flag) => flag.name === name)?.field
    const before = given.get(field?.key ?? name) ?? []
    if (before.length > 0 && field?.kind !== "list") throw new Refusal(`${rawName} is given twice.`, 2)
    given.set(field?.key ?? name, [...before, value])
  }
  judgeWords(positionals)
  const data = given.get("data")?.[0] ?? "data"
  given.delete("data")
  return { kind, help, data, given }
}

function allFlags(): string[] {
  return [...new Set([...kinds.flatMap((kind) => flagsOf(kind).map(({ name }) => name)), "data"])]
}

function judgeWords([name, ...more]: readonly string[]): void {
  if (name === undefined) return
  if (!kindNames.includes(name)) {
    const advice = `Write one of ${kindNames.join(", ")}.${didYouMean(name, kindNames)}`
    throw new Refusal(`There is no kind of entry called "${name}". ${advice}`, 2)
  }
  if (more.length > 0) {
    // Without -- before them, npm keeps flags for itself and passes on only their values.
    const advice = `Flags need -- before them: npm run new -- ${name} --title "…". A text with spaces needs quotes.`
    throw new Refusal(`"${more.join(" ")}" does not belong to a flag. ${advice}`, 2)
  }
}

function unknownFlag(rawName: string, known: readonly string[], kind: Kind | undefined): Refusal {
  const meant = nearest(rawName.replace(/^-+/, ""), known)
  const advice = meant ? `Did you mean "--${meant}"?` : `The flags are ${known.map((flag) => `--${flag}`).join(", ")}.`
  return new Refusal(`There is no flag ${rawName}${kind ? ` for ${kind.withArticle}` : ""}. ${advice}`, 2)
}
