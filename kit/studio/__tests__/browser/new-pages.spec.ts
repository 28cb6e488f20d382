import type { Page } from "@playwright/test"
import { readTemplate } from "../../../owner/new/page-templates"
import { expectNoViolations } from "./support/axe"
import { savedContent, savedText } from "./support/owner"
import { errorsOfGonePages, expect, openStudio, test } from "./support/test"

const menu = (page: Page) => page.getByRole("combobox", { name: "Page" })

const dialog = (page: Page) => page.getByRole("dialog")

test.use({ expectedErrors: errorsOfGonePages })

test("by keyboard, what was answered is kept when another template is chosen, and the new page is there in the end", async ({
  page,
}) => {
  await openStudio(page, "Redirects")
  await menu(page).focus()
  // The closed menu opens no dialog for the entries passed on the way.
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowDown")
  await expect(menu(page)).toBeFocused()
  await expect(page.getByRole("heading", { level: 2, name: "Redirects" })).toBeVisible()
  await page.keyboard.press("Alt+ArrowDown")
  await page.keyboard.press("End")
  // From the kit's versions past the beginning, the import, an assessment and a post.
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByRole("button", { name: /^Plain page/ })).toBeFocused()
  await dialog(page)
    .getByRole("button", { name: /^Imprint for Austria/ })
    .press("Enter")
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.type("Ring 1, 1010 Wien")
  await dialog(page).getByRole("button", { name: "Choose another kind" }).press("Enter")
  await expect(dialog(page).getByRole("button", { name: /^Imprint for Austria/ })).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Imprint for Switzerland" })).toBeVisible()
  await expect(dialog(page).getByRole("textbox", { name: "Postal address" })).toHaveValue("Ring 1, 1010 Wien")
  const email = dialog(page).getByRole("textbox", { name: "Email" })
  await email.fill("nobody")
  await email.press("Enter")
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await expectNoViolations(page)
  await email.fill("")
  await page.keyboard.press("Enter")

  const { language } = savedContent<{ language: string }>("site.json")
  const { title, slug } = readTemplate("imprint-ch", language).settings
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole("heading", { level: 2, name: String(title), exact: true })).toBeVisible()
  expect(savedText(`pages/own/${slug}.md`)).toContain(": Ring 1, 1010 Wien\n")
})
