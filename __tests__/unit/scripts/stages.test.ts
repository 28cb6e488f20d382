import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runStages, type Stage } from "../../../scripts/support/stages"

let folder: string
let said: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stages-"))
  writeFileSync(join(folder, "order"), "")
  said = ""
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A stage that notes that it ran, and then ends with a code. */
const stage = (name: string, needs: readonly string[] = [], code = 0): Stage => ({
  name,
  command: `echo ${name} >> "${join(folder, "order")}"; echo said by ${name}; exit ${code}`,
  needs,
})

const order = () => readFileSync(join(folder, "order"), "utf8").trim().split("\n")

test("a stage begins when all that it needs has passed, wherever it stands in the list", async () => {
  expect(await runStages([stage("last", ["first", "second"]), stage("second", ["first"]), stage("first")])).toBe(true)
  expect(order()).toEqual(["first", "second", "last"])
})

test("what a failed stage said is shown, it is named at the end, and so is what was not run because of it", async () => {
  const passed = await runStages([
    stage("build", [], 3),
    stage("browser", ["build"]),
    stage("after", ["browser"]),
    stage("lint"),
  ])

  expect(passed).toBe(false)
  expect(order().sort()).toEqual(["build", "lint"])
  expect(said).toContain("said by build")
  const end = said.slice(said.lastIndexOf("said by"))
  for (const words of [
    "build: failed",
    "browser: not run, because build failed",
    "after: not run, because build failed",
  ])
    expect(end).toContain(words)
  expect(end).not.toContain("lint: failed")
})

test("a stage that needs several says which of them failed", async () => {
  await runStages([stage("one", [], 1), stage("two"), stage("three", [], 1), stage("last", ["one", "two", "three"])])
  expect(said).toContain("last: not run, because one and three failed")
})

test("a stage that needs one that there is not is a mistake, and nothing runs", async () => {
  const stages = [stage("lint"), stage("browser", ["build"])]
  await expect(runStages(stages)).rejects.toThrow("browser needs build, which is no stage.")
  expect(order()).toEqual([""])
})

test("a stage has its own variables beside those of the command", async () => {
  const env = { GREETING: "hello" }
  await runStages([{ name: "greet", command: `echo "$GREETING $HOME" > "${join(folder, "order")}"`, env }])
  expect(order()).toEqual([`hello ${process.env.HOME}`])
})
