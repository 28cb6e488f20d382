import { expect, test } from "@playwright/test"
import { expectNoViolation } from "./support/axe"
import { lostRoute, pages } from "./support/routes"

for (const width of [390, 1440]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} px wide, ${colorScheme}`, () => {
      // The transitions of state would be caught halfway, with colours that nobody reads.
      test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: "reduce" } })

      for (const route of [...pages, lostRoute]) {
        test(`${route} has no barrier that axe can find`, async ({ page }) => {
          await page.goto(route)
          await expectNoViolation(page)
        })
      }

      test("the blog has none with the filter empty", async ({ page }) => {
        await page.goto("/blog/?topic=Gardening")
        await expect(page.getByText("No posts found matching the selected categories.")).toBeVisible()
        await expectNoViolation(page)
      })

      test("the blog has none with a topic chosen", async ({ page }) => {
        await page.goto("/blog/?topic=DevOps")
        await expect(page.getByRole("status")).toHaveText("2 posts shown")
        await expectNoViolation(page)
      })

      if (width === 390) {
        test("home has none with the menu open", async ({ page }) => {
          await page.goto("/")
          await page.getByRole("button", { name: "Menu" }).click()
          await expect(page.getByRole("switch", { name: "Dark theme" })).toBeVisible()
          await expectNoViolation(page)
        })
      }
    })
  }
}
