import type { Page } from "@playwright/test"
import { addressOf, firstArticle, routes } from "./support/routes"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

/** What is on a page, where it is and how it looks, element by element. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Its own aspect ratio, which its files have only to a whole pixel; whether it has loaded is not tested here.
    for (const picture of document.images)
      picture.style.aspectRatio = `${picture.getAttribute("width")} / ${picture.getAttribute("height")}`
    return [...document.querySelectorAll("#___gatsby *:not([hidden], [aria-live], [aria-live] *)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, display, opacity } = getComputedStyle(element)
      const box = [x, y + scrollY, width, height].map(Math.round).join(" ")
      const start = element.textContent?.slice(0, 20)
      return [element.tagName, start, box, color, backgroundColor, font, display, opacity].join(" | ")
    })
  })

// A page contains only its own styles (kit/gatsby/patches/build/webpack.ts); after a navigation, those of the pages before it are there too.
for (const width of [390, 1440]) {
  test(`a page looks the same when it is opened and when a link leads to it, ${width} px wide`, {
    tag: ["@sample", "@all"],
  }, async ({ page, owner }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    const shown = [...routes, firstArticle].flatMap((route) => addressOf(route, owner) ?? [])
    const opened = new Map<string, readonly string[]>()
    for (const route of shown) {
      await page.goto(`.${route}`)
      await waitForHydration(page)
      await page.evaluate(() => document.fonts.ready)
      opened.set(route, await look(page))
    }

    await page.goto("./")
    await waitForHydration(page)
    const tab = await page.evaluateHandle(() => window)
    for (const route of [...shown.slice(1), "/"]) {
      // An article is linked from the listing, all else from everywhere; on a phone from the closed menu.
      if (route.startsWith("/blog/")) await follow(page, owner.prefix, "/blog/")
      await follow(page, owner.prefix, route)
      await expect.poll(() => look(page), { message: route }).toEqual(opened.get(route))
    }
    expect(await tab.evaluate((former) => former === window), "the links were followed by script").toBe(true)
  })
}

async function follow(page: Page, prefix: string, route: string): Promise<void> {
  await page
    .locator(`a[href="${prefix}${route}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(`.${route}`)
}
