import { Refusal } from "../../content/files/errors"
import { readNamedFlags } from "../new/named-flags"
import { type Given, type Key, questions } from "./questions"

/** The arguments of the command. */
export interface Flags {
  readonly help: boolean
  readonly withoutGit: boolean
  readonly data: string
  readonly given: Given
}

/**
 * @param args of the command
 * @returns what they say
 * @throws Refusal for an unknown flag, one without a value, one given twice, and for words that belong to none
 */
export function readFlags(args: readonly string[]): Flags {
  const { given, words } = readNamedFlags(args, {
    withValue: [...questions.map(({ key }) => key), "data"],
    switches: ["help", "without-git"],
    mayBeEmpty: true,
  })
  if (words.length > 0) {
    // Without -- before them, npm keeps flags for itself and passes on only their values.
    const advice = 'Flags need -- before them: npm run begin -- --name "…". A text with spaces needs quotes.'
    throw new Refusal(`"${words.join(" ")}" does not belong to a flag. ${advice}`, 2)
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
