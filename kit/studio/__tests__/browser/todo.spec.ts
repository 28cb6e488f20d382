import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { editElsewhere, savedContent } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

const button = (page: Page) => page.getByRole("button", { name: /^To do/ })
const list = (page: Page) => page.getByRole("dialog", { name: "To do" })
const errors = (page: Page) => list(page).getByRole("region", { name: "Errors" }).getByRole("listitem")

test("what is left to do is listed with errors first, each with its text, its fix and a button to its field", async ({
  page,
}) => {
  await openStudio(page)
  const [first] = savedContent<ReadonlyArray<{ title: string; amazonUrl: string }>>("books.json")
  editElsewhere("books.json", (text) => text.replace("https://", "http://"))
  await expect(button(page)).toHaveAccessibleName(/1 error to fix before you publish, \d+ warnings to look at$/)
  await button(page).click()
  const [group] = await list(page).getByRole("region").all()
  await expect(group ?? page.locator("none")).toHaveAccessibleName("Errors")
  await expect(errors(page)).toContainText(`Books, ${first?.title}`)
  await expect(errors(page).locator("q")).toHaveText(/^http:/)
  await expectNoViolations(page)
  await errors(page)
    .getByRole("button", { name: /^Write https/ })
    .press("Enter")

  // It disappears at once, and the next one has the focus.
  await expect(errors(page)).toHaveCount(0)
  await expect(list(page).getByRole("region", { name: "Warnings" }).getByRole("button").first()).toBeFocused()
  await expect(list(page).getByRole("status")).toHaveText(/^\d+ warnings? to look at$/)
  expect(savedContent<ReadonlyArray<{ amazonUrl: string }>>("books.json")[0]?.amazonUrl).toBe(first?.amazonUrl)
})
