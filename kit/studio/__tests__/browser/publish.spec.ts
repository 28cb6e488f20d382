import { editElsewhere, git } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

test("Changes lead to the site on its host", async ({ page }) => {
  editElsewhere("site.json", (text) => text.replace(/"siteUrl": "[^"]*"/, () => `"siteUrl": "https://anna.example"`))
  await openStudio(page)
  await page.getByRole("button", { name: /^Changes/ }).click()
  await expect(page.getByRole("link", { name: "View live site" })).toHaveAttribute("href", "https://anna.example/")
})

test.describe("without a place to publish to", () => {
  const rename = (from: string, to: string) => git("config", "--rename-section", from, to)
  test.afterEach(() => rename("former.origin", "remote.origin"))

  test("Changes says where the changes go, before and after they are committed", async ({ page }) => {
    rename("remote.origin", "former.origin")
    editElsewhere("books.json", (text) => text.replace('"title": "', '"title": "The '))
    await openStudio(page)
    await page.getByRole("button", { name: /^Changes/ }).click()
    const said = page.getByRole("dialog").getByText(/^No place to publish to is connected/)
    await expect(said).toBeVisible()
    await page.getByRole("button", { name: /^Publish/ }).click()
    await expect(page.getByText("Kept in your history.")).toBeVisible()
    await expect(said).toBeVisible()
  })
})
