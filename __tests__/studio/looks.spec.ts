import { contentOf, textOf } from "./support/owner"
import { choosePage, expect, openStudio, status, test } from "./support/test"

test("a page is shown as a search result and as a card, and both follow what is saved", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Search and sharing/ }).click()
  const { description } = contentOf<{ seo: { description: string } }>("pages/home.json").seo
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: "Search result" })).toBeVisible()
  await expect(main.getByRole("paragraph").filter({ hasText: description })).toBeVisible()
  await expect(main.getByText("The picture is drawn from the title when the site is built.")).toBeVisible()

  await page.getByRole("textbox", { name: "Title" }).fill("A CTO for two days a week")
  await expect(status(page)).toHaveText("Saved to data/pages/home.json")
  await expect(main.getByText("A CTO for two days a week", { exact: true }).and(main.locator("b"))).toHaveCount(2)
})

test("each colour is shown with its contrast, also with a background that the owner leaves to the site", async ({
  page,
}) => {
  await openStudio(page)
  await choosePage(page, "Colours")
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Light/ })
    .click()
  await page.getByRole("textbox", { name: "Text colour", exact: true }).fill("#000000")
  // The site's own paper is nearly white.
  await expect(page.getByText(/^Contrast with the paper: (?:19|20)\.\d to 1$/)).toBeVisible()

  await page.getByRole("textbox", { name: "Background", exact: true }).fill("#ffffff")
  await expect(page.getByText("Contrast with the paper: 21.0 to 1")).toBeVisible()
  await expect(page.getByText("Contrast with the ink: 21.0 to 1")).toBeVisible()
  await expect.poll(() => textOf("brand.json")).toContain("#ffffff")
})
