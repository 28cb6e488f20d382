import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { dirname, join, relative } from "node:path"
import { styleText } from "node:util"
import { printColoured } from "../../content/files/terminal"
import { endMarked } from "./end-processes"
import { howToInstall, mayBeLeftOut, whyDispensable } from "./requirements"
import { runStage, type Stage, type StageResult } from "./run-stage"

/** One more than there are processors, because a browser test spends half its time waiting. */
const lanes = availableParallelism() + 1

/** The number of failures shown for a stage. The rest are in its file. */
const shownFailures = 3

const say = (text: string) => printColoured(`${text}\n`)

type Outcome = "passed" | "failed" | "left out"

interface RunOptions {
  readonly leftOut?: readonly string[]
  readonly mustBeWhole?: boolean
  readonly signal?: AbortSignal
}

/**
 * Runs stages concurrently, one more than the machine has processors, each as soon as the stages that it needs have passed; of several, the first in the list.
 * A stage is not run if one that it needs failed; the others go on. The output of a stage goes into a file, and its failures are shown. When interrupted, this
 * ends everything that it started before it returns.
 *
 * @param stages with distinct names
 * @param results the folder for their files and durations
 * @param options what is left out from the start, whether to fail if anything indispensable is left out, and the signal that interrupts the run
 * @returns whether every stage passed. What failed, what was not run because of that, and what was left out or retried is named at the end.
 * @throws an Error if a stage needs one that does not exist
 */
export async function runStages(
  stages: readonly Stage[],
  results: string,
  { leftOut = [], mustBeWhole = false, signal }: RunOptions = {},
): Promise<boolean> {
  for (const { name, needs = [] } of stages)
    for (const need of needs)
      if (!stages.some((stage) => stage.name === need)) throw new Error(`${name} needs ${need}, which is no stage.`)
  const waiting = [...stages]
  const outcomes = new Map<string, Outcome>()
  const notes = leftOut.map((each) => `Left out: ${each}`)
  const durations = new Durations(join(results, "durations.json"))
  let ending: Promise<unknown> | undefined
  signal?.addEventListener("abort", () => {
    say("Stopping…")
    ending = endMarked()
  })
  let running = 0

  const next = (): Stage | undefined => {
    if (signal?.aborted) return
    const isReady = ({ needs = [] }: Stage) => needs.every((name) => outcomes.get(name) === "passed")
    const index = waiting.findIndex(isReady)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  async function run(stage: Stage): Promise<Outcome> {
    const missing = (stage.requires ?? []).filter(({ isThere }) => !isThere())
    if (missing.length > 0) {
      notes.push(`Left out: ${stage.name}. ${howToInstall(missing)}`)
      return "left out"
    }
    say(styleText("dim", `… ${stage.name}${durations.lastTime(stage.name)}`))
    const result = await runStage(stage, join(results, "logs"))
    if (!signal?.aborted) sayResult(stage, result)
    notes.push(...result.notes)
    if (result.passed) {
      notes.push(...result.failures.map((failure) => `Passed only when tried again: ${failure.split("\n", 1)}`))
      durations.note(stage.name, result.seconds)
    }
    return result.passed ? "passed" : "failed"
  }

  async function work(): Promise<void> {
    const stage = next()
    if (!stage) return
    running++
    outcomes.set(stage.name, await run(stage))
    running--
    // Several stages may have been waiting for this one.
    await Promise.all(Array.from({ length: lanes - running }, work))
  }

  const start = Date.now()
  await Promise.all(Array.from({ length: lanes }, work))
  if (signal?.aborted) {
    await ending
    return false
  }
  const endingAs = (outcome: Outcome) => [...outcomes].filter(([, each]) => each === outcome).map(([name]) => name)
  const failed = endingAs("failed")
  for (const { name } of waiting) {
    const needs = needsOf(name, stages)
    const causes = needs.filter((need) => failed.includes(need))
    if (causes.length > 0) say(styleText("red", `${name}: not run, because ${causes.join(" and ")} failed`))
    else
      notes.push(
        `Left out: ${name}, which needs ${needs.filter((need) => endingAs("left out").includes(need)).join(" and ")}.`,
      )
  }
  const left = notes.filter((line) => line.startsWith("Left out"))
  for (const line of new Set(notes))
    say(styleText("yellow", `${line} ${left.includes(line) ? whyDispensable(line) : ""}`.trim()))
  for (const name of failed) say(styleText("red", `${name}: failed`))
  const isIncomplete = mustBeWhole && !left.every(mayBeLeftOut)
  if (isIncomplete)
    say(
      styleText(
        "red",
        "With the variable CI nothing may be left out but what kit/dev/support/requirements.ts calls dispensable.",
      ),
    )
  const took = `${secondsSince(start)} s`
  const passed = failed.length === 0 && !isIncomplete
  if (!passed) say(styleText("red", `Failed after ${took}.`))
  else say(styleText("green", left.length > 0 ? `What was run has passed in ${took}.` : `All passed in ${took}.`))
  return passed
}

/** @returns the names of all stages that must pass before this one, directly or indirectly */
function needsOf(name: string, stages: readonly Stage[]): readonly string[] {
  const all = new Set([name])
  for (const each of all) for (const need of stages.find((stage) => stage.name === each)?.needs ?? []) all.add(need)
  all.delete(name)
  return [...all]
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000)

/** Prints a line about how a stage ended, and up to ten lines for each failure in it. */
function sayResult({ name }: Stage, { passed, seconds, failures, log }: StageResult): void {
  say(
    passed
      ? `${styleText("green", `✓ ${name}`)}: ${seconds} s`
      : `\n${styleText("red", `✗ ${name}`)}: failed after ${seconds} s`,
  )
  if (failures.length === 0) return
  for (const failure of failures.slice(0, shownFailures)) say(`\n${failure.replace(/^/gm, "    ")}`)
  if (failures.length > shownFailures) say(`\n    … and ${failures.length - shownFailures} more`)
  say(`\n    All of it: ${relative(process.cwd(), log)}\n`)
}

/** Keeps in a file how long each stage took when it last passed. */
class Durations {
  private readonly file: string
  private readonly seconds: Record<string, number>

  constructor(file: string) {
    this.file = file
    this.seconds = readDurations(file)
  }

  lastTime(name: string): string {
    const seconds = this.seconds[name]
    return seconds === undefined ? "" : ` (${seconds} s the last time)`
  }

  note(name: string, seconds: number): void {
    this.seconds[name] = seconds
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(this.seconds))
  }
}

function readDurations(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    // The file is missing or was cut off. That does not matter: durations are only shown.
    return {}
  }
}
