import { styleText } from "node:util"
import { errorCode, isSystemError, systemSentence } from "./errors"

/**
 * Control characters except line breaks and tabs, and characters that change the writing direction. Output contains content, file names and messages of other
 * programs, any of which may come from somebody else, and a terminal would obey them: write the clipboard, clear the screen, hide a line.
 */
const unsafe = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** The codes of the commands' own colours: bold, dim, red, green, yellow, blue, magenta, cyan, grey, and their ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for.
const colours = /\u001b\[(?:1|2|22|3[1-69]|39|90)m/gu

/** Returns to the start of the line and erases it. */
export const erase = "\r\u001b[2K"

/** @returns a text without anything that a terminal would obey */
export const sanitizeOutput = (text: string): string => text.replace(unsafe, "")

/**
 * @param text with colours; text from elsewhere must go through `sanitizeOutput` before it is coloured
 * @returns the text without anything else that a terminal would obey
 */
function coloured(text: string): string {
  const [first = "", ...others] = text.split(colours)
  const kept = text.match(colours) ?? []
  return sanitizeOutput(first) + others.map((part, index) => (kept[index] ?? "") + sanitizeOutput(part)).join("")
}

/** @returns a text in a style, if colours are shown */
export const styled = (color: boolean, style: "bold" | "dim" | "red" | "yellow", text: string): string =>
  color ? styleText(style, text, { validateStream: false }) : text

/** Writes a command's output, which may begin with `erase`. Nothing else writes to the terminal. */
export const print = (text: string): void => {
  const start = text.startsWith(erase) ? erase : ""
  process.stdout.write(start + sanitizeOutput(text.slice(start.length)))
}

/** Like `print`, for text with the command's own colours. */
export const printColoured = (text: string): void => {
  process.stdout.write(coloured(text))
}

/** Writes an error message. */
export const writeError = (text: string): void => {
  process.stderr.write(sanitizeOutput(text))
}

/** @returns a description of an unexpected error: a sentence for a system error, the stack trace for any other */
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
  // The reader of the output may close it early, as `head` does.
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
 * @returns the argument quoted as one word for this system's shell
 */
export function shellWord(text: string): string {
  if (/^[\w./:@=,+~-]+$/.test(text) && !text.startsWith("~")) return text
  // cmd.exe and PowerShell take text in double quotes literally, except for a double quote, which no Windows path contains.
  return process.platform === "win32" ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`
}

/**
 * @param folder of a repository
 * @returns the beginning of a git command for somebody to run, so that git works in this folder wherever they are
 */
export const gitFor = (folder: string): string => (folder === process.cwd() ? "git" : `git -C ${shellWord(folder)}`)
