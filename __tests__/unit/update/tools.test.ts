import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "../../../scripts/support/until"
import { runProgram } from "../../../src/update/proof/tools"

const never = new AbortController().signal

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tools-"))
  try {
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("a program tells its code, what it wrote, and its last words on both streams", () =>
  inFolder(async (folder) => {
    const script = 'console.log(process.cwd().length > 1); console.error("no"); process.exitCode = 3'
    const ran = await runProgram("node", ["-e", script], folder, never)
    expect(ran).toMatchObject({ code: 3, stdout: "true\n" })
    expect(ran.said).toContain("no\n")
  }))

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    // A process that has ended stays in the system's list until somebody asks for it.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ")
  } catch {
    return false
  }
}

const onLinux = process.platform === "linux" ? test : test.skip

onLinux("an interruption ends a program with all that it has started", () =>
  inFolder(async (folder) => {
    const inner = 'require("fs").writeFileSync("pid", String(process.pid)); setInterval(() => undefined, 1000)'
    const outer = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(inner)}], { stdio: "inherit" }); setInterval(() => undefined, 1000)`
    const controller = new AbortController()
    const running = runProgram("node", ["-e", outer], folder, controller.signal)
    const pid = join(folder, "pid")
    const started = await until(async () => (existsSync(pid) && Number(readFileSync(pid, "utf8"))) || undefined)
    controller.abort()
    await expect(running).rejects.toThrow()
    expect(await until(async () => !isAlive(started ?? 0) || undefined)).toBe(true)
  }),
)
