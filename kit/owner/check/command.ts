import { checkData } from "../../content/check/check-data"
import { type Diagnostic, isError } from "../../content/check/report/diagnostic"
import { formatHuman } from "../../content/check/report/format-human"
import { Refusal } from "../../content/files/errors"
import { readNamedFlags } from "../new/named-flags"
import { fixFolder } from "./fix-folder"
import { countOfFixes, fixesForPrograms, formatFixes, formatFixesForGithub } from "./format-fixes"
import { formatGithub } from "./format-github"
import { formatJson } from "./format-json"

const help = `Checks the content: says what is wrong, where, and what to write instead.

  npm run check                        check data/
  npm run check -- <folder>            check another folder
  npm run check -- --strict            fail on warnings too
  npm run check -- --fix               write what cannot be wrong, and say the rest
  npm run check -- --fix --dry-run     only say what that would write
  npm run check -- --format json       for programs; also: human, github

Exit code: 0 without errors, 1 with errors, 2 if the command itself is wrong. With --fix, it is about what is left.
`

const formats = ["human", "json", "github"] as const

/** The command's output streams, and whether they take colour. */
export interface CheckIo {
  readonly color: boolean
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Without a -- before it, npm keeps --dry-run for itself. */
  readonly isDryRun?: boolean
}

/**
 * The command `npm run check`.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @returns the exit code
 */
export async function check(args: readonly string[], surroundings: CheckIo): Promise<number> {
  const { write, writeError } = surroundings
  try {
    const options = read(args, surroundings.isDryRun ?? false)
    if (options.help) {
      write(help)
      return 0
    }
    const { diagnostics, isDone } = options.fix
      ? await fix(options, surroundings)
      : await checkFolder(options, surroundings)
    return !isDone || diagnostics.some((each) => options.strict || isError(each)) ? 1 : 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    writeError(`${error.message}\n\n${help}`)
    return error.exitCode
  }
}

/** What the check finds, and whether all was done that was asked for. */
interface Outcome {
  readonly diagnostics: readonly Diagnostic[]
  readonly isDone: boolean
}

async function checkFolder({ folder, format }: Options, { color, write }: CheckIo): Promise<Outcome> {
  const diagnostics = await checkData(folder)
  if (format === "json") write(formatJson(diagnostics))
  else if (format === "github") write(formatGithub(diagnostics))
  else write(formatHuman(diagnostics, { color }))
  return { diagnostics, isDone: true }
}

async function fix({ folder, format, dryRun }: Options, { color, write, writeError }: CheckIo): Promise<Outcome> {
  const { applied, diagnostics, unwritten } = await fixFolder(folder, dryRun)
  const last = countOfFixes(applied, diagnostics, dryRun)
  if (format === "json") write(formatJson(diagnostics, { fixes: fixesForPrograms(applied), dryRun }))
  else if (format === "github") write(formatFixesForGithub(applied) + formatGithub(diagnostics, last))
  else write([formatFixes(applied, { color }), formatHuman(diagnostics, { color }, last)].filter(Boolean).join("\n"))
  for (const sentence of unwritten) writeError(`${sentence}\n`)
  return { diagnostics, isDone: unwritten.length === 0 }
}

interface Options {
  readonly folder: string
  readonly format: (typeof formats)[number]
  readonly strict: boolean
  readonly fix: boolean
  readonly dryRun: boolean
  readonly help: boolean
}

function read(args: readonly string[], isDryRun: boolean): Options {
  const { given, words } = readNamedFlags(args, {
    withValue: ["format"],
    switches: ["strict", "fix", "dry-run", "help"],
  })
  const named = given.get("format") ?? "human"
  const format = formats.find((known) => known === named)
  if (!format) throw new Refusal(`There is no format ${named}; there are ${formats.join(", ")}.`, 2)
  if (words.length > 1) throw new Refusal("Only one folder can be checked at a time.", 2)
  const fix = given.has("fix")
  const dryRun = isDryRun || given.has("dry-run")
  if (dryRun && !fix) throw new Refusal("A dry run is one of --fix: without it, nothing is written anyway.", 2)
  return { folder: words[0] ?? "data", format, strict: given.has("strict"), fix, dryRun, help: given.has("help") }
}
