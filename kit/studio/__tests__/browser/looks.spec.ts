import { expectNoViolations } from "./support/axe"
import { savedContent } from "./support/owner"
import { choosePage, expect, expectSaved, openStudio, test } from "./support/test"

test("a page is shown as a search result and as a card, and both follow what is saved", async ({ page, site: _ }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Search and sharing/ }).click()
  const { description } = savedContent<{ seo: { description: string } }>("pages/home.json").seo
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: "Search result" })).toBeVisible()
  await expect(main.getByRole("paragraph").filter({ hasText: description })).toBeVisible()
  await expect(main.getByText("The picture is drawn from the title when the site is built.")).toBeVisible()

  await page.getByRole("textbox", { name: "Title" }).fill("A CTO for two days a week")
  await expectSaved(page, "pages/home.json")
  await expect(main.getByText("A CTO for two days a week", { exact: true }).and(main.locator("b"))).toHaveCount(2)
})

test("a colour is on the page before it is saved, with its contrast, and one that is not set shows the one in use", async ({
  page,
  site,
}) => {
  await openStudio(page)
  const ink = () => site.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--ink").trim())
  const own = await ink()
  await choosePage(page, "Colours")
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Light/ })
    .click()
  const swatch = page.getByLabel("Text colour: pick a colour")
  await expect(page.getByText(`Not set: uses the site’s own, ${await swatch.inputValue()}.`)).toBeVisible()
  expect(await swatch.inputValue()).not.toBe("#000000")

  // No save is answered in this test: the colour can only come from the studio.
  await page.route("**/__studio/api/save", () => undefined)
  const field = page.getByRole("textbox", { name: "Text colour", exact: true })
  await field.fill("#102a43")
  await expect.poll(ink).toBe("#102a43")
  await expect(site.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(16, 42, 67)")
  // With the site's own paper, which nobody has set.
  await expect(page.getByText(/^Contrast with the background: 1\d\.\d to 1$/)).toBeVisible()
  await field.fill("")
  await expect.poll(ink).not.toBe("#102a43")
  expect(own).not.toBe("#102a43")
  await expectNoViolations(page)
})
