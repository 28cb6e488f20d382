import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { contentOf, editElsewhere, textOf } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

interface Labels {
  readonly menu: string
  readonly skipToContent: string
  readonly navigation: Readonly<Record<string, string>>
}

const words = readFileSync(join(__dirname, "../fixtures/words/labels.json"), "utf8")

/** An owner whose words are still the kit's English ones, but for one. */
test.beforeEach(({ page: _ }) => {
  editElsewhere("labels.json", () => words.replace('"Skip to content"', '"Over to the content"'))
  editElsewhere("site.json", (text) => text.replace(/"language": "[^"]*"/, '"language": "en-GB"'))
})

const choice = (page: Page) => page.getByRole("combobox", { name: "Use the words of" })
const replace = (page: Page) => page.getByRole("button", { name: "Replace the words" })

test("the words of another language take the place of the kit’s, with the site’s language, and one undo brings all back", async ({
  page,
  site,
}) => {
  const files = ["labels.json", "site.json", "pages/contact.json"]
  const before = files.map(textOf)
  await openStudio(page, "Labels")
  await choice(page).selectOption({ label: "Deutsch" })
  await expect(page.getByText(/^\d+ words will be replaced\..* your own/)).toBeVisible()
  await expect(page.getByRole("switch", { name: /from British English to German/ })).toBeChecked()
  await replace(page).click()

  await expect(status(page)).toContainText(/^\d+ words replaced: German/)
  await expect(replace(page)).toBeFocused()
  await expect(page.getByText(/^There is nothing to replace\./)).toBeVisible()
  const { menu, skipToContent } = contentOf<Labels>("labels.json")
  expect([menu, skipToContent]).toEqual(["Menü", "Over to the content"])
  expect(contentOf<{ language: string }>("site.json").language).toBe("de")
  await expect(site.locator("html")).toHaveAttribute("lang", "de")
  await status(page).getByRole("button", { name: "Undo" }).click()
  await expect.poll(() => files.map(textOf)).toEqual(before)
})

test("the site’s language stays if the owner says so", async ({ page }) => {
  await openStudio(page, "Labels")
  await choice(page).selectOption({ label: "Español" })
  await page.getByRole("switch", { name: /from British English to Spanish/ }).press("Space")
  await replace(page).press("Enter")

  await expect(status(page)).toContainText(/^\d+ words replaced: Spanish/)
  expect(contentOf<Labels>("labels.json").menu).toBe("Menú")
  expect(contentOf<{ language: string }>("site.json").language).toBe("en-GB")
})

test("a small word is found by its own letters and changed in its place", async ({ page, site }) => {
  await openStudio(page, "Labels")
  const search = page.getByRole("searchbox", { name: "Search" })
  await search.fill("over to the")
  const field = page.getByRole("textbox", { name: "Skip link" })
  await expect(page.getByText(/^1 of \d+ words$/)).toBeVisible()
  await field.fill("Jump")

  await expect(status(page)).toHaveText("Saved to data/labels.json")
  await expect(field).toBeFocused()
  await expect(site.getByText("Jump", { exact: true })).toBeAttached()
  expect(textOf("labels.json")).toContain('"skipToContent": "Jump"')
})

test("small words of pages stand under their page’s name, and are found by it", async ({ page }) => {
  const name = contentOf<Labels>("labels.json").navigation.contact ?? ""
  const { homeAction } = contentOf<{ homeAction: string }>("pages/contact.json")
  await openStudio(page, "Labels")
  await page.getByRole("searchbox", { name: "Search" }).fill(name)
  await expect(
    page.getByRole("region", { name, exact: true }).getByRole("textbox", { name: "Link to the home page" }),
  ).toHaveValue(homeAction)
  await page.getByRole("searchbox", { name: "Search" }).fill("no such word anywhere")
  await expect(page.getByText("No word matches.")).toBeVisible()
})
