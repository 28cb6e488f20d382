import type { Page } from "@playwright/test"
import { unmarked } from "../../../language/marks"
import { isSample } from "../../../owner/sample"
import { expectNoViolations } from "./support/axe"
import { data, git, savedContent } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

const card = (page: Page) => page.getByRole("region", { name: "This is the sample. Make it yours" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Make it yours" })
const answer = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true })

const claim = "Your cost, in per cent of a full-time CTO’s"

// The page may still ask for pictures and pages of the sample when they are gone.
test.use({ expectedErrors: /404 \(Not Found\)/ })

/** Everything required, without a mouse. */
async function answerByKeys(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, typed] of Object.entries(answers)) {
    await answer(page, name).focus()
    await page.keyboard.press("Control+a")
    await page.keyboard.type(typed)
  }
}

const subjects = () => git("log", "--format=%s").trim().split("\n")

test("by keyboard the sample becomes one’s own site, and undo brings the sample back", async ({ page, site }) => {
  const post = savedContent<ReadonlyArray<{ title: string }>>("posts.json")[0]?.title ?? ""
  await openStudio(page)
  await expect(page.getByRole("combobox", { name: "Page" }).getByRole("option", { name: post })).toHaveCount(1)
  const open = card(page).getByRole("button", { name: "Make it yours" })
  await open.press("Enter")
  await expect(dialog(page).getByRole("combobox", { name: "Language of the site" })).toBeFocused()
  await answerByKeys(page, { [claim]: "many", "Your name": "Ada North", "Where clients find you": "ada@north.org" })
  // The message appears as soon as the answer loses the focus.
  await expect(answer(page, claim)).toHaveAttribute("aria-invalid", "true")
  await expect(answer(page, claim)).toHaveAccessibleDescription(/This is no percentage/)
  await expectNoViolations(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await open.press("Enter")
  await expect(answer(page, claim)).toHaveValue("many")
  await answer(page, "Your name").press("Enter")
  await expect(answer(page, claim)).toBeFocused()
  expect(subjects()).toEqual(["As it was"])

  await answerByKeys(page, { [claim]: "25" })
  await page.keyboard.press("Enter")
  const done = page.getByRole("dialog", { name: "Your site is there" })
  await expect(done).toContainText("The site is Ada North’s now")
  await expect(site.getByRole("banner")).toContainText("Ada North")
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(
    unmarked(savedContent<{ hero: { heading: string } }>("pages/home.json").hero.heading),
  )
  await expect(card(page)).toBeHidden()
  expect(subjects()).toEqual(["Begin the site of Ada North", "As it was"])
  expect(git("status", "--porcelain")).toBe("")

  await done.getByRole("button", { name: "Look at your site" }).press("Enter")
  await expect(done).toBeHidden()
  await expect(page.getByRole("combobox", { name: "Page" }).getByRole("option", { name: post })).toHaveCount(0)
  await page.getByRole("banner").getByTitle("Undo (Ctrl Z)").press("Enter")
  await expect(card(page)).toBeVisible()
  expect(isSample(data)).toBe(true)
  expect(git("status", "--porcelain")).not.toBe("")
  await expect(site.getByRole("banner")).toContainText("Edda Marlowe")
})
