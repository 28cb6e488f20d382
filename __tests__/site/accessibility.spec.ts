import type { Labels } from "../../src/content/contract/labels"
import { expectEnoughContrast, expectNoViolation } from "./support/axe"
import { hydrated } from "./support/hydrated"
import { contentOf } from "./support/owners"
import { addressOf, firstArticle, lostRoute, routes } from "./support/routes"
import { expect, inBothDirections, test } from "./support/test"

// The transitions of state would be caught halfway, with colours that nobody reads.
test.use({ contextOptions: { reducedMotion: "reduce" } })

// What an owner's content can bring along, it brings along on a phone.
for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1440, tag: ["@sample"] },
]) {
  test.describe(`${width} px wide`, { tag }, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const route of [...routes, "/privacy/", firstArticle, lostRoute]) {
      test(`${route} has no barrier that axe can find, light or dark`, async ({ page, owner }) => {
        const address = addressOf(route, owner)
        test.skip(!address, "This owner has no article.")
        await page.goto(`.${address}`)
        await hydrated(page)
        await expectNoViolation(page)

        await page.emulateMedia({ colorScheme: "dark" })

        await expectEnoughContrast(page)
      })
    }

    for (const colorScheme of ["light", "dark"] as const) {
      test(`the blog has none with the filter empty, ${colorScheme}`, { tag: "@sample" }, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto("./blog/?topic=Gardening")
        await expect(page.getByText("No posts found matching the selected categories.")).toBeVisible()
        await expectNoViolation(page)
      })

      test(`the blog has none with a topic chosen, ${colorScheme}`, { tag: "@sample" }, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto("./blog/?topic=DevOps")
        await expect(page.getByRole("status")).toHaveText("2 posts shown")
        await expectNoViolation(page)
      })
    }

    if (width === 390) {
      test("home has none with the menu open, light or dark", inBothDirections, async ({ page, owner }) => {
        const labels = contentOf<Labels>(owner, "labels.json")
        await page.goto("./")
        await hydrated(page)
        await page.getByRole("button", { name: labels.menu, exact: true }).click()
        await expect(page.getByRole("switch", { name: labels.darkTheme })).toBeVisible()
        await expectNoViolation(page)

        await page.emulateMedia({ colorScheme: "dark" })

        await expectEnoughContrast(page)
      })
    }
  })
}
