import { spawn } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { bundle } from "../../../__tests__/support/bundle"
import { testIf } from "../../../__tests__/support/left-out"
import { poll } from "../../../__tests__/support/poll"
import { scratchFolder } from "../../../__tests__/support/scratch-folder"
import { runProgram } from "../run-program"

const never = new AbortController().signal

test("a program tells its code, what it wrote, and its last words on both streams", async () => {
  const script = 'console.log(process.cwd().length > 1); console.error("no"); process.exitCode = 3'
  const ran = await runProgram("node", ["-e", script], scratchFolder(), never)
  expect(ran).toMatchObject({ code: 3, stdout: "true\n" })
  expect(ran.said).toContain("no\n")
})

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    // A process that has ended stays in the system's list until somebody asks for it.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")
  } catch {
    return false
  }
}

const onLinux = testIf(
  process.platform === "linux",
  "that a program ends with all that it started",
  "It is seen on Linux.",
)

/** Writes its own process and one that it starts; in a folder with the file `deaf`, neither ends when it is asked to. */
const npm = `#!/usr/bin/env node
const { spawn } = require("child_process")
const { existsSync, renameSync, writeFileSync } = require("fs")
const inner = (existsSync("deaf") ? "process.on('SIGTERM', () => undefined);" : "") + "setInterval(() => undefined, 1000); console.log(1)"
if (existsSync("deaf")) process.on("SIGTERM", () => undefined)
const child = spawn(process.execPath, ["-e", inner], { stdio: ["ignore", "pipe", "ignore"] })
child.stdout.once("data", () => {
  writeFileSync("writing", process.pid + " " + child.pid)
  renameSync("writing", "pids")
})
`

/** @returns a folder with the `npm` above, the variable with which it is found, and that the processes which it writes there are gone */
function withNpm(isDeaf: boolean) {
  const folder = scratchFolder()
  writeFileSync(join(folder, "npm"), npm, { mode: 0o755 })
  if (isDeaf) writeFileSync(join(folder, "deaf"), "")
  const pids = join(folder, "pids")
  return {
    folder,
    PATH: `${folder}:${process.env.PATH}`,
    started: () => poll(async () => existsSync(pids) || undefined),
    gone: () => poll(async () => !readFileSync(pids, "utf8").split(" ").map(Number).some(isAlive) || undefined),
  }
}

describe("npm ends with all that it has started", () => {
  const program = bundle(join(__dirname, "support/npm-run.ts"), join(__dirname, "../supervise.cjs"))
  const { PATH: usual } = process.env
  afterEach(() => {
    process.env.PATH = usual
  })

  onLinux.each([
    ["when it is asked to", false],
    ["also if it does not want to", true],
  ])("after an interruption: %s", async (_how, isDeaf) => {
    const { folder, PATH, started, gone } = withNpm(isDeaf)
    process.env.PATH = PATH
    const controller = new AbortController()
    const running = runProgram("npm", ["ci"], folder, controller.signal)
    await started()
    controller.abort()
    await expect(running).rejects.toThrow()
    expect(await gone()).toBe(true)
  })

  onLinux("after whoever has started it is killed, also if it does not want to", async () => {
    const { folder, PATH, started, gone } = withNpm(true)
    const env = { ...process.env, ...program.env, PATH }
    const command = spawn(process.execPath, [program.file, folder], { env, stdio: "ignore" })
    await started()
    command.kill("SIGKILL")
    expect(await gone()).toBe(true)
  })
})
