import { editElsewhere, git } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

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
    await expect(page.getByRole("heading", { name: "Ready to keep in your history" })).toBeVisible()
    await page.getByRole("button", { name: /^Publish/ }).click()
    await expect(page.getByText("Kept in your history.")).toBeVisible()
    await expect(said).toBeVisible()
  })
})
