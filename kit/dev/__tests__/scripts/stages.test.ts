import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { testIf } from "../../../../__tests__/support/left-out"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { poll } from "../../support/poll"
import { engines } from "../../support/requirements"
import type { Stage } from "../../support/run-stage"
import { runStages } from "../../support/stages"

let folder: string
let said: string
beforeEach(() => {
  folder = scratchFolder()
  writeFileSync(join(folder, "order"), "")
  said = ""
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    // With the variable CI it is in colour.
    said += stripVTControlCharacters(String(text))
    return true
  })
})

const run = (stages: readonly Stage[], mustBeWhole = false) => runStages(stages, folder, { mustBeWhole })

/** A stage that notes that it ran, and then ends with a code. */
const stage = (name: string, needs: readonly string[] = [], code = 0): Stage => ({
  name,
  command: `echo ${name} >> "${join(folder, "order")}"; echo said by ${name}; exit ${code}`,
  needs,
})

const order = () => readFileSync(join(folder, "order"), "utf8").trim().split("\n")

const nothing = { name: "a machine of brass", debianPackage: "brass", isThere: () => false }

test("a stage begins when all that it needs has passed, wherever it stands in the list", async () => {
  expect(await run([stage("last", ["first", "second"]), stage("second", ["first"]), stage("first")])).toBe(true)
  expect(order()).toEqual(["first", "second", "last"])
  expect(said).toMatch(/All passed in \d+ s/)
})

test("a failed stage shows its last lines and is named at the end, and so is what was not run because of it", async () => {
  expect(
    await run([stage("build", [], 3), stage("browser", ["build"]), stage("after", ["browser"]), stage("lint")]),
  ).toBe(false)
  expect(order().sort()).toEqual(["build", "lint"])
  expect(said).toContain("    said by build\n")
  expect(said).not.toContain("said by lint")
  expect(said).toContain("browser: not run, because build failed")
  expect(said).toContain("after: not run, because build failed")
  expect(said.trim()).toMatch(/build: failed\nFailed after \d+ s/)
})

test("where a program is missing, what needs it is left out and named at the end, with how to get it", async () => {
  expect(await run([{ ...stage("browser"), requires: [nothing] }, stage("after", ["browser"]), stage("lint")])).toBe(
    true,
  )
  expect(order()).toEqual(["lint"])
  expect(said).toMatch(
    /Left out: browser\. a machine of brass not found: .*apt-get install --no-install-recommends brass/,
  )
  expect(said).toContain("Left out: after, which needs browser.")
  expect(said).toMatch(/What was run has passed/)
})

test("what is left out from the start, or by a stage, is named at the end", async () => {
  const lines = ["Not installed: nginx", "Left out: the settings for nginx. nginx not found"]
  const stages = [
    { name: "files", command: `${lines.map((line) => `echo ${line}`).join("; ")}; echo done` },
    stage("x"),
  ]
  expect(await runStages(stages, folder, { leftOut: ["updates, which is about the sample."] })).toBe(true)
  const last = said.trim().split("\n").slice(-4)
  expect(last.slice(0, 3)).toEqual(["Left out: updates, which is about the sample.", ...lines])
  expect(last[3]).toMatch(/What was run has passed/)
})

test("where a change is judged whatever is left out fails, but for an engine, and the sample’s tests of an owner without it", async () => {
  expect(await run([{ ...stage("browser"), requires: [nothing] }], true)).toBe(false)
  expect(said).toContain("Left out: browser. a machine of brass not found")
  expect(said).toMatch(/nothing may be left out[^\n]*\nFailed after/)
  expect(await run([{ name: "files", command: "echo Left out: a rule. It is skipped." }], true)).toBe(false)

  const absent = { ...engines.firefox, isThere: () => false }
  expect(await run([{ ...stage("engine"), requires: [absent] }], true)).toBe(true)
  expect(said).toMatch(/Left out: engine\. Firefox not found: .*\(CI can do without/)
  expect(await run([{ name: "files", command: "echo Left out: its sums. data/ is not the sample." }], true)).toBe(true)
})

test("of a stage that passed, what failed before it was tried again is shown, and named at the end", async () => {
  expect(await run([{ name: "studio", command: 'printf "a menu\\nReceived: inactive" > "$FAILURES_FILE"' }])).toBe(true)
  expect(said).toMatch(/✓ studio: \d+ s\n\n {4}a menu\n {4}Received: inactive\n/)
  expect(said.trim().split("\n").at(-2)).toBe("Passed only when tried again: a menu")
})

test("what a copy with other content leaves out is not said to be left out here", async () => {
  await run([{ ...stage("copy"), command: "echo Left out: the sample’s words", folder }])
  expect(said).toMatch(/All passed/)
})

describe("ended in the middle", () => {
  /** A run of its own, of a stage that starts a process which leaves its group and its parent, as a server does. */
  function begin(): ChildProcess {
    const pid = join(folder, "pid")
    const command = `setsid sh -c 'echo $$ > ${pid}; exec sleep 1000' & sleep 1000`
    const program = `const { runStages } = require("${resolve("kit/dev/support/stages.ts")}")
      const { runInTerminal } = require("${resolve("kit/owner/command-line.ts")}")
      runInTerminal((_args, { signal }) => runStages([{ name: "server", command: ${JSON.stringify(command)} }], ${JSON.stringify(folder)}, { signal }).then(() => 3))`
    return spawn(process.execPath, ["--import", "tsx", "-e", program], { stdio: "ignore" })
  }

  /** One that has ended, and that nobody has asked about, has no environment to read. */
  function isRunning(pid: number): boolean {
    try {
      return readFileSync(`/proc/${pid}/environ`).length > 0
    } catch {
      return false
    }
  }

  const started = () =>
    poll(async () => Number(existsSync(join(folder, "pid")) && readFileSync(join(folder, "pid"), "utf8")) || undefined)

  const hasProc = testIf(existsSync("/proc/self/environ"), "that a run ends all that it started", "There is no /proc.")

  hasProc("it leaves no process behind", async () => {
    const child = begin()
    const pid = (await started()) ?? 0
    expect(isRunning(pid)).toBe(true)
    child.kill("SIGTERM")
    const [code] = await once(child, "exit")
    expect(code).toBe(3)
    expect(isRunning(pid)).toBe(false)
  })
})
