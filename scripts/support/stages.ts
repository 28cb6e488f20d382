import { type ChildProcess, spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import pc from "picocolors"

/** A part of a longer command: a command of its own, which others may wait for. */
export interface Stage {
  readonly name: string
  /** For the shell. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** The names of the stages that have to succeed first. */
  readonly needs?: readonly string[]
}

type Outcome = "passed" | "failed" | "left out"

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Runs stages side by side, as many as the machine has processors, those that stand first as soon as what they need is there. What a stage
 * says is printed as a block when it is over. A stage whose needs failed is left out; the others go on. Ctrl-C ends all.
 *
 * @returns whether every stage passed; what did not is named at the end
 */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  const waiting = [...stages]
  const outcomes = new Map<string, Outcome>()
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
    await Promise.all(Array.from({ length: availableParallelism() - children.size }, work))
  }

  const start = Date.now()
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  for (const { name } of waiting) outcomes.set(name, "left out")
  const lost = [...outcomes].filter(([, outcome]) => outcome !== "passed")
  for (const [name, outcome] of lost) say(pc.red(`${name}: ${outcome}`))
  if (lost.length === 0) say(pc.green(`All passed in ${secondsSince(start)} s.`))
  return lost.length === 0
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000)

async function runStage({ name, command, env }: Stage, children: Set<ChildProcess>): Promise<boolean> {
  const start = Date.now()
  say(pc.dim(`… ${name}`))
  const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}
  // In a group of its own, so that all that it starts can be ended with it.
  const child = spawn(command, { shell: true, detached: true, env: { ...process.env, ...color, ...env } })
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
