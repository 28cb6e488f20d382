import type { Page } from "@playwright/test"
import type { Labels } from "../../kit/content/contract/labels"
import { contentOf, sample } from "../../kit/dev/support/owners"
import { findPaleColours } from "./support/axe"
import { addressOf, firstArticle } from "./support/routes"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

/** What Safari 16.0 does not know, as written in the built pages; it reads it as any browser would read the text on the right. */
const unknown: ReadonlyArray<readonly [RegExp, string]> = [
  [/ popover="/g, ' data-popover="'],
  [/:popover-open/g, ":unknown-selector"],
  [/:dir\(/g, ":unknown-selector("],
  [/light-dark\(|color-mix\(/g, "unknown-function("],
  [/@media [^{]*[<>][^{]*/g, "@media (unknown-feature)"],
  [/content:[^;}]*\/ ?"";?/g, ""],
]

/** Shows pages as a browser of 2022 would. Their policies, which allow styles by their hashes, are not enforced. */
async function asInSafari16(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch()
    const body = unknown.reduce((text, [known, instead]) => text.replace(known, instead), await response.text())
    await route.fulfill({ response, body })
  })
}

const { navigation, menu } = contentOf<Labels>(sample, "labels.json")

test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })
test.beforeEach(({ page }) => asInSafari16(page))

test.describe("in a browser without light-dark() and popovers", { tag: ["@sample", "@all"] }, () => {
  for (const route of ["/", "/blog/", firstArticle]) {
    test(`${route} has readable colours, light or dark`, async ({ page, owner }) => {
      await page.goto(`.${addressOf(route, owner)}`)
      await waitForHydration(page)
      expect(await nestedRules(page)).toEqual([])
      expect(await findPaleColours(page)).toEqual([])
      const light = await surface(page)

      await page.emulateMedia({ colorScheme: "dark" })

      expect(await findPaleColours(page)).toEqual([])
      expect(await surface(page)).not.toBe(light)
    })
  }

  for (const width of [390, 1440]) {
    test(`the links of the menu are there, ${width} px wide, and lead to pages`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto("./")
      await waitForHydration(page)
      await expect(page.getByRole("button", { name: menu, exact: true })).toBeHidden()
      const links = page.getByRole("navigation", { name: navigation.main, exact: true }).getByRole("link")
      expect(await links.allTextContents()).toEqual(expect.arrayContaining([navigation.home, navigation.contact]))
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })

      await links.filter({ hasText: navigation.books }).click()
      await expect(page).toHaveURL("./books/")
    })
  }
})

const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** @returns the selectors of rules that have rules in them, which Safari knows since 16.5, and in full since 17.2 */
const nestedRules = (page: Page) =>
  page.evaluate(() => {
    const all = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [rule, ...("cssRules" in rule ? all(rule.cssRules as CSSRuleList) : [])])
    return [...document.styleSheets]
      .flatMap((sheet) => all(sheet.cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && rule.cssRules.length > 0)
      .map(({ cssText }) => cssText)
  })
