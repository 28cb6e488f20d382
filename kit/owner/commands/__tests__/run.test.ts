import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"

let folder: string
beforeEach(() => {
  folder = scratchFolder()
})

/** What a command does once it has begun. */
const polite = `const held = setInterval(() => undefined, 1000)
signal.addEventListener("abort", () => { clearInterval(held); console.log("cleaned"); done(3) })`
const busy = "for (;;);"

interface Run {
  readonly child: ChildProcess
  readonly pid: number
  readonly said: () => string
  /** Resolves when whatever could write has ended. */
  readonly ended: Promise<unknown>
}

const npm = `require("node:child_process").spawn("/bin/sh", ["-c", process.argv[1]], { stdio: "inherit" })`

/** Starts a command, alone, within a shell that goes on after it, or in such a shell of npm's; resolves when it has begun. */
async function begin(does: string, within?: "shell" | "npm"): Promise<Run> {
  const file = join(folder, "command.ts")
  writeFileSync(
    file,
    `import { runInTerminal } from ${JSON.stringify(resolve("kit/owner/command-line"))}
runInTerminal((_args, { signal }) => new Promise((done) => { console.log("begun " + process.ppid); ${does} }))`,
  )
  const run = `"${process.execPath}" kit/owner/commands/run.cjs "${file}"`
  const line = within ? `${run}; true` : `exec ${run}`
  const [program, flag] = within === "npm" ? [process.execPath, "-e"] : ["/bin/sh", "-c"]
  const child = spawn(program, [flag, within === "npm" ? npm : line, line], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: within && "edit" },
  })
  let said = ""
  child.stdout.setEncoding("utf8").on("data", (text) => {
    said += text
  })
  const ended = once(child.stdout, "end")
  await once(child.stdout, "data")
  return { child, pid: Number(/\d+/.exec(said)?.[0]), said: () => said, ended }
}

test("the first signal is passed on, and the same one that arrives again does not cut the end short", async () => {
  const { child, said } = await begin(polite)
  const exit = once(child, "exit")
  for (let time = 0; time < 3; time++) child.kill("SIGINT")
  expect(await exit).toEqual([3, null])
  expect(said()).toMatch(/cleaned/)
})

test("a later signal ends a command that is too busy to notice", async () => {
  const { child } = await begin(busy)
  const exit = once(child, "exit")
  const again = setInterval(() => child.kill("SIGTERM"), 100)
  expect(await exit).toEqual([137, null])
  clearInterval(again)
})

test.each([
  ["a signal that reaches the shell alone", "shell", "SIGTERM"],
  ["the death of npm, whose shell goes on", "npm", "SIGKILL"],
] as const)("%s ends what it has started", async (_what, within, signal) => {
  const { child, ended, said } = await begin(polite, within)
  child.kill(signal)
  await ended
  expect(said()).toMatch(/cleaned/)
})

test("a command whose runner was killed ends too", async () => {
  const { pid, ended, said } = await begin(polite)
  process.kill(pid, "SIGKILL")
  await ended
  expect(said()).toMatch(/cleaned/)
})

test("an old Node.js is refused in one sentence", () => {
  const script = `Object.defineProperty(process.versions, "node", { value: "18.20.1" }); require(${JSON.stringify(resolve("kit/owner/commands/run.cjs"))})`
  const { status, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node\.js 18\.20\.1 is too old .*\n$/)])
})

const diskWith = (blocks: number) =>
  `let left = ${blocks}; require("node:fs").statfsSync = () => ({ bavail: left, bsize: 1e6, blocks: 99 }); require(${JSON.stringify(resolve("kit/owner/commands/support/disk-space.cjs"))})`

test.each([
  ["is nearly full", diskWith(1), "The disk has less than 50 MB left"],
  [
    "fills up meanwhile",
    `${diskWith(90)}; left = 0; console.error("Error: ENOSPC: no space left on device, write"); console.error("at trace")`,
    "The disk is full",
  ],
])("a build on a disk that %s ends in one sentence", (_what, script, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ["-e", script, "gatsby", "build"], { encoding: "utf8" })
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(new RegExp(`^${sentence}.*$`))])
})

test("in a folder that Gatsby would misread, a full disk ends a build in the same sentence", () => {
  const site = join(folder, "site (1)")
  for (const part of ["gatsby.cjs", "support"])
    cpSync(`kit/owner/commands/${part}`, join(site, "kit/owner/commands", part), { recursive: true })
  const gatsby = join(site, "node_modules/gatsby/cli.js")
  mkdirSync(dirname(gatsby), { recursive: true })
  writeFileSync(
    gatsby,
    `require("node:fs").statfsSync = () => ({ bavail: 0, bsize: 1, blocks: 1 }); console.error("ENOSPC")`,
  )
  const { status, stderr } = spawnSync(process.execPath, ["kit/owner/commands/gatsby.cjs", "build"], {
    cwd: site,
    env: { ...process.env, TMPDIR: folder },
    encoding: "utf8",
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\nThe disk is full.*\n$/)])
})

test("a build that quotes a text about full disks goes on", () => {
  const script = `${diskWith(90)}; console.error("What ENOSPC means")`
  const { status, stderr } = spawnSync(process.execPath, ["-e", script, "gatsby", "build"], { encoding: "utf8" })
  expect([status, stderr]).toEqual([0, "What ENOSPC means\n"])
})
