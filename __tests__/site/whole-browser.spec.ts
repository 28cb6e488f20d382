import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { builtFolder } from "../../kit/dev/support/owners"
import { hostOf } from "../../kit/owner/browser/serve-site"
import { addressOf, firstArticle } from "./support/routes"
import { waitForHydration, waitUntilSettled } from "./support/settled"
import { expect, test } from "./support/test"
import { watch } from "./support/visit/watch"

// What the headless shell, in which all other tests run, lacks: tabs with icons, everything that a browser itself writes to the console, scroll bars.
const tag = ["@sample", "@whole-browser"]

test("the tab asks for the icon that the page names, and for no other", { tag }, async ({ page, owner }) => {
  const answer = hostOf(builtFolder(owner))
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? "/")
    return answer(request, response)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const icons = await page.locator("link[rel~=icon]").evaluateAll((all) => all.map((link) => link.getAttribute("href")))

  await expect.poll(() => asked.filter((path) => icons.includes(path))).not.toEqual([])
  expect(asked).not.toContain("/favicon.ico")
  server.close()
})

test("a visit leaves nothing in the console", { tag }, async ({ page, owner }) => {
  const watched = await watch(page, owner)
  for (const route of ["/", "/blog/", firstArticle, "/contact/"]) {
    await page.goto(`.${addressOf(route, owner)}`)
    await waitForHydration(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await waitUntilSettled(page)
  }

  expect(watched.said).toEqual([])
})

test("a window's scroll bar makes no page wider than the window", { tag }, async ({ page, owner }) => {
  for (const width of [390, 1440])
    for (const route of ["/", "/services/", "/blog/", firstArticle]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`.${addressOf(route, owner)}`)
      await waitForHydration(page)
      const { bar, surplus } = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        return { bar: innerWidth - clientWidth, surplus: scrollWidth - clientWidth }
      })
      expect(bar, `${route}, ${width} px wide`).toBeGreaterThan(0)
      expect(surplus, `${route}, ${width} px wide`).toBe(0)
    }
})
