import { parseArgs } from "node:util"
import { didYouMean } from "../../check/report/nearest"
import { Refusal } from "../../new/refusal"
import type { TakeOptions } from "../take/options"

const options = {
  all: "Take everything that is offered and fit.",
  "dry-run": "Say what would be taken, and write nothing.",
  "fetch-pictures": "Fetch pictures that are only on the web. Without it nothing is fetched.",
  redirects: "Redirect the former addresses of imported posts to those that are published.",
  elsewhere: "Posts stay where they are: the blog links to them, and has no text of theirs.",
  "add-topics": "Add the source’s topics to the blog’s. Without it, those that the blog does not have are left out.",
  again: "Offer what was imported before once more, such as what you have deleted since.",
  help: "Show this.",
} as const

/** How to have what was left out. */
export const flagAdvice: TakeOptions["advice"] = {
  fetchPictures: "With --fetch-pictures it is fetched.",
  addTopics: "With --add-topics it gets them.",
}

type Name = keyof typeof options

const names = Object.keys(options) as Name[]

/** The parsed arguments of `npm run import`. */
export interface ImportFlags {
  readonly sources: readonly string[]
  readonly data: string
  readonly is: Readonly<Record<Name, boolean>>
}

/**
 * @param args of the command
 * @returns the parsed arguments
 * @throws Refusal for unknown flags
 */
export function readImportFlags(args: readonly string[]): ImportFlags {
  // Not strict: Node's own error messages are for programmers.
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      data: { type: "string" },
      help: { type: "boolean", short: "h" },
      ...Object.fromEntries(names.map((name) => [name, { type: "boolean" } as const])),
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = new Set<string>()
  let data = "data"
  for (const token of tokens) {
    if (token.kind !== "option") continue
    const { name, rawName, value } = token
    if (name === "data") {
      if (typeof value !== "string" || value === "") throw new Refusal("--data needs the path of a folder.", 2)
      data = value
    } else if (names.some((known) => known === name)) given.add(name)
    else throw new Refusal(`There is no flag ${rawName}.${didYouMean(name, names)}`, 2)
  }
  const is = Object.fromEntries(names.map((name) => [name, given.has(name)])) as Record<Name, boolean>
  return { sources: positionals, data, is }
}

/** @returns the help text of the command */
export function importHelp(formats: readonly string[]): string {
  const width = Math.max(...names.map((name) => name.length)) + 2
  const flags = [...names.map((name) => [`--${name}`, options[name]]), ["--data", "Another folder than data."]]
  return `Brings in what you have elsewhere.

  npm run import <zip, file or folder> …     look at it, choose, take
  npm run import -- <zip> --dry-run --all    say what would be taken
  npm run import -- --redirects              redirect former addresses of posts that are published by now

It recognises:
${formats.map((name) => `  ${name}`).join("\n")}

Flags, behind npm run import --:
${flags.map(([name = "", about]) => `  ${name.padEnd(width)}  ${about}`).join("\n")}

Posts come as drafts. Nothing that stands in data/ is overwritten, and nothing is written that the check refuses. What was
imported is kept in data/imported.json, so that a second run offers only what is new or has changed.

It ends with 0 if everything that was chosen is taken, with 1 if something could not be taken or read, with 2 if it was asked
for something that it cannot do.
`
}
