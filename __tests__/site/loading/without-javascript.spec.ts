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

test("a row of the table leads to its section, below the header, which is solid over it", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./services/")
  await page.getByRole("table").getByRole("link", { name: "Org scaling" }).click()

  await expect.poll(async () => (await page.locator("#org-scaling").boundingBox())?.y ?? 0).toBeLessThan(150)
  expect((await page.locator("#org-scaling").boundingBox())?.y).toBeGreaterThan(68)
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
})
