import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { bundle } from "../../../../../__tests__/support/bundle"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { unusedPort } from "./support/counted-preview"
import { isRunning, knownIn, previewStarted, until } from "./support/processes"

const program = bundle(join(__dirname, "support/fake-studio.ts"), join(__dirname, "../../../server/start/preview.cjs"))
const preview = join(__dirname, "support/fake-preview.cjs")

/** Runs the studio as `npm run edit` does, in a group of processes as a terminal has it. */
async function withCommand(
  way: string,
  task: (studio: ChildProcess, file: string, said: () => string) => Promise<void>,
  env = {},
): Promise<void> {
  const folder = scratchFolder()
  const file = join(folder, "known.json")
  const studio = spawn(process.execPath, [program.file, folder, file, way, preview], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...program.env, PORT: String(await unusedPort()), ...env },
    detached: true,
  })
  let said = ""
  for (const stream of [studio.stdout, studio.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk
    })
  try {
    await task(studio, file, () => said)
  } finally {
    if (studio.exitCode === null && studio.signalCode === null) signal(studio, "SIGKILL")
  }
}

const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name)

test.each(["SIGINT", "SIGTERM"] as const)("%s ends the studio with its preview", async (name) => {
  await withCommand("usual", async (studio, file, said) => {
    await until(() => said().includes("/__studio/#"))
    const ended = once(studio, "exit")
    signal(studio, name)
    expect(await ended).toEqual([0, null])
    expect(knownIn(file).pids.map(isRunning)).toEqual([false, false])
  })
})

test("Ctrl-C during the start ends the preview that has begun, however often it is pressed", async () => {
  await withCommand("slow", async (studio, file, said) => {
    await previewStarted(file)
    await until(() => said().includes("Nothing to look at yet"))
    const ended = once(studio, "exit")
    for (let time = 0; time < 3; time += 1) signal(studio, "SIGINT")
    expect(await ended).toEqual([0, null])
    expect(knownIn(file).pids.map(isRunning)).toEqual([false, false])
  })
})

test.each([
  ["whose terminal is closed", "SIGHUP"],
  ["that is killed", "SIGKILL"],
] as const)("a studio %s leaves no preview either", async (_how, name) => {
  await withCommand("usual", async (studio, file, said) => {
    await until(() => said().includes("/__studio/#"))
    signal(studio, name)
    await until(() => !knownIn(file).pids.some(isRunning))
  })
})

test("what keeps the studio from starting is one sentence and an exit code", async () => {
  await withCommand(
    "usual",
    async (studio, _file, said) => {
      expect(await once(studio, "exit")).toEqual([1, null])
      expect(said()).toBe(
        'PORT is "abc", which is not a port. Write a number from 1 to 65535, such as PORT=8002, or leave PORT out to use 8001.\n',
      )
    },
    { PORT: "abc" },
  )
})
