import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { poll } from "../../../../__tests__/support/poll"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { engines } from "../../support/requirements"
import { runStages, type Stage } from "../../support/run-stages"

let folder: string
let said: string
beforeEach(() => {
  folder = scratchFolder()
  writeFileSync(join(folder, "order"), "")
  said = ""
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text)
    return true
  })
})

const run = (stages: readonly Stage[], mustBeWhole = false) => runStages(stages, { logs: folder, mustBeWhole })

/** A stage that notes that it ran, and then ends with a code. */
const stage = (name: string, needs: readonly string[] = [], code = 0): Stage => ({
  name,
  command: `echo ${name} >> "${join(folder, "order")}"; echo said by ${name}; exit ${code}`,
  needs,
})

const order = () => readFileSync(join(folder, "order"), "utf8").trim().split("\n")

const nothing = { name: "a machine of brass", debianPackage: "brass", isThere: () => false }

test("a stage begins when everything that it needs has passed, wherever it is in the list", async () => {
  expect(await run([stage("last", ["first", "second"]), stage("second", ["first"]), stage("first")])).toBe(true)
  expect(order()).toEqual(["first", "second", "last"])
  expect(readFileSync(join(folder, "last.log"), "utf8")).toBe("said by last\n")
})

test("a failed stage shows what it said and is named at the end, and so is what was not run because of it", async () => {
  expect(await run([stage("build", [], 1), stage("lint"), stage("browser", ["build"])])).toBe(false)
  expect(order().sort()).toEqual(["build", "lint"])
  expect(said).toContain("    said by build\n")
  expect(said).toMatch(/Not run: browser, which needs build\.\nbuild: FAILED\nFAILED after \d+ s\.\n$/)
})

test("a test that passed only on a retry is named at the end", async () => {
  expect(await run([{ name: "studio", command: 'printf "a menu\\nReceived: inactive" > "$FAILURES_FILE"' }])).toBe(true)
  expect(said).toMatch(/Received: inactive[\s\S]*Passed only when tried again: a menu\nPassed after/)
})

test("what is left out is named at the end, with how to get it; with CI the run fails, except for an engine", async () => {
  const stages = [{ ...stage("browser"), requires: [nothing] }, stage("after", ["browser"])]
  expect(await run(stages)).toBe(true)
  expect(said).toMatch(
    /Left out: browser\. a machine of brass not found: .* brass\nLeft out: after, which needs browser/,
  )
  expect(await run(stages, true)).toBe(false)
  expect(await run([{ name: "files", command: "echo Left out: a rule. It is skipped." }], true)).toBe(false)
  expect(await run([{ ...stage("engine"), requires: [{ ...engines.firefox, isThere: () => false }] }], true)).toBe(true)
})

test("an interrupted run ends what its stages have started, and only then itself", async () => {
  const [begun, over] = [join(folder, "begun"), join(folder, "over")]
  const server = `(trap "touch ${over}; exit" TERM; touch ${begun}; sleep 1000 & wait) & wait`
  const stop = new AbortController()
  const ended = runStages([{ name: "server", command: server }], { logs: folder, signal: stop.signal })
  await poll(async () => existsSync(begun) || undefined)
  stop.abort()
  expect(await ended).toBe(false)
  expect(existsSync(over)).toBe(true)
})
