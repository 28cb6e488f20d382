import type { Labels } from "../../../kit/content/contract/labels"
import { contentOf } from "../../../kit/dev/support/owners"
import { expect, test, withAndWithoutPrefix } from "../support/test"

test.use({ javaScriptEnabled: false })

test("the menu works on a phone", withAndWithoutPrefix, async ({ page, owner }) => {
  const { menu, navigation } = contentOf<Labels>(owner, "labels.json")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("./")
  await page.getByRole("button", { name: menu, exact: true }).click()
  const list = page.getByRole("navigation", { name: navigation.main, exact: true })
  await list.getByRole("link", { name: navigation.about, exact: true }).click()

  await expect(page).toHaveURL("./about/")
})
