import { sample } from "../../kit/dev/support/owners"
import { engagementOf } from "./support/routes"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

test("on paper every answer is open, and there are no fields", { tag: ["@sample", "@all"] }, async ({ page }) => {
  await page.goto(`.${engagementOf(sample)[0]}`)
  await waitForHydration(page)
  const answers = page.locator("#questions details > div")
  await expect(answers.first()).toBeHidden()
  await page.emulateMedia({ media: "print" })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.getByRole("textbox")).toHaveCount(0)
  await expect(page.locator("#sum output")).toBeVisible()
})
