import { readFileSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { all, edit, withChange, write } from "../../../content/__tests__/support/changed-data"
import { gatsby } from "../../../content/__tests__/support/gatsby"
import { addedFiles, addQuietly, run, textAfter } from "../../../content/__tests__/support/new-entry"
import { checkData } from "../../../content/check/check-data"

const words = write(
  "pages/assessment.json",
  readFileSync(join(__dirname, "../../../../__tests__/fixtures/words/pages/assessment.json"), "utf8"),
)
const args = ["assessment", "--id", "quick-check", "--heading", "Five questions", "--intro", "About last month."]

test("an assessment begins with a part for each feature of its tool", async () => {
  const features = edit("tools.json", '["Testing"]', '["Testing: what red means", "مراقبة"]')
  const result = await run(all(words, features), args)
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(addedFiles(result)).toEqual(["assessments", "assessments/quick-check.json"])
  const { heading, pillars } = JSON.parse(textAfter(result, "assessments/quick-check.json"))
  expect(heading).toBe("Five questions")
  expect(pillars).toMatchObject([
    { id: "testing", name: "Testing" },
    { id: "part-2", name: "مراقبة" },
  ])
})

test("what is to be written is said in the language of the site, and a build has neither the assessment nor its tool, nor a page of tools without any", async () => {
  const { nodes, read } = gatsby()
  const begun = all(words, write("tools.json", "[]\n"), edit("site.json", '"en-GB"', '"de-AT"'))
  await withChange(begun, async (root) => {
    await addQuietly(root, ...args)
    expect(await readFile(join(root, "assessments/quick-check.json"), "utf8")).toContain("[[Die beste Antwort]]")
    await read(root, "assessments/quick-check")
    await read(root, "tools")
    await read(root, "site")
    expect([...nodes.values()]).toMatchObject([{ pagesOff: ["tools"] }])
    const path = join(root, "assessments/quick-check.json")
    await writeFile(path, (await readFile(path, "utf8")).replaceAll(/\[\[|\]\]/g, ""))
    await read(root, "assessments/quick-check")
    await read(root, "tools")
    await read(root, "site")
    const types = [...nodes.values()].map(({ internal, pagesOff }) => [internal.type, pagesOff])
    expect(types).toEqual(["SiteJson", "AssessmentsJson", "ToolsJson"].map((type) => [type, undefined]))
  })
})

test("an assessment has the indentation and the line breaks of the owner’s other files", async () => {
  const tabs = async (root: string) => {
    const path = join(root, "site.json")
    await writeFile(path, JSON.stringify(JSON.parse(await readFile(path, "utf8")), null, "\t").replaceAll("\n", "\r\n"))
  }
  const text = textAfter(await run(all(words, tabs), args), "assessments/quick-check.json")
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, "\t")}\n`.replaceAll("\n", "\r\n"))
})

test("it says where to write its questions", async () => {
  const { written } = await run(words, args)
  expect(written.split("\n")).toEqual([
    "Written:",
    "  data/assessments/quick-check.json",
    "",
    'It is a draft, which no build publishes. Write what stands in [[double brackets]] in data/assessments/quick-check.json: "Assessments" in data/README.md says how. npm run check says how much is left.',
    "",
  ])
})

test("an assessment whose tool is not there adds the tool, and the check has no error", async () => {
  const begun = all(words, write("tools.json", "[]\n"))
  const result = await run(begun, args)
  expect(result).toMatchObject({ code: 0, stderr: "" })
  expect(result.written).toContain("  data/assessments/quick-check.json\n  data/tools.json\n")
  expect(JSON.parse(textAfter(result, "tools.json"))).toEqual([
    { id: "quick-check", title: "Five questions", description: "About last month." },
  ])
  const diagnostics = await withChange(begun, async (root) => {
    await addQuietly(root, ...args)
    return checkData(root)
  })
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([])
})
