import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { addressOf, firstArticle, legalRoutes, routes } from "../site/support/routes"
import { preview, previewAt } from "./support/preview"
import { expect, test } from "./support/test"

for (const route of [...routes, ...legalRoutes, firstArticle, "/404/"]) {
  test(`${route} opens with its heading`, async ({ page }) => {
    const address = addressOf(route, preview)
    test.skip(address === undefined, "This owner has no article.")

    await page.goto(previewAt(address ?? ""))

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
  })
}

test("a page opens while Gatsby is still writing what its pages share", async ({ page }) => {
  const folder = join(preview.folder, "public/page-data/sq/d")
  const files = readdirSync(folder).map((name) => join(folder, name))
  const whole = files.map((file) => readFileSync(file, "utf8"))
  files.forEach((file, index) => {
    writeFileSync(file, whole[index]?.slice(0, 20) ?? "")
  })
  // The browser asks for it before the script.
  const script = page.waitForResponse(/\/commons\.js/)
  const opened = page.goto(previewAt("/"))
  await (await script).finished()
  files.forEach((file, index) => {
    writeFileSync(file, whole[index] ?? "")
  })
  await opened
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})
