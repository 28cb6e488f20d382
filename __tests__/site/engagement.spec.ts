import type { Page } from "@playwright/test"
import { contentOf, sample } from "../../kit/dev/support/owners"
import { engagementOf } from "./support/routes"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

const tag = ["@sample", "@all"]

interface Content {
  readonly questions: { readonly entries: ReadonlyArray<{ readonly id: string; readonly question: string }> }
}

/** Read in tests alone, for they are listed where `data/` is another owner's too. */
const content = () => contentOf<Content>(sample, "pages/engagement.json")
const path = () => `.${engagementOf(sample)[0]}`
const sentence = (page: Page) => page.locator("#sum output")

async function open(page: Page, fragment = "") {
  await page.goto(path() + fragment)
  await waitForHydration(page)
}

test("a link to a question opens it, and another one the next", { tag }, async ({ page }) => {
  const [first, second] = content().questions.entries
  await open(page, `#${first?.id}`)
  await expect(page.locator(`#${first?.id}`)).toHaveAttribute("open", "")
  await page.evaluate((id) => {
    location.hash = id
  }, second?.id ?? "")
  await expect(page.locator(`#${second?.id}`)).toHaveAttribute("open", "")
})

test("on paper every answer stands open, and there are no fields", { tag }, async ({ page }) => {
  await open(page)
  const answers = page.locator("#questions details > div")
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: "print" })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.getByRole("textbox")).toHaveCount(0)
  await expect(sentence(page)).toBeVisible()
})
