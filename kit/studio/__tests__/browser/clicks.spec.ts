import type { Page } from "@playwright/test"
import { routes } from "../../../../__tests__/site/support/routes"
import { savedContent } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

/** Clicks every visible text and picture on the page in the frame, one after the other. */
const clickEverything = (page: Page) =>
  page.evaluate(async () => {
    const frame = document.querySelector("iframe")
    const site = frame?.contentDocument
    const view = frame?.contentWindow
    if (!site || !view) throw new Error("There is no page in the frame.")
    const said = () => document.querySelector("header [role=status]")?.textContent ?? ""
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const texts = site.createTreeWalker(site.body, NodeFilter.SHOW_TEXT)
    const targets: Element[] = [...site.querySelectorAll("main img, header img, footer img")].filter(isSeen)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement && /[\p{L}\p{N}]/u.test(textContent ?? "") && isSeen(parentElement)) targets.push(parentElement)
    }
    const lost: string[] = []
    for (const target of new Set(targets)) {
      target.scrollIntoView({ block: "center" })
      const { left, top, width, height } = target.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const place = { clientX: left + width / 2, clientY: top + height / 2 }
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view, ...place }))
      await painted()
      if (said().startsWith("This text can’t be edited here")) lost.push(said())
    }
    return { clicked: new Set(targets).size, lost: [...new Set(lost)] }
  })

for (const route of routes) {
  test(`every text and picture of ${route} leads to a field`, async ({ page, site }) => {
    await openStudio(page)
    if (route !== "/") {
      await page.getByRole("button", { name: "Follow links" }).click()
      await page.getByRole("combobox", { name: "Page" }).selectOption({ label: nameOf(route) })
      // A page that is navigating away gives no answer.
      await expect(async () =>
        expect(await site.locator("html").evaluate(() => location.pathname)).toBe(route),
      ).toPass()
      await page.getByRole("button", { name: "Edit", exact: true }).click()
    }
    await expect(site.getByRole("contentinfo")).toBeVisible()
    const { clicked, lost } = await clickEverything(page)
    expect(lost).toEqual([])
    expect(clicked).toBeGreaterThan(20)
  })
}

test("on a phone the menu opens, so that its words can be edited, and the field of its button is ready", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStudio(page)
  await site.getByRole("banner").getByRole("button", { name: "Menu" }).click()
  await expect(page.getByRole("textbox", { name: "Menu button" })).toBeFocused()
  const link = site.getByRole("banner").getByRole("link", { name: nameOf("/services/"), exact: true })
  await link.click()
  await expect(link).toBeFocused()
})

function nameOf(route: string): string {
  const { navigation } = savedContent<{ navigation: Readonly<Record<string, string>> }>("labels.json")
  return navigation[route.replaceAll("/", "")] ?? ""
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, ownContext: true })

  test("a tap at the top of a line leads to its text, not to the link above it", async ({ page, site }) => {
    await openStudio(page)
    const [service] = savedContent<ReadonlyArray<{ readonly description: string }>>("services.json")
    const line = site.getByRole("main").getByText(service?.description ?? "", { exact: true })
    // The page may still move while it is drawn.
    await expect(async () => {
      await line.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, height = 0 } = (await line.boundingBox()) ?? {}
      await page.touchscreen.tap(x + 20, y + 0.15 * height)
      await expect(line).toBeFocused({ timeout: 2000 })
    }).toPass()
  })
})
