import { Refusal } from "../../content/files/errors"
import type { Terminal } from "./ask"

/** A command's output streams, its interruption, and the terminal for questions. */
export interface CommandIo {
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Aborts when the command is interrupted. */
  readonly signal: AbortSignal
  /** If absent, no questions are asked. */
  readonly terminal?: Omit<Terminal, "signal">
}

/**
 * Runs a command to its end. A refusal is said in its words; an interruption says that nothing was changed.
 *
 * @param surroundings where that is said
 * @param task what the command does; returns its exit code
 * @returns the exit code
 * @throws what is neither
 */
export async function runCommand(
  { writeError, signal }: Pick<CommandIo, "writeError" | "signal">,
  task: () => Promise<number>,
): Promise<number> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof Refusal) {
      writeError(`${error.message}\n`)
      return error.exitCode
    }
    if (signal.aborted || isStop(error)) {
      writeError("\nStopped. Nothing was changed.\n")
      // The convention of shells: 128 plus the number of the signal that Ctrl-C sends.
      return 130
    }
    throw error
  }
}

/** The library's error for Ctrl-C, which it reads from the keyboard before it becomes a signal. */
const isStop = (error: unknown): boolean => error instanceof Error && error.name === "ExitPromptError"
