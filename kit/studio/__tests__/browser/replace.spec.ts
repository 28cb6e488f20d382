import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { filesOf } from "./support/draws"
import { breakLines, savedContent } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

/** The claim that the sample repeats in several texts. */
const claim = "less than 30%"

/** The texts of the content by their files, without the guides beside them. */
const allTexts = () =>
  Object.fromEntries(Object.entries(filesOf()).filter(([file]) => !/^(?:README|REFERENCE)\.md$/.test(file)))

/** How often words are in the content, with and without a capital. */
const countOf = (words: string) =>
  Object.values(allTexts()).join("\n").toLowerCase().split(words.toLowerCase()).length - 1

const dialog = (page: Page) => page.getByRole("dialog", { name: "Find and replace" })

async function find(page: Page, words: string, to?: string): Promise<void> {
  await page.getByRole("button", { name: "Find and replace" }).click()
  await dialog(page).getByRole("textbox", { name: "Find", exact: true }).fill(words)
  if (to !== undefined) await dialog(page).getByRole("textbox", { name: "Replace with" }).fill(to)
}

test("a claim is replaced in all texts, looked at one by one, and undone as one step", async ({ page, site }) => {
  breakLines("pages/home.json", "\r\n")
  const [before, count] = [allTexts(), countOf(claim)]
  await openStudio(page)
  await find(page, claim, "a third")
  await expect(dialog(page).getByRole("status")).toHaveText(new RegExp(`^${count} places in`))
  const tagline = dialog(page).getByRole("checkbox", { name: /^Accelerating/ })
  await expect(tagline).toHaveAccessibleName(/at less than 30% becomes a third of the cost/)
  await expectNoViolations(page)
  await tagline.uncheck()
  await dialog(page)
    .getByRole("button", { name: `Replace ${count - 1}` })
    .click()

  await expect(dialog(page).getByRole("status")).toHaveText(new RegExp(`^${count - 1} places replaced in`))
  const kept = `at ${claim} of the cost of a full-time CTO"`
  const expected = Object.entries(before).map(([file, text]) => {
    const now = text.replace(kept, "KEPT").replaceAll(claim, "a third").replaceAll("Less than 30%", "A third")
    return [file, now.replace("KEPT", kept)]
  })
  expect(allTexts()).toEqual(Object.fromEntries(expected))
  await expect(site.getByRole("heading", { level: 1 })).toContainText("for a third of the cost")

  await dialog(page).getByRole("button", { name: "Undo" }).click()
  await expect.poll(allTexts).toEqual(before)
})

test("without a mouse words are found from where they are selected, and a result leads to its field", async ({
  page,
}) => {
  const { name } = savedContent<{ name: string }>("site.json")
  await openStudio(page, "Name, links and claim")
  await page.getByRole("textbox", { name: "Name" }).first().focus()
  await page.keyboard.press("Control+a")
  await page.keyboard.press("Control+Shift+f")
  const words = dialog(page).getByRole("textbox", { name: "Find", exact: true })
  await expect(words).toBeFocused()
  await expect(words).toHaveValue(name)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()

  // It is closed on the page before the studio has heard of it: nobody presses so soon.
  await expect(async () => {
    await page.keyboard.press("Control+Shift+f")
    await expect(words).toBeVisible({ timeout: 2000 })
  }).toPass()
  await words.fill("19 years in engineering")
  await expect(dialog(page).locator("mark").first()).toHaveText("19 years in engineering")
  const result = dialog(page)
    .getByRole("button", { name: /^Search and sharing: Description/ })
    .first()
  await result.press("Enter")
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole("textbox", { name: "Description" })).toBeFocused()
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue(/19 years in engineering/)

  await page.keyboard.press("Control+Shift+f")
  await expect(words).toHaveValue("19 years in engineering")
})

test("by keyboard a changed role is used in the other places, and found in other texts", async ({ page }) => {
  const { role } = savedContent<{ role: string }>("site.json")
  const before = allTexts()
  await openStudio(page, "Name, links and claim")
  const field = page.getByRole("textbox", { name: "Role", exact: true })
  await field.fill("Engineering lead")
  const use = page.getByRole("button", { name: /^Use this in the/ })
  await expect(use).toBeVisible()
  await expectNoViolations(page)
  await field.focus()
  await page.keyboard.press("Tab")
  await expect(use).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(field).toBeFocused()
  await expect.poll(() => countOf(JSON.stringify(role))).toBe(0)

  const findOld = page.getByRole("button", { name: /^Find the old words in \d+ other texts?$/ })
  await findOld.press("Enter")
  await expect(dialog(page).getByRole("textbox", { name: "Find", exact: true })).toHaveValue(role)
  await expect(dialog(page).getByRole("textbox", { name: "Replace with" })).toHaveValue("Engineering lead")
  await page.keyboard.press("Escape")
  expect(Object.keys(allTexts())).toEqual(Object.keys(before))
})
