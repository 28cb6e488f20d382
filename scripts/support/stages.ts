import { type ChildProcess, spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import pc from "picocolors"

/** A part of a longer command: a command of its own, which others may wait for. */
export interface Stage {
  readonly name: string
  /** For the shell. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** Where it runs, if not in the project. */
  readonly folder?: string
  /** The names of the stages that have to succeed first. */
  readonly needs?: readonly string[]
}

/** One more than processors: a test in a browser waits for half of its time. */
const lanes = availableParallelism() + 1

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Runs stages side by side, one more than the machine has processors, those that stand first as soon as what they need is there. What a stage
 * says is printed as a block when it is over. A stage whose needs failed is not run; the others go on. Ctrl-C ends all.
 *
 * @returns whether every stage passed; what failed, and what was not run because of it, is named at the end
 * @throws an Error if a stage needs one that is not there
 */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  for (const { name, needs = [] } of stages)
    for (const need of needs)
      if (!stages.some((stage) => stage.name === need)) throw new Error(`${name} needs ${need}, which is no stage.`)
  const waiting = [...stages]
  const outcomes = new Map<string, "passed" | "failed">()
  const children = new Set<ChildProcess>()
  endWith(children)

  const next = (): Stage | undefined => {
    const isReady = ({ needs = [] }: Stage) => needs.every((name) => outcomes.get(name) === "passed")
    const index = waiting.findIndex(isReady)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  async function work(): Promise<void> {
    const stage = next()
    if (!stage) return
    const passed = await runStage(stage, children)
    outcomes.set(stage.name, passed ? "passed" : "failed")
    // Several may have waited for this one.
    await Promise.all(Array.from({ length: lanes - children.size }, work))
  }

  const start = Date.now()
  await Promise.all(Array.from({ length: lanes }, work))
  const failed = [...outcomes].filter(([, outcome]) => outcome === "failed").map(([name]) => name)
  for (const name of failed) say(pc.red(`${name}: failed`))
  for (const { name } of waiting) {
    const causes = needsOf(name, stages).filter((need) => failed.includes(need))
    say(pc.red(`${name}: not run, because ${causes.join(" and ")} failed`))
  }
  const isGreen = failed.length === 0 && waiting.length === 0
  if (isGreen) say(pc.green(`All passed in ${secondsSince(start)} s.`))
  return isGreen
}

/** @returns the names of all stages that have to succeed before one: those that it needs, those that they need, and so on */
function needsOf(name: string, stages: readonly Stage[]): readonly string[] {
  const all = new Set([name])
  for (const each of all) for (const need of stages.find((stage) => stage.name === each)?.needs ?? []) all.add(need)
  all.delete(name)
  return [...all]
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000)

async function runStage({ name, command, env, folder }: Stage, children: Set<ChildProcess>): Promise<boolean> {
  const start = Date.now()
  say(pc.dim(`… ${name}`))
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}
  // In a group of its own, so that all that it starts can be ended with it.
  const child = spawn(command, { shell: true, detached: true, cwd: folder, env: { ...process.env, ...color, ...env } })
  children.add(child)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((resolve) => {
    child.on("error", () => resolve(null))
    child.on("close", resolve)
  })
  children.delete(child)
  const heading = `${name}: ${code === 0 ? "passed" : "failed"} after ${secondsSince(start)} s`
  say(`\n${code === 0 ? pc.green(heading) : pc.red(heading)}\n${Buffer.concat(said).toString().trim()}\n`)
  return code === 0
}

/** Ends what runs, with all that it has started, when this process is asked to end. */
function endWith(children: ReadonlySet<ChildProcess>): void {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)
    process.once(signal, () => {
      for (const { pid } of children) if (pid) process.kill(-pid, "SIGTERM")
      process.exit(code)
    })
}
