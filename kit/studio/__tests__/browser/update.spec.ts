import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { git } from "./support/owner"
import {
  beginSmallSite,
  changeCode,
  codeOf,
  endSmallSite,
  finishBuilds,
  nameSource,
  slowBuilds,
} from "./support/small-kit"
import { expect, openStudio, status, test } from "./support/test"

const dialog = (page: Page) => page.getByRole("dialog", { name: "Version and updates" })

const open = (page: Page) =>
  page.getByRole("combobox", { name: "Page" }).selectOption({ label: "Version and updates…" })

/** Opens the dialog and looks for versions in the kit. */
async function look(page: Page): Promise<void> {
  await openStudio(page)
  await open(page)
  await dialog(page).getByRole("button", { name: "Look for a newer version" }).click()
  await expect(dialog(page).getByRole("heading", { name: "What 1.1.0 brings" })).toBeFocused()
}

/** Until the trial has come to its end. */
const tryOut = (page: Page) => dialog(page).getByRole("button", { name: "Try it out", exact: true }).click()

// `page` first has the content as it was at first: the site of the small kit comes after it.
test.beforeEach(async ({ page: _ }) => beginSmallSite())
test.afterEach(() => endSmallSite())

test("without a source in kit.json, the dialog says how to name one in the terminal; with a wrong one, what is wrong", async ({
  page,
}) => {
  nameSource(undefined)
  await openStudio(page)
  await open(page)
  await expect(dialog(page)).toContainText("This site has version 1.0.0 of the kit.")
  await expect(dialog(page)).toContainText("npm run update -- --from")
  await dialog(page).getByRole("button", { name: "Close" }).click()

  nameSource("nowhere")
  await open(page)
  await dialog(page).getByRole("button", { name: "Look for a newer version" }).click()
  await expect(dialog(page).getByRole("alert")).toContainText("No versions came from nowhere")
})

test("a version is tried out while the dialog is closed, its report is looked at, and it is taken and taken back", async ({
  page,
}) => {
  await look(page)
  slowBuilds()
  await tryOut(page)
  const now = dialog(page).getByRole("listitem").and(page.locator("[aria-current=step]"))
  await expect(now).toContainText("Building your version")
  await dialog(page).getByRole("button", { name: "Close" }).click()
  finishBuilds()
  await expect(status(page)).toContainText("Version 1.1.0 is tried out")

  await open(page)
  await expect(dialog(page).getByRole("heading", { name: "What 1.1.0 changes on this site" })).toBeVisible()
  await expect(dialog(page)).toContainText("/: nothing → “, friend”")
  expect(git("status", "--porcelain")).toBe("")
  const opened = page.context().waitForEvent("page")
  await dialog(page).getByRole("link", { name: "Open the whole report" }).click()
  const report = await opened
  await expect(report.getByRole("heading", { level: 1 })).toHaveText("Update the site kit from 1.0.0 to 1.1.0")
  const picture = report.getByRole("img", { name: "/ at 390 px, after" })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(390)
  await report.close()

  await dialog(page).getByRole("button", { name: "Update to 1.1.0" }).click()
  await expect(dialog(page).getByRole("heading", { name: "This site has version 1.1.0 now" })).toBeFocused()
  await expect(dialog(page).getByRole("listitem")).toHaveText(["Stop it with Ctrl-C.", "npm ci", "npm run edit"])
  expect([codeOf("heading.txt"), git("status", "--porcelain")]).toEqual(["Welcome, friend", ""])
  expect(git("log", "-1", "--format=%s").trim()).toBe("Update the site kit from 1.0.0 to 1.1.0")

  await dialog(page).getByText("Take the last update back").click()
  await dialog(page).getByRole("button", { name: "Take it back" }).click()
  await expect(dialog(page).getByRole("heading", { name: "The update is taken back" })).toBeFocused()
  await expect(dialog(page)).toContainText("This site has version 1.0.0 again.")
  expect([codeOf("heading.txt"), git("status", "--porcelain")]).toEqual(["Welcome", ""])
})

test("where both changed the same lines, it says which file waits, and both commands", async ({ page }) => {
  changeCode("home.css", "h1 {\n  color: navy;\n}\n")
  await look(page)
  await tryOut(page)
  await expect(dialog(page).getByRole("heading", { name: "1.1.0 waits for you in .update/site" })).toBeFocused()
  await expect(dialog(page)).toContainText("home.css")
  for (const flag of ["--continue", "--abort"]) await expect(dialog(page)).toContainText(`npm run update -- ${flag}`)
  await expectNoViolations(page)
})
