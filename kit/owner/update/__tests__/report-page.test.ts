import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sectionsBetween } from "../changelog"
import type { Proof } from "../proof/prove"
import { writePage } from "../report/page"

const sections = sectionsBetween(
  "## 1.1.0\n\n- **Fast** & light\n\nWhat may look different: the fonts.",
  undefined,
  "1.1.0",
)

const change = { address: "/", width: 390, share: 0.5, before: "a.png", after: "b.png" }

/** @returns the page of an update whose pictures came to this */
async function pageWith(looks: Proof["looks"]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "report-"))
  try {
    const pages = { went: [], came: [], texts: [], both: 2, weights: [] }
    const proof = { tree: "", migrated: [], warnings: [], pages, looks, needsPackages: false }
    const outcome = { from: "1.0.0", to: "1.1.0", decided: [], stayDeleted: [], proof, seconds: [] }
    return readFileSync(await writePage(folder, outcome, sections), "utf8")
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("what a version brings is a list, without Markdown", async () => {
  const page = await pageWith("there is no browser")
  expect(page).toContain("<li>Fast &amp; light</li>")
  expect(page).not.toContain("**")
})

test.each([
  ["pictures differ", { changes: [change], pictures: 4 }, true],
  ["no pictures were compared", "there is no browser", true],
  ["all pictures are the same", { changes: [], pictures: 4 }, false],
])("what the version says of the look: %s", async (_name, looks, isSaid) => {
  expect((await pageWith(looks)).includes("What may look different")).toBe(isSaid)
})
