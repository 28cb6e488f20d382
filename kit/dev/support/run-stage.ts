import { spawn } from "node:child_process"
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runMark, startedGroups } from "./end-processes"
import type { Requirement } from "./requirements"

/** A part of a longer command: a command of its own, which others may wait for. */
export interface Stage {
  readonly name: string
  /** For the shell. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** Where it runs, if not in the project: in a copy with other content, which leaves out what is for the sample. */
  readonly folder?: string
  /** The names of the stages that have to succeed first. */
  readonly needs?: readonly string[]
  /** Whether it is left out where `data/` is not the sample. */
  readonly isOfSample?: boolean
  /** What the machine must have. Where that is missing the stage is left out, and named at the end. */
  readonly requires?: readonly Requirement[]
}

/** What became of a command. */
export interface StageResult {
  readonly passed: boolean
  readonly seconds: number
  /** What failed, a block each, as its reporters wrote it, also if it passed when it was tried again; of a failed command without one, its last lines. */
  readonly failures: readonly string[]
  /** What the command itself says that it left out, or that the machine lacks, a line each. */
  readonly notes: readonly string[]
  /** The file that has all that it said. */
  readonly log: string
}

/** How many lines of a failure are shown. */
const shownLines = 10

/**
 * Runs a stage. What it says goes into a file; its reporters (`__tests__/support/failures.js`) write what failed into the file that FAILURES_FILE names.
 *
 * @param stage whose command it is
 * @param logs the folder for the files
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
    // A group of its own: Ctrl-C in a terminal reaches this process alone, which then ends the stages in its own way.
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
