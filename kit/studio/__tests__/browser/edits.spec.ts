import { git } from "./support/owner"
import { choosePage, expect, openStudio, test } from "./support/test"

test("the page is shown as wide as a phone, and in the dark, and nothing of it reaches visitors", async ({
  page,
  site,
}) => {
  await openStudio(page)
  const theme = () => page.evaluate(() => localStorage.getItem("theme"))
  const before = await theme()
  await page.getByRole("button", { name: "Phone" }).click()
  await page.getByRole("button", { name: "Dark" }).click()

  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBe(390)
  await expect(site.locator("html")).toHaveAttribute("data-theme", "dark")
  await choosePage(page, "About")
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(site.locator("html")).toHaveAttribute("data-theme", "dark")
  expect([await theme(), git("status", "--porcelain")]).toEqual([before, ""])
})
