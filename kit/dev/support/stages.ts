import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { dirname, join, relative } from "node:path"
import { styleText } from "node:util"
import { printColoured } from "../../content/files/terminal"
import { endMarked } from "./end-processes"
import { howToInstall, mayBeLeftOut, whyDispensable } from "./requirements"
import { runStage, type Stage, type StageResult } from "./run-stage"

/** One more than processors: a test in a browser waits for half of its time. */
const lanes = availableParallelism() + 1

/** How many failures of a stage are shown. The others are in its file. */
const shownFailures = 3

const say = (text: string) => printColoured(`${text}\n`)

type Outcome = "passed" | "failed" | "left out"

interface RunOptions {
  readonly leftOut?: readonly string[]
  readonly mustBeWhole?: boolean
  readonly signal?: AbortSignal
}

/**
 * Runs stages side by side, one more than the machine has processors, those that stand first as soon as what they need is there. A stage whose needs failed is
 * not run; the others go on. What a stage says goes into a file, of which the failures are shown. When it is interrupted, it
 * first ends all that it has started.
 *
 * @param stages each with a name of its own
 * @param results the folder for their files, and for how long each took
 * @param options what is left out from the start, whether the run fails when anything is left out that may not be, and what interrupts it
 * @returns whether every stage passed; what failed, what was not run because of it, and what was left out or tried again is named at the end
 * @throws an Error if a stage needs one that is not there
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
    // Several may have waited for this one.
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

/** @returns the names of all stages that have to succeed before one: those that it needs, those that they need, and so on */
function needsOf(name: string, stages: readonly Stage[]): readonly string[] {
  const all = new Set([name])
  for (const each of all) for (const need of stages.find((stage) => stage.name === each)?.needs ?? []) all.add(need)
  all.delete(name)
  return [...all]
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000)

/** Says in a line how a stage ended, and what failed in it in ten lines each. */
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

/** How long each stage took when it last passed, kept in a file. */
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
    // There is none yet, or it was cut off: it is only shown.
    return {}
  }
}
