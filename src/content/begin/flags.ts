import { parseArgs } from "node:util"
import { nearest } from "../check/report/nearest"
import { Refusal } from "../new/refusal"
import { type Given, type Key, questions } from "./answers"

/** The arguments of the command. */
export interface Flags {
  readonly help: boolean
  readonly withoutGit: boolean
  readonly data: string
  readonly given: Given
}

const switches = ["help", "without-git"]
const names: readonly string[] = [...questions.map(({ key }) => key), "data", ...switches]

/**
 * @param args of the command
 * @returns what they say
 * @throws Refusal for an unknown flag, one without a value, one given twice, and for words that belong to none
 */
export function readFlags(args: readonly string[]): Flags {
  // Not strict: Node's own error messages are for programmers, and suggest nothing.
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      names.map((name) => [name, { type: switches.includes(name) ? "boolean" : "string" } as const]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== "option") continue
    const { name, rawName, value, inlineValue } = token
    const known = rawName === "-h" ? "help" : name
    if (!names.includes(known) || (!rawName.startsWith("--") && rawName !== "-h")) throw unknown(rawName)
    if (given.has(known)) throw new Refusal(`${rawName} is given twice.`, 2)
    if (!switches.includes(known) && (value === undefined || (!inlineValue && value.startsWith("--"))))
      throw new Refusal(`${rawName} needs a value. Write ${rawName} "…", or ${rawName}="…" if it begins with --.`, 2)
    given.set(known, value ?? "")
  }
  if (positionals.length > 0) {
    // Without -- before them, npm keeps flags for itself and passes on only their values.
    const advice = 'Flags need -- before them: npm run begin -- --name "…". A text with spaces needs quotes.'
    throw new Refusal(`"${positionals.join(" ")}" does not belong to a flag. ${advice}`, 2)
  }
  return {
    help: given.has("help"),
    withoutGit: given.has("without-git"),
    data: given.get("data") ?? "data",
    given: new Map(
      questions.flatMap(({ key }): Array<[Key, string]> => (given.has(key) ? [[key, given.get(key) ?? ""]] : [])),
    ),
  }
}

function unknown(rawName: string): Refusal {
  const meant = nearest(rawName.replace(/^-+/, ""), names)
  const advice = meant ? `Did you mean "--${meant}"?` : `The flags are ${names.map((name) => `--${name}`).join(", ")}.`
  return new Refusal(`There is no flag ${rawName}. ${advice}`, 2)
}

const width = Math.max(...questions.map(({ key, usage }) => key.length + usage.length))

/** The help text of the command. */
export const help = `Makes the sample's site yours: your name, neutral words, and nothing of the sample.

  npm run begin                            ask for everything
  npm run begin -- --name "…" …            with flags; ask for the rest
  npm run begin -- --without-git           without a repository: the sample is kept in sample-data/

With all flags that are needed, or without a terminal, it asks nothing.

${questions.map(({ key, usage, required, description }) => `  --${`${key} ${usage}`.padEnd(width + 3)}${required ? "needed  " : "        "}${description}`).join("\n")}

It ends with 0 if the site is yours, with 1 if it cannot be begun, with 2 if it was asked for something that it
cannot do.
`
