import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { poll } from "../../support/poll"
import type { Stage } from "../../support/run-stage"
import { runStages } from "../../support/stages"

let folder: string
let said: string
const { CI } = process.env
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stages-"))
  writeFileSync(join(folder, "order"), "")
  delete process.env.CI
  said = ""
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    // With the variable CI it is in colour.
    said += stripVTControlCharacters(String(text))
    return true
  })
})
afterEach(() => {
  if (CI !== undefined) process.env.CI = CI
  rmSync(folder, { recursive: true })
})

const run = (stages: readonly Stage[]) => runStages(stages, folder)

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

test("where a change is judged, a missing program is a failure", async () => {
  process.env.CI = "true"
  expect(await run([{ ...stage("browser"), requires: [nothing] }])).toBe(false)
  expect(said).toContain("a machine of brass not found")
})

test("what a stage says that it left out, or could not install, is said again at the end", async () => {
  const lines = ["Not installed: nginx", "Not tested in firefox: apt-get install firefox-esr"]
  await run([{ name: "engines", command: lines.map((line) => `echo ${line}`).join("; echo done; ") }, stage("x")])
  expect(said.trim().split("\n").slice(-3, -1)).toEqual(lines)
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
    const program = `require("${resolve("kit/dev/support/stages.ts")}").runStages([{ name: "server", command: ${JSON.stringify(command)} }], ${JSON.stringify(folder)})`
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

  const hasProc = existsSync("/proc/self/environ") ? test : test.skip

  hasProc("it leaves no process behind", async () => {
    const child = begin()
    const pid = (await started()) ?? 0
    expect(isRunning(pid)).toBe(true)
    child.kill("SIGTERM")
    const [code] = await once(child, "exit")
    expect(code).toBe(143)
    expect(isRunning(pid)).toBe(false)
  })
})
