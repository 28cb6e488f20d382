import { styleText } from "node:util"
import { errorCode, isSystemError, systemSentence } from "./errors"

/**
 * Control characters but line breaks and tabs, and those that turn the direction of writing around: what is printed is content, names of files, and the words of
 * other programs, any of which may come from somebody else. A terminal would do what they say: write the clipboard, clear the screen, hide a line.
 */
const unsafe = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** What the commands' own colours are written with: bold, dim, red, green, yellow, blue, magenta, cyan, grey, and their ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for.
const colours = /\u001b\[(?:1|2|22|3[1-69]|39|90)m/gu

/** Back to the start of the line, which is erased. */
export const erase = "\r\u001b[2K"

/** @returns a text as a terminal may show it */
export const sanitizeOutput = (text: string): string => text.replace(unsafe, "")

/**
 * @param text with colours; a text of others', to be coloured, goes through `sanitizeOutput` first
 * @returns the same without all else that a terminal would obey
 */
function coloured(text: string): string {
  const [first = "", ...others] = text.split(colours)
  const kept = text.match(colours) ?? []
  return sanitizeOutput(first) + others.map((part, index) => (kept[index] ?? "") + sanitizeOutput(part)).join("")
}

/** @returns a text in a style, where colours are shown */
export const styled = (color: boolean, style: "bold" | "dim" | "red" | "yellow", text: string): string =>
  color ? styleText(style, text, { validateStream: false }) : text

/** Writes a command's output, which may begin with `erase`. Nothing else writes to the terminal. */
export const print = (text: string): void => {
  const start = text.startsWith(erase) ? erase : ""
  process.stdout.write(start + sanitizeOutput(text.slice(start.length)))
}

/** The same for what has colours of the command's own. */
export const printColoured = (text: string): void => {
  process.stdout.write(coloured(text))
}

/** Writes what goes wrong. */
export const writeError = (text: string): void => {
  process.stderr.write(sanitizeOutput(text))
}

/** @returns what is said of an error that nobody expected: of one of the system in a sentence, of any other with its trace */
export function describeError(error: unknown): string {
  if (isSystemError(error)) return systemSentence(error)
  const { stack } = Object(error)
  return String(stack ?? error)
}

/**
 * Runs a command to its end.
 *
 * @param command returns its exit code
 */
export async function runAsCommand(command: () => Promise<number>): Promise<void> {
  // Whoever read the output may have seen enough, as `head` has.
  process.stdout.on("error", (error) => {
    if (errorCode(error) !== "EPIPE") throw error
  })
  try {
    process.exitCode = await command()
  } catch (error) {
    const { exitCode, message } = Object(error)
    // A refusal (kit/content/files/errors.ts) is a sentence for the owner.
    const isRefusal = typeof exitCode === "number" && errorCode(error) === undefined
    writeError(`${isRefusal ? String(message) : describeError(error)}\n`)
    process.exitCode = isRefusal ? exitCode : 1
  }
}

/**
 * @param text an argument of a command
 * @returns it as one word for the shell of this system
 */
export function shellWord(text: string): string {
  if (/^[\w./:@=,+~-]+$/.test(text) && !text.startsWith("~")) return text
  // What is within double quotes cmd.exe and PowerShell take as it is, but for a double quote, which no path has there.
  return process.platform === "win32" ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`
}

/**
 * @param folder of a repository
 * @returns how a command for somebody to run begins, so that git works in this folder wherever they are
 */
export const gitFor = (folder: string): string => (folder === process.cwd() ? "git" : `git -C ${shellWord(folder)}`)
