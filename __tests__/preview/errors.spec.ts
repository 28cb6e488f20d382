import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { edit, editText, inData } from "./support/edit"
import { previewAt } from "./support/preview"
import { expect, test, withoutReload } from "./support/test"

test("an error is shown over the page, which can be used to its end, until it is fixed", async ({ page }) => {
  const right = readFileSync(inData("books.json"), "utf8")
  await page.goto(previewAt("/books/"))
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toBeVisible()

  await withoutReload(page, async () => {
    editText("books.json", (text) => text.replace(/"author": ".*?"/, `"author": ""`))
    const line = right.slice(0, right.search(/"author"/)).split("\n").length
    const alert = page.getByRole("alert")
    await expect(alert).toContainText(`data/books.json:${line}:`)
    await expect(alert).toContainText("books[0].author  This text is empty.")
    await expect(heading).toBeVisible()
    await page.getByRole("contentinfo").getByRole("link").last().click({ trial: true })

    writeFileSync(inData("books.json"), right)
    await expect(alert).toHaveCount(0)
  })
})

test("of edits in quick succession the last one stays", async ({ page }) => {
  await page.goto(previewAt("/"))
  await expect(page.getByRole("banner")).toBeVisible()

  await withoutReload(page, async () => {
    for (const letter of "Quick") {
      edit("site.json", (site: { name: string }) => ({ ...site, name: `Robin ${letter}` }))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect(page.getByRole("banner").getByRole("link", { name: "Robin k" })).toBeVisible()
  })
})

test("a file that was deleted and put back is shown again", async ({ page }) => {
  const right = readFileSync(inData("labels.json"))
  await page.goto(previewAt("/"))
  await expect(page.getByRole("contentinfo")).toBeVisible()

  await withoutReload(page, async () => {
    rmSync(inData("labels.json"))
    await expect(page.getByRole("alert")).toContainText("data/labels.json")

    writeFileSync(inData("labels.json"), right)
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expect(page.getByRole("contentinfo")).toBeVisible()
  })
})
