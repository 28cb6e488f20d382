import { type ChildProcess, spawn } from "node:child_process"
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, relative } from "node:path"
import { setTimeout as later } from "node:timers/promises"
import { print } from "../../content/files/terminal"
import { howToInstall, mayBeLeftOut, type Requirement } from "./requirements"

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

interface RunOptions {
  /** The folder for what the stages print. */
  readonly logs: string
  /** What is left out from the start. */
  readonly leftOut?: readonly string[]
  /** Whether the run fails if anything indispensable is left out. */
  readonly mustBeWhole?: boolean
  /** Interrupts the run. */
  readonly signal?: AbortSignal
}

/** One more than there are processors, because a browser test spends half its time waiting. */
const lanes = availableParallelism() + 1

/** Of a failure. */
const shownLines = 10

/** How long interrupted stages may take to end, in milliseconds. */
const patience = 20_000

const say = (text: string) => print(`${text}\n`)

/**
 * Runs stages side by side, each as soon as those that it needs have passed; of several, the first in the list. What a stage prints goes into a file. What
 * failed, what was not run because of that, and what was left out or tried again is named at the end.
 *
 * @param stages with distinct names
 * @param options where to log, and what counts as passed
 * @returns whether every stage passed
 * @throws an Error if a stage needs one that does not exist
 */
export async function runStages(
  stages: readonly Stage[],
  { logs, leftOut = [], mustBeWhole = false, signal }: RunOptions,
): Promise<boolean> {
  for (const { name, needs = [] } of stages)
    for (const need of needs)
      if (!stages.some((stage) => stage.name === need)) throw new Error(`${name} needs ${need}, which is no stage.`)
  mkdirSync(logs, { recursive: true })
  const start = Date.now()
  const waiting = [...stages]
  const passed = new Set<string>()
  const failed: string[] = []
  const notes = leftOut.map((each) => `Left out: ${each}`)
  const running = new Set<ChildProcess>()
  signal?.addEventListener("abort", () => {
    for (const child of running) void end(child, "SIGTERM")
  })

  async function run(stage: Stage): Promise<void> {
    const missing = (stage.requires ?? []).filter(({ isThere }) => !isThere())
    if (missing.length > 0) {
      notes.push(`Left out: ${stage.name}. ${howToInstall(missing)}`)
      return
    }
    say(`… ${stage.name}`)
    const begun = Date.now()
    const result = await runStage(stage, logs, running)
    if (signal?.aborted) return
    notes.push(...result.notes)
    const outcome = `${stage.name}: ${result.code === 0 ? "passed" : "FAILED"} after ${secondsSince(begun)} s`
    say([outcome, ...result.failures].join("\n\n    "))
    if (result.failures.length > 0) say(`\n    All of it: ${relative(process.cwd(), result.log)}\n`)
    if (result.code !== 0) failed.push(stage.name)
    else {
      passed.add(stage.name)
      notes.push(...result.failures.map((failure) => `Passed only when tried again: ${failure.split("\n", 1)}`))
    }
  }

  let busy = 0
  async function work(): Promise<void> {
    const index = waiting.findIndex(({ needs = [] }) => needs.every((name) => passed.has(name)))
    const [stage] = signal?.aborted || index < 0 ? [] : waiting.splice(index, 1)
    if (!stage) return
    busy++
    await run(stage)
    busy--
    // Several stages may have been waiting for this one.
    await Promise.all(Array.from({ length: lanes - busy }, work))
  }

  await Promise.all(Array.from({ length: lanes }, work))
  if (signal?.aborted) return false
  for (const { name, needs = [] } of waiting) {
    const text = `${name}, which needs ${needs.filter((need) => !passed.has(need)).join(" and ")}`
    if (failed.length > 0) say(`Not run: ${text}.`)
    else notes.push(`Left out: ${text}.`)
  }
  for (const line of new Set(notes)) say(line)
  for (const name of failed) say(`${name}: FAILED`)
  const lacking = mustBeWhole ? notes.filter((line) => line.startsWith("Left out") && !mayBeLeftOut(line)) : []
  if (lacking.length > 0)
    say("With the variable CI nothing may be left out but what kit/dev/support/requirements.ts calls dispensable.")
  const isGood = failed.length === 0 && lacking.length === 0
  say(`${isGood ? "Passed" : "FAILED"} after ${secondsSince(start)} s.`)
  return isGood
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000)

interface Result {
  readonly code: number | null
  /** The first lines of each failure that reporters wrote, even if a retry passed; if a command fails without, the last lines that it printed. */
  readonly failures: readonly string[]
  /** A line for each thing that the command says it left out. */
  readonly notes: readonly string[]
  readonly log: string
}

/** The reporters of tests (`__tests__/support/failures.js`) write into the file that FAILURES_FILE names. */
async function runStage(
  { name, command, env, folder }: Stage,
  logs: string,
  running: Set<ChildProcess>,
): Promise<Result> {
  const [log = "", failures = ""] = ["log", "failures"].map((ending) =>
    join(logs, `${name.replace(/[^\w-]+/g, "-")}.${ending}`),
  )
  rmSync(failures, { force: true })
  const output = createWriteStream(log)
  const child = spawn(command, {
    shell: true,
    // A process group of its own, so that Ctrl-C in a terminal reaches only this process, which then ends the stages.
    detached: process.platform !== "win32",
    cwd: folder,
    env: { ...process.env, ...env, FAILURES_FILE: failures },
    stdio: ["ignore", "pipe", "pipe"],
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false })
  const code = await new Promise<number | null>((resolve) => {
    child.on("error", () => resolve(null))
    child.on("close", resolve)
  })
  running.delete(child)
  await new Promise<void>((resolve) => output.end(resolve))
  const said = readFileSync(log, "utf8").split("\n")
  const noted = existsSync(failures) ? readFileSync(failures, "utf8").split("\n\n").filter(Boolean) : []
  const last = said.filter((line) => line.trim()).slice(-shownLines)
  return {
    code,
    failures: (noted.length > 0 || code === 0 ? noted : [last.join("\n")]).map((each) =>
      each.replaceAll("\n", "\n    "),
    ),
    notes: folder ? [] : [...new Set(said.filter((line) => /^(?:Left out|Not installed)\b/.test(line)))],
    log,
  }
}

/** Ends a stage with all that it has started in its process group. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, signal)
  } catch {
    // It has just ended.
    return
  }
  if (signal === "SIGKILL") return
  await later(patience, undefined, { ref: false })
  await end(child, "SIGKILL")
}
