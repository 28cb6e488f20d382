import type { Page } from "@playwright/test"
import { readTemplate } from "../../../owner/new/page-templates"
import { expectNoViolations } from "./support/axe"
import { contentOf, textOf } from "./support/owner"
import { errorsOfGonePages, expect, openStudio, test } from "./support/test"

interface Site {
  readonly language: string
  readonly name: string
}

const site = () => contentOf<Site>("site.json")

/** What a template calls its page, in the language of the content. */
const settingsOf = (template: Parameters<typeof readTemplate>[0]) => {
  const { title, slug } = readTemplate(template, site().language).settings
  return { title: String(title), file: `pages/own/${String(slug)}.md` }
}

const menu = (page: Page) => page.getByRole("combobox", { name: "Page" })

const dialog = (page: Page) => page.getByRole("dialog")

/** The new page is what one edits next. */
async function isOpen(page: Page, title: string): Promise<void> {
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible()
}

test.use({ expectedErrors: errorsOfGonePages })

test("by keyboard, what was answered is kept when another template is chosen, and the new page is there in the end", async ({
  page,
}) => {
  await openStudio(page)
  await menu(page).focus()
  await page.keyboard.press("Alt+ArrowDown")
  await page.keyboard.press("End")
  // From the kit's versions over the beginning, the import, an assessment and a post.
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByRole("button", { name: /^Plain page/ })).toBeFocused()
  const templates = await dialog(page).getByRole("listitem").getByRole("button").allInnerTexts()
  const steps = templates.findIndex((name) => name.startsWith("Imprint for Austria"))
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("Tab")
  await expect(dialog(page).getByRole("button", { name: /^Imprint for Austria/ })).toBeFocused()
  await page.keyboard.press("Enter")
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

  const { title, file } = settingsOf("imprint-ch")
  await isOpen(page, title)
  expect(textOf(file)).toContain(": Ring 1, 1010 Wien\n")
})

test("the arrow keys pass through the closed menu without opening a dialog", async ({ page }) => {
  await openStudio(page, "Redirects")
  await menu(page).focus()
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("ArrowDown")
  await expect(menu(page)).toBeFocused()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole("heading", { level: 2, name: "Redirects" })).toBeVisible()
})
