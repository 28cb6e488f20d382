import type { Labels } from "../../kit/content/contract/labels"
import { contentOf, servedAt } from "../../kit/dev/support/owners"
import { expectNoBarrier } from "./support/axe"
import { addressOf, customKinds, engagementPage, firstArticle, routes } from "./support/routes"
import { waitForHydration, waitUntilSettled } from "./support/settled"
import { expect, test } from "./support/test"
import { brokenWords } from "./support/visit/broken-words"
import { dimFocusRings } from "./support/visit/focus"
import { hiddenFocus, sizesToFocus } from "./support/visit/focus-in-sight"
import {
  clippedText,
  firstPicture,
  fontsOf,
  misplacedElements,
  runningAnimations,
  visibleText,
  wrongScrollers,
} from "./support/visit/layout"
import { lostToText, smallTargets } from "./support/visit/visitors-text"
import { watch } from "./support/visit/watch"

// Transitions would be caught halfway, with colours that nobody sees while reading.
test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: "reduce" } })

/** Those that only some owners have. */
const rare: readonly string[] = [engagementPage, ...customKinds]

/** Each kind of page. The 404 page at its own address, since the browser itself reports any page with the status 404. */
const kinds = [...routes, "/privacy/", firstArticle, ...rare, "/404/"]

// Each page is opened once for all tests of a page at rest.
for (const route of kinds) {
  test(`${route} is whole and quiet, holds what it has on every screen, and has no barrier`, {
    tag: rare.includes(route) ? ["@all"] : [],
  }, async ({ page, browser, owner }) => {
    const address = addressOf(route, owner)
    test.skip(!address, "This owner has no such page.")
    const before = kinds.slice(0, kinds.indexOf(route)).map((each) => addressOf(each, owner))
    test.skip(before.includes(address), "This owner's page is of another kind too, and was visited.")
    test.slow(owner.name === "crowded", "A page of a hundred services takes two minutes and a half.")
    const watched = await watch(page, owner)
    await page.goto(`.${address}`)
    await waitForHydration(page)

    await test.step("nothing moves by itself for a visitor who wants less motion", async () => {
      expect.soft(await runningAnimations(page)).toEqual([])
    })

    await test.step("axe finds no barrier, light or dark", () => expectNoBarrier(page))

    await test.step("it is quiet to its end", async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await waitUntilSettled(page)
      const { asked, shown } = await fontsOf(page)
      expect.soft(asked, "the fonts that its head asks for are those that it shows").toEqual(shown)
      expect.soft(await watched.usesOfIntl(), "uses of Intl").toEqual([])
      expect.soft(await watched.refused(), "refused by its policy").toEqual([])
      expect.soft(watched.said, "said in the console").toEqual([])
      expect.soft(watched.foreign, "asked of other sites").toEqual([])
    })

    await test.step("its content fits every screen", async () => {
      for (const width of [320, 390, 820, 1000, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await misplacedElements(page), `${width} px wide`).toEqual([])
        expect.soft(await brokenWords(page), `words broken without a hyphen, ${width} px wide`).toEqual([])
        await expect.poll(() => wrongScrollers(page), `scrolls or is a stop, ${width} px wide`).toEqual([])
        if (width === 320) {
          expect.soft(await clippedText(page), "cut on a screen of 320 px, as at 400% zoom").toEqual([])
          expect.soft(await lostToText(page, "widely spaced"), "lost with text widely spaced").toEqual([])
        }
        if (width === 390) {
          expect.soft(await lostToText(page, "twice as large"), "lost with text twice as large").toEqual([])
          expect.soft(await smallTargets(page), "too small to press").toEqual([])
        }
      }
      const picture = await firstPicture(page)
      if (picture && picture.top < 900) expect.soft(picture.loading, "the first picture comes at once").toBe("eager")
    })

    await test.step("everything that the keyboard reaches shows its focus, light or dark", async () => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme })
        const { seen, dim } = await dimFocusRings(page)
        expect.soft(seen).toBeGreaterThan(2)
        expect.soft(dim, colorScheme).toEqual([])
      }
    })

    await test.step("nothing hides the focused element, forwards or backwards, even at 400% zoom", async () => {
      for (const [width, height] of sizesToFocus) {
        await page.setViewportSize({ width, height })
        expect.soft(await hiddenFocus(page), `${width} by ${height} px`).toEqual([])
      }
    })

    // What script adds and removes depends on the page, hardly on its content.
    // The fields for a visitor's figures need it (engagement.spec.ts).
    if (!["sample", "own"].includes(owner.name) || route === engagementPage) return
    await test.step("without script it shows the same words and all its pictures", async () => {
      const unscripted = await browser.newPage({
        baseURL: servedAt(owner),
        javaScriptEnabled: false,
        viewport: { width: 1440, height: 900 },
      })
      await unscripted.goto(`.${address}`)
      const visible = { opacityProperty: true, visibilityProperty: true }
      // Words that are transparent count as shown.
      const parts = await unscripted
        .locator("main h1, img")
        .evaluateAll((all, options) => all.map((part) => part.checkVisibility(options)), visible)
      expect.soft(parts, "parts that nobody sees").not.toContain(false)
      const words = await visibleText(page)
      expect.soft(words.length).toBeGreaterThan(10)
      expect.soft(await visibleText(unscripted), "words").toBe(words)
      await unscripted.close()
    })

    if (owner.name !== "sample") return
    await test.step("it fits with text twice as large", async () => {
      await page.setViewportSize({ width: 1280, height: 700 })
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
      expect.soft(await clippedText(page)).toEqual([])
    })
  })
}

test("the blog has no barrier with the filter empty or a topic chosen", { tag: "@sample" }, async ({ page }) => {
  for (const [topic, status] of [
    ["Gardening", "0 posts shown"],
    ["DevOps", "2 posts shown"],
  ]) {
    await page.goto(`./blog/?topic=${topic}`)
    await expect(page.getByRole("status")).toHaveText(status ?? "")
    await expectNoBarrier(page)
  }
})

test("the open menu of a phone has no barrier, and no word of it is broken without a hyphen", async ({
  page,
  owner,
}) => {
  await page.goto("./")
  await waitForHydration(page)
  await page.getByRole("button", { name: contentOf<Labels>(owner, "labels.json").menu, exact: true }).click()
  await expect(page.getByRole("switch")).toBeVisible()
  await expectNoBarrier(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenWords(page), `${width} px wide`).toEqual([])
  }
})
