import { parseArgs } from "node:util"
import { checkData } from "./check-data"
import { errorCode } from "./error-code"
import { formatGithub } from "./report/format-github"
import { formatHuman } from "./report/format-human"
import { formatJson } from "./report/format-json"

const help = `Checks the content: says what is wrong, where, and what to write instead.

  npm run check                        check data/
  npm run check -- <folder>            check another folder
  npm run check -- --strict            fail on warnings too
  npm run check -- --format json       for programs; also: human, github

Exit code: 0 without errors, 1 with errors, 2 if the command itself is wrong.
`

const formats = ["human", "json", "github"] as const

/** The command's output streams, and whether they take colour. */
export interface Surroundings {
  readonly color: boolean
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
}

/**
 * The command `npm run check`.
 *
 * @param args its arguments
 * @param surroundings where its output goes
 * @returns the exit code
 */
export async function check(args: readonly string[], { color, write, complain }: Surroundings): Promise<number> {
  const options = read(args)
  if (typeof options === "string") {
    complain(`${options}\n\n${help}`)
    return 2
  }
  if (options.help) {
    write(help)
    return 0
  }
  const diagnostics = await checkData(options.folder)
  if (options.format === "json") write(formatJson(diagnostics))
  else if (options.format === "github") write(formatGithub(diagnostics))
  else write(formatHuman(diagnostics, { color }))
  return diagnostics.some(({ severity }) => options.strict || severity === "error") ? 1 : 0
}

interface Options {
  readonly folder: string
  readonly format: (typeof formats)[number]
  readonly strict: boolean
  readonly help: boolean
}

/** @returns the options, or an error message about them */
function read(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: "string", default: "human" },
        strict: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    })
    const format = formats.find((known) => known === values.format)
    if (!format) return `There is no format ${values.format}; there are ${formats.join(", ")}.`
    if (positionals.length > 1) return "Only one folder can be checked at a time."
    return { folder: positionals[0] ?? "data", format, strict: values.strict, help: values.help }
  } catch (error) {
    // The message of parseArgs names the unknown option.
    if (errorCode(error)?.startsWith("ERR_PARSE_ARGS")) return String(Reflect.get(Object(error), "message"))
    throw error
  }
}
