import type { Labels } from "../../kit/content/contract/labels"
import { contentOf, sample } from "../../kit/dev/support/owners"
import { addressOf, firstArticle, lostRoute, routes } from "../site/support/routes"
import { expect, test } from "./support/test"

const labels = contentOf<Labels>(sample, "labels.json")
const { navigation } = labels
const links = (["home", "services", "tools", "books", "media", "about", "contact"] as const).map(
  (key) => navigation[key],
)

for (const route of [...routes, "/privacy/", firstArticle, lostRoute]) {
  test(`${route} has no error, and nothing is wider than the window`, async ({ visitor, site }) => {
    await visitor.widen(390)
    await visitor.open(site + addressOf(route, sample))
    for (const width of [390, 1440]) {
      await visitor.widen(width)
      await visitor.see(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const { scrollWidth, clientWidth } = await visitor.see(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth).toBe(clientWidth)
    }
    await expect
      .poll(() => visitor.see(() => [...document.images].every((img) => img.complete || img.loading === "lazy")))
      .toBe(true)
    expect(await visitor.see(() => window.pageErrors)).toEqual([])
  })
}

test("the page that a link in view leads to is fetched before somebody follows the link", async ({ visitor, site }) => {
  await visitor.widen(1440)
  await visitor.open(`${site}/`)
  const isFetched = () =>
    visitor.see(() => performance.getEntriesByType("resource").some(({ name }) => /data\/services\//.test(name)))
  await expect.poll(isFetched).toBe(true)
  expect(await visitor.see(() => window.pageErrors)).toEqual([])
})

test("the menu of a phone opens, leads to a page, and is closed there", async ({ visitor, site }) => {
  // The footer has such a link too, which comes first while the menu is closed.
  const inMenu = () => visitor.see((name) => window.byRole("link", name).closest("header") !== null, navigation.books)
  await visitor.widen(390)
  await visitor.open(`${site}/`)
  expect(await inMenu()).toBe(false)
  await visitor.click("button", labels.menu)
  await expect.poll(inMenu).toBe(true)
  await visitor.click("link", navigation.books)

  await expect.poll(() => visitor.see(() => location.pathname)).toBe("/books/")
  // For a frame after the menu has closed there is no such link: the footer comes with the rest of the page.
  await expect(async () => expect(await inMenu()).toBe(false)).toPass()
})

test("the theme switch changes the colours, the next page has them too, and it changes them back", async ({
  visitor,
  site,
}) => {
  const surface = () => visitor.see(() => getComputedStyle(document.body).backgroundColor)
  await visitor.widen(1440)
  await visitor.open(`${site}/`)
  const before = await surface()
  await visitor.click("switch", labels.darkTheme)
  await expect.poll(surface).not.toBe(before)
  const after = await surface()

  await visitor.open(`${site}/about/`)

  expect(await surface()).toBe(after)
  await visitor.click("switch", labels.darkTheme)
  await expect.poll(surface).toBe(before)
})

test.describe("with the keyboard", () => {
  test("the first tab stop leads past the header", async ({ visitor, site }) => {
    await visitor.widen(1440)
    await visitor.open(`${site}/services/`)
    await visitor.press("Tab")
    expect(await visitor.focused()).toBe(labels.skipToContent)
    await visitor.press("Enter", "Tab")

    expect(await visitor.see(() => document.activeElement?.closest("main") !== null)).toBe(true)
  })

  test("the tab key goes through the header in its order, and Enter follows a link", async ({ visitor, site }) => {
    await visitor.widen(1440)
    await visitor.open(`${site}/`)
    const stops = [
      labels.skipToContent,
      contentOf<{ name: string }>(sample, "site.json").name,
      ...links,
      labels.darkTheme,
    ]
    const reached: string[] = []
    for (const _ of stops) {
      await visitor.press("Tab")
      reached.push(await visitor.focused())
    }
    expect(reached).toEqual(stops)

    await visitor.see((name) => window.byRole("link", name).focus(), navigation.contact)
    await visitor.press("Enter")
    await expect.poll(() => visitor.see(() => location.pathname)).toBe("/contact/")
  })
})

test("an assessment is answered, and its link shows the same scores again", async ({ visitor, site }) => {
  const { questions } = contentOf<{ questions: { show: string } }>(sample, "pages/assessment.json")
  const headline = () =>
    visitor.see(() => [...document.querySelectorAll("h1")].find((each) => each.checkVisibility())?.textContent ?? "")
  await visitor.widen(390)
  await visitor.open(`${site}/tools/devex-iq/`)
  await visitor.see(() => {
    for (const answer of document.querySelectorAll<HTMLInputElement>("fieldset label:first-child input")) answer.click()
  })
  await visitor.click("button", questions.show)
  await expect.poll(headline).toMatch(/^100 /)
  const link = await visitor.see(() => location.href)

  await visitor.open(`${site}/`)
  await visitor.open(link)
  await expect.poll(headline).toMatch(/^100 /)
  expect(await visitor.see(() => window.pageErrors)).toEqual([])
})
