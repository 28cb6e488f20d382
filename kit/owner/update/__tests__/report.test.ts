import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { reportText, sentence, writeReport } from "../proof/report"

const lines = Array.from({ length: 22 }, (_each, index) => `Line ${index}`)

test("a report has headings with lines, and sentences; long lists are cut, and nothing is said of empty ones", () => {
  const parts = [{ heading: "Many", lines }, { heading: "None", lines: [] }, sentence("All is well")]
  expect(reportText(parts, 20)).toBe(
    `Many:\n${lines
      .slice(0, 20)
      .map((line) => `- ${line}\n`)
      .join("")}- and 2 more\n\nAll is well.`,
  )
})

test("its page has all lines, and the pictures of each page that looks different side by side", async () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"))
  try {
    const looks = [{ name: "/ at 390 px", before: join(folder, "0-before.png"), after: join(folder, "0-after.png") }]
    const report = { title: "Update", changes: "Fast & light", parts: [{ heading: "Many", lines }], looks }
    const page = readFileSync(await writeReport(folder, report), "utf8")
    for (const words of ["Fast &amp; light", "- Line 21", 'src="0-after.png" alt="/ at 390 px, After"'])
      expect(page).toContain(words)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
