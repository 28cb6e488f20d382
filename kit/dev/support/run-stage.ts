import { spawn } from "node:child_process"
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runMark, startedGroups } from "./end-processes"
import type { Requirement } from "./requirements"

/** A part of a longer run: a command that other stages may wait for. */
export interface Stage {
  readonly name: string
  /** A shell command line. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** The folder to run in, if not the project: a copy with other content, which skips what applies only to the sample. */
  readonly folder?: string
  /** The names of the stages that must pass first. */
  readonly needs?: readonly string[]
  /** Whether to leave it out if `data/` is not the sample. */
  readonly isOfSample?: boolean
  /** What the machine must have. If that is missing, the stage is left out and named at the end. */
  readonly requires?: readonly Requirement[]
}

/** The outcome of a stage. */
export interface StageResult {
  readonly passed: boolean
  readonly seconds: number
  /** A block for each failure, as the reporters wrote it, even if a retry passed. If a command fails without a block, its last lines. */
  readonly failures: readonly string[]
  /** A line for each thing that the command says it left out, or the machine lacks. */
  readonly notes: readonly string[]
  /** The file with its whole output. */
  readonly log: string
}

/** The number of lines shown of a failure. */
const shownLines = 10

/**
 * Runs a stage. Its output goes into a file; its reporters (`__tests__/support/failures.js`) write failures into the file that FAILURES_FILE names.
 *
 * @param stage the stage
 * @param logs the folder for both files
 */
export async function runStage({ name, command, env, folder }: Stage, logs: string): Promise<StageResult> {
  const file = (ending: string) => join(logs, `${name.replace(/[^\w-]+/g, "-")}.${ending}`)
  mkdirSync(logs, { recursive: true })
  const [log, failures] = [file("log"), file("failures")]
  rmSync(failures, { force: true })
  const start = Date.now()
  const output = createWriteStream(log)
  const child = spawn(command, {
    shell: true,
    // A process group of its own, so that Ctrl-C in a terminal reaches only this process, which then ends the stages in its own way.
    detached: process.platform !== "win32",
    cwd: folder,
    env: { ...process.env, ...env, ...runMark, FAILURES_FILE: failures },
    stdio: ["ignore", "pipe", "pipe"],
  })
  if (child.pid) startedGroups.add(child.pid)
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false })
  const code = await new Promise<number | null>((resolve) => {
    child.on("error", () => resolve(null))
    child.on("close", resolve)
  })
  if (child.pid) startedGroups.delete(child.pid)
  await new Promise<void>((resolve) => output.end(resolve))
  const said = readFileSync(log, "utf8").split("\n")
  const blocks = existsSync(failures) ? readFileSync(failures, "utf8").split("\n\n").filter(Boolean) : []
  return {
    passed: code === 0,
    seconds: Math.round((Date.now() - start) / 1000),
    failures: blocks.length > 0 || code === 0 ? blocks : [lastOf(said)],
    notes: folder ? [] : [...new Set(said.filter((line) => /^(?:Left out|Not installed)\b/.test(line)))],
    log,
  }
}

const lastOf = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.trim())
    .slice(-shownLines)
    .join("\n")
