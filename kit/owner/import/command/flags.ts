import { readNamedFlags } from "../../new/named-flags"
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
 * @throws Refusal as readNamedFlags does
 */
export function readImportFlags(args: readonly string[]): ImportFlags {
  const { given, words } = readNamedFlags(args, { withValue: ["data"], switches: names })
  const is = Object.fromEntries(names.map((name) => [name, given.has(name)])) as Record<Name, boolean>
  return { sources: words, data: given.get("data") ?? "data", is }
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
