import { join } from "node:path"
import { Command, CommanderError, Option, type OptionValues } from "@commander-js/extra-typings"
import { Refusal } from "../content/files/errors"
import { print, runAsCommand, writeError } from "../content/files/terminal"
import { type SentenceLanguage, sentenceLanguages, speak, told } from "../content/sentences/sentences"
import { closestMatch } from "../language/closest-match"

/** A command's output streams, and its interruption. */
export interface CommandIo {
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Aborts when the command is interrupted. */
  readonly signal: AbortSignal
  /** The environment, in which npm leaves the flags that come before its `--`. */
  readonly environment?: Readonly<NodeJS.ProcessEnv>
  /** Looks up the language in which to refuse these arguments. */
  readonly language?: () => Promise<SentenceLanguage>
}

/**
 * @param name of its script in package.json, and any words after it
 * @param about what it does, in a sentence
 * @returns a command without flags but `--help`
 */
export const commandLine = (name: string, about: string): Command =>
  new Command(name)
    .description(about)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .optionsGroup("Flags:")
    .helpOption("-h, --help", "Show this.")
    .configureHelp({
      commandUsage: ({ registeredArguments }) =>
        [`${withDashes(name)} [flags]`, ...registeredArguments.map((each) => `[${each.name()}]`)].join(" "),
    })

/**
 * @param name of the flag
 * @param value its placeholder in the help
 * @param about what it is
 * @param isList whether the flag is repeated for each
 * @returns a flag for content, which may be empty: it is read as a list of all given texts
 */
export const contentFlag = (name: string, value: string, about: string, isList = false) =>
  new Option(`--${name} ${value}`, about).argParser<readonly string[]>((text, before = []) => {
    if (before.length > 0 && !isList) throw givenTwice(`--${name}`)
    return [...before, text]
  })

/** @returns the flag for a command's language */
export const languageFlag = () =>
  new Option("--language <language>", "The language of its sentences, if not the site’s.").choices(sentenceLanguages)

/**
 * Reads the arguments of a command, and runs it to its end. With --help, only prints the help. Prints the words of a refusal; after an interruption, says that
 * nothing was changed.
 *
 * @param command its flags and words
 * @param args its arguments
 * @param io where its output goes
 * @param task what it does with its flags and words; returns its exit code
 * @returns the exit code
 * @throws any other error
 */
export async function runCommand<Words extends unknown[], Flags extends OptionValues>(
  command: Command<Words, Flags>,
  args: readonly string[],
  {
    write,
    writeError,
    signal,
    environment = {},
    language,
  }: Omit<CommandIo, "signal"> & { readonly signal?: AbortSignal },
  task: (flags: Flags, ...words: Words) => Promise<number>,
): Promise<number> {
  const parse = () => {
    const all = [...flagsKeptByNpm(command, args, environment), ...args]
    refuseMisuse(command, all)
    command.configureOutput({ writeOut: write }).parse(all, { from: "user" })
  }
  try {
    try {
      parse()
    } catch (error) {
      if (!language || (error instanceof CommanderError && error.exitCode === 0)) throw error
      // Its words depend on the language, which takes time to find.
      speak(await language())
      parse()
    }
    return await task(command.opts(), ...command.processedArgs)
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const refusal = error instanceof CommanderError ? refusalOf(error, command) : error
    if (refusal instanceof Refusal) {
      writeError(`${refusal.message}\n`)
      return refusal.exitCode
    }
    if (signal?.aborted) {
      writeError(`\n${told("command.stopped")}\n`)
      // The convention of shells: 128 plus the number of the signal that Ctrl-C sends.
      return 130
    }
    throw error
  }
}

/**
 * Runs a command as this process, which kit/owner/commands/run.cjs has started. A signal interrupts it, and so does the end of that process.
 *
 * @param command takes its arguments, and returns its exit code
 */
export function runInTerminal(command: (args: readonly string[], io: CommandIo) => Promise<number>): Promise<void> {
  const controller = new AbortController()
  const interrupt = () => controller.abort()
  // Not `once`: Ctrl-C arrives more than once, and the second would end the command before it has cleaned up.
  for (const name of endings) process.on(name, interrupt)
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && interrupt(), 500).unref()
  const { argv, env: environment } = process
  const language = async () =>
    (await import("../content/check/check-data")).languageOfOwner(join(__dirname, "../../data"))
  const io = { write: print, writeError, signal: controller.signal, environment, language }
  return runAsCommand(() => command(argv.slice(2), io))
}

/** Ctrl-C, a request to end, a closed terminal, and Ctrl-Break of Windows. */
const endings: readonly NodeJS.Signals[] = [
  "SIGINT",
  "SIGTERM",
  "SIGHUP",
  ...(process.platform === "win32" ? (["SIGBREAK"] as const) : []),
]

/** A command, whatever its flags are. */
interface AnyCommand extends Pick<Command, "args" | "options"> {
  name(): string
  readonly registeredArguments: readonly unknown[]
}

/** npm has settings with these names too. Its own configuration does not count as consent here. */
const consents = ["--all", "--yes"]

/**
 * The flags that npm consumed as its own, such as that of `npm run check --strict`. Of `--to 1.2.0` it takes the flag and leaves the value, of `--to=1.2.0`
 * both.
 */
function flagsKeptByNpm(
  command: AnyCommand,
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv>,
): readonly string[] {
  return command.options.flatMap(({ long, required }) => {
    if (!long || consents.includes(long) || args.some((arg) => flagIn(arg) === long)) return []
    const value = environment[`npm_config_${long.slice(2).replaceAll("-", "_").toLowerCase()}`]
    if (!value || value === "false") return []
    if (!required) return [long]
    if (value !== "true") return [`${long}=${value}`]
    throw new Refusal(`${told("command.flag.keptByNpm", { flag: long })} ${dashesAdvice(command, long)}`, 2)
  })
}

const flagIn = (arg: string): string => arg.split("=", 1)[0] ?? ""

const withDashes = (name: string): string => `npm run ${name.replace(/ |$/, " -- ")}`.trim()

const dashesAdvice = (command: AnyCommand, flag: string): string =>
  told("command.flag.dashes", { command: withDashes(command.name()), flag })

/** Refuses what the library accepts: a flag in place of a value, and a flag given twice. Flags with a parser of their own may be empty and repeated. */
function refuseMisuse(command: AnyCommand, args: readonly string[]): void {
  const seen = new Set<string>()
  for (const [index, arg] of args.entries()) {
    const flag = flagIn(arg)
    const option = command.options.find(({ long }) => long === flag)
    if (!option?.required) continue
    const isInline = arg !== flag
    const value = isInline ? arg.slice(flag.length + 1) : args[index + 1]
    if (value === undefined || (value.startsWith("--") && !isInline) || (value === "" && !option.parseArg))
      throw new Refusal(told("command.flag.value", { flag }), 2)
    if (seen.has(flag) && !option.parseArg) throw givenTwice(flag)
    seen.add(flag)
  }
}

const givenTwice = (flag: string): Refusal => new Refusal(told("command.flag.twice", { flag }), 2)

/** @returns one of the library's errors in our words */
function refusalOf({ code, message }: CommanderError, command: AnyCommand): Refusal {
  const [, given = "", value = ""] = /'([^']*)'(?:.*?'(.*)')?/s.exec(message) ?? []
  const flag = given.split(/[ =]/, 1)[0] ?? ""
  const options = command.options.flatMap(({ long }) => long ?? [])
  if (code === "commander.excessArguments") {
    const words = command.args.slice(command.registeredArguments.length).join(" ")
    const example = command.options.find(({ required }) => required)?.long
    const advice = example
      ? dashesAdvice(command, example)
      : told("command.all", { command: withDashes(command.name()) })
    return new Refusal(`${told("command.flag.stray", { words })} ${advice}`, 2)
  }
  if (code === "commander.invalidArgument") {
    const [, word = value, name = flag] = /value '(.*)' is invalid for argument '(.*)'\./s.exec(message) ?? []
    const choices = message.split("Allowed choices are ").at(-1) ?? ""
    return new Refusal(told("command.flag.choice", { name, word, choices }), 2)
  }
  if (code !== "commander.unknownOption") return new Refusal(message, 2)
  if (options.includes(flag)) return new Refusal(told("command.flag.alone", { flag }), 2)
  const known = [...options, "--help"]
  const meant = closestMatch(
    flag.replace(/^-+/, ""),
    known.map((each) => each.slice(2)),
  )
  const advice = meant ? told("command.flag.meant", { meant }) : told("command.flag.known", { flags: known.join(", ") })
  return new Refusal(`${told("command.flag.unknown", { command: command.name(), flag })} ${advice}`, 2)
}
