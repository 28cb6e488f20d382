import type { Page } from "@playwright/test"
import { isSample } from "../../../owner/begin/sample"
import { expectNoViolations } from "./support/axe"
import { contentOf, data, git } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

const card = (page: Page) => page.getByRole("region", { name: "This is the sample. Make it yours" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Make it yours" })
const answer = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true })

const claim = "Your cost, in per cent of a full-time CTO’s"

// The page may still ask for pictures and pages of the sample when they are gone.
test.use({ expectedErrors: /404 \(Not Found\)/ })

/** Everything that is needed, without a mouse. */
async function answerByKeys(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, typed] of Object.entries(answers)) {
    await answer(page, name).focus()
    await page.keyboard.press("Control+a")
    await page.keyboard.type(typed)
  }
}

const subjects = () => git("log", "--format=%s").trim().split("\n")

test("by keyboard the sample becomes one’s own site, and undo brings the sample back", async ({ page, site }) => {
  const post = contentOf<ReadonlyArray<{ title: string }>>("posts.json")[0]?.title ?? ""
  await openStudio(page)
  await expect(page.getByRole("combobox", { name: "Page" }).getByRole("option", { name: post })).toHaveCount(1)
  await card(page).getByRole("button", { name: "Make it yours" }).focus()
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByRole("combobox", { name: "Language of the site" })).toBeFocused()
  await answerByKeys(page, { "Your name": "Ada North", "Where clients find you": "ada@north.org", [claim]: "many" })
  await page.keyboard.press("Enter")
  await expect(answer(page, claim)).toBeFocused()
  await expect(answer(page, claim)).toHaveAttribute("aria-invalid", "true")
  await expect(answer(page, claim)).toHaveAccessibleDescription(/This is no percentage/)
  expect(subjects()).toEqual(["As it was"])

  await answerByKeys(page, { [claim]: "25" })
  await page.keyboard.press("Enter")
  const done = page.getByRole("dialog", { name: "Your site is there" })
  await expect(done).toContainText("The site is Ada North’s now")
  await expect(site.getByRole("banner")).toContainText("Ada North")
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(
    contentOf<{ hero: { heading: string } }>("pages/home.json").hero.heading,
  )
  await expect(card(page)).toBeHidden()
  expect(subjects()).toEqual(["Begin the site of Ada North", "As it was"])
  expect(git("status", "--porcelain")).toBe("")

  await done.getByRole("button", { name: "Look at your site" }).press("Enter")
  await expect(done).toBeHidden()
  await expect(page.getByRole("combobox", { name: "Page" }).getByRole("option", { name: post })).toHaveCount(0)
  await status(page).getByRole("button", { name: "Undo" }).press("Enter")
  await expect(card(page)).toBeVisible()
  expect(isSample(data)).toBe(true)
  expect(git("status", "--porcelain")).not.toBe("")
  await expect(site.getByRole("banner")).toContainText("Edda Marlowe")
})

test("an answer with a mistake says so once it is left, and what is typed stays when the dialog is closed", async ({
  page,
}) => {
  await openStudio(page)
  await card(page).getByRole("button", { name: "Make it yours" }).click()
  await dialog(page).getByRole("combobox", { name: "Language of the site" }).selectOption({ label: "Another language" })
  await answer(page, "Tag of the language").fill("klingonisch!")
  await answer(page, "LinkedIn").fill("ada north")
  await answer(page, "Your name").fill("Edda Marlowe")
  await answer(page, claim).focus()
  await expect(answer(page, "Your name")).toHaveAccessibleDescription(/the name of the sample’s owner/)
  for (const name of ["LinkedIn", "Tag of the language"])
    await expect(answer(page, name)).toHaveAttribute("aria-invalid", "true")
  await expectNoViolations(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await card(page).getByRole("button", { name: "Make it yours" }).click()
  await expect(answer(page, "Your name")).toHaveValue("Edda Marlowe")
})
