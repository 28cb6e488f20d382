import { readFileSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { all, edit, withChange, write } from "../../../content/__tests__/support/changed-data"
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

test("an assessment has the indentation and the line breaks of the owner’s other files", async () => {
  const tabs = async (root: string) => {
    const path = join(root, "site.json")
    await writeFile(path, JSON.stringify(JSON.parse(await readFile(path, "utf8")), null, "\t").replaceAll("\n", "\r\n"))
  }
  const text = textAfter(await run(all(words, tabs), args), "assessments/quick-check.json")
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, "\t")}\n`.replaceAll("\n", "\r\n"))
})

test("it says where to write its questions and where to see it", async () => {
  const { written } = await run(words, args)
  expect(written.split("\n")).toEqual([
    "Written:",
    "  data/assessments/quick-check.json",
    "",
    "See it on http://localhost:8000/tools/quick-check/ while npm run develop runs.",
    "Write its questions in data/assessments/quick-check.json. npm run check lists the texts that you haven’t written yet.",
    "",
  ])
})

test("the check counts the texts that are still to be written, and has nothing else to say", async () => {
  const diagnostics = await withChange(words, async (root) => {
    await addQuietly(root, ...args)
    return checkData(root)
  })
  expect(diagnostics.map(({ severity, path, message }) => [severity, path, message])).toEqual([
    ["warning", ["pillars", 0, "about"], "This is still placeholder text; this file has 15 of them."],
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
