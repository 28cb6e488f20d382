import type { Page } from "@playwright/test"
import { builtFolder, contentOf, type Owner, sample } from "../../scripts/support/owners"
import { type ServedSite, serve } from "../../scripts/support/server"
import { readSite } from "../../scripts/support/site-files"
import type { Labels } from "../../src/content/contract/labels"
import { articles, routes } from "./support/routes"
import { hydrated, readAhead } from "./support/settled"
import { expect, test, withAndWithoutPrefix } from "./support/test"
import { cut } from "./support/visit/layout"

const tag = "@sample"

const labelsOf = (owner: Owner) => contentOf<Labels>(owner, "labels.json")
const headingOf = (owner: Owner, page: string) => contentOf<{ heading: string }>(owner, `pages/${page}.json`).heading

const terms = { heading: headingOf(sample, "terms") }

/** Each kind of page. */
const kinds = [...routes, articles[0] ?? "", "/privacy/"]

const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click()

const title = (page: Page) => page.getByRole("heading", { level: 1 })

/** The page can be read, and its links lead on. */
async function expectUsable(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible()
  const words = await page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.trim().length)
  expect(words).toBeGreaterThan(200)
  const before = page.url()
  await follow(page, "Terms")
  await expect(page).toHaveURL("./terms/")
  await expect(title(page)).toHaveText(terms.heading)
  expect(page.url()).not.toBe(before)
}

/** What a visitor's connection may not bring, as a pattern of its addresses. */
const withoutScripts = "**/*.js"
const withoutFontsAndPictures = /\.(woff2|avif|webp|png|jpe?g|svg)$/

for (const path of kinds) {
  test(`${path} can be read and left while its scripts, its data, or its fonts and pictures do not come`, {
    tag,
  }, async ({ page }) => {
    await test.step("without scripts", async () => {
      await page.route(withoutScripts, (route) => route.abort())
      await page.goto(`.${path}`)
      await expectUsable(page)
      await page.unroute(withoutScripts)
    })

    await test.step("without its own data", async () => {
      const data = `**/page-data${path}page-data.json`
      await page.route(data, (route) => route.fulfill({ status: 500 }))
      await page.goto(`.${path}`)
      await expectUsable(page)
      await page.unroute(data)
    })

    await test.step("without fonts and pictures", async () => {
      await page.route(withoutFontsAndPictures, (route) => route.abort())
      await page.goto(`.${path}`)
      await hydrated(page)
      await page.mouse.wheel(0, 20_000)
      await expectUsable(page)
    })
  })

  test(`${path} fits with text twice as large, and can be read and left in forced colours on a screen of 320 px`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
    await page.goto(`.${path}`)
    await hydrated(page)
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await cut(page)).toEqual([])

    // As at 400% zoom.
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await cut(page)).toEqual([])
    await expectUsable(page)
  })
}

for (const [what, status] of [
  ["is gone", 404],
  ["fails on the server", 500],
] as const) {
  test(`a link leads on when the data of its page ${what}`, withAndWithoutPrefix, async ({ page, owner }) => {
    const { footer } = labelsOf(owner)
    await page.route("**/page-data/terms/page-data.json", (route) => route.fulfill({ status }))
    await page.goto("./")
    await hydrated(page)
    await follow(page, footer.terms)

    await expect(page).toHaveURL("./terms/")
    await expect(title(page)).toBeVisible()
    await follow(page, footer.privacy)
    await expect(title(page)).toHaveText(headingOf(owner, "privacy"))
  })
}

test("a link leads on when the data of its page never comes", withAndWithoutPrefix, async ({ page, owner }) => {
  await page.route("**/page-data/terms/page-data.json", () => {})
  await page.goto("./")
  await hydrated(page)
  await follow(page, labelsOf(owner).footer.terms)

  await expect(title(page)).toHaveText(headingOf(owner, "terms"))
  await expect(page).toHaveURL("./terms/")
})

test("a link leads to its place in a page whose data never come", { tag }, async ({ page }) => {
  await page.route("**/page-data/services/page-data.json", () => {})
  await page.goto("./about/")
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Org scaling" }).click()

  await expect(page.locator("#org-scaling")).toBeInViewport()
  await expect(page).toHaveURL("./services/#org-scaling")
})

test("without storage the theme changes and links lead on", { tag }, async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException("Storage is off", "SecurityError")
      },
    }
    Object.defineProperty(window, "localStorage", refuse)
    Object.defineProperty(window, "sessionStorage", refuse)
  })
  await page.goto("./")
  await hydrated(page)
  const dark = page.getByRole("switch", { name: "Dark theme" })
  const before = await dark.getAttribute("aria-checked")
  await dark.click()
  await expect(dark).not.toHaveAttribute("aria-checked", before ?? "")
  await expectUsable(page)
  await page.goBack()
  await expect(page).toHaveURL("./")
  expect(errors).toEqual([])
})

test.describe("when the connection goes in the middle of a visit", { tag }, () => {
  // Not Gatsby's server, which has browsers keep nothing: what is there without a connection is for the host to say too.
  let site: ServedSite
  test.beforeAll(async () => {
    site = await serve(await readSite(builtFolder(sample)), { compressing: false })
  })
  test.afterAll(() => site.close())

  test("what was being read stays, and links lead on when the connection is back", async ({ page, context }) => {
    await page.goto(site.origin)
    await hydrated(page)
    await context.setOffline(true)
    await page.mouse.wheel(0, 20_000)
    await expect(title(page)).toBeAttached()
    await expect(page.getByRole("contentinfo")).toBeVisible()

    await context.setOffline(false)
    await follow(page, "Terms")
    await expect(title(page)).toHaveText(terms.heading)
  })

  test("a link whose page was read ahead leads to it, and the way back leads back", async ({ page, context }) => {
    await page.goto(site.origin)
    await hydrated(page)
    const home = await title(page).textContent()
    await readAhead(page, page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }))
    await context.setOffline(true)
    // The tab may be open for long.
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
    await follow(page, "Terms")
    await expect(page).toHaveURL(`${site.origin}/terms/`)
    await expect(title(page)).toHaveText(terms.heading)

    await page.goBack()
    await expect(title(page)).toHaveText(home ?? "")
  })

  test("of any other link the browser says that there is no connection, and what was read is one step back", async ({
    page,
    context,
  }) => {
    await page.goto(site.origin)
    await hydrated(page)
    const home = await title(page).textContent()
    await context.setOffline(true)
    await follow(page, "Terms")
    // The browser's own page, in the visitor's language, which loads the address anew by itself later.
    await expect(page).toHaveURL("chrome-error://chromewebdata/")

    await page.goBack()
    await expect(title(page)).toHaveText(home ?? "")
    await context.setOffline(false)
    await follow(page, "Terms")
    await expect(title(page)).toHaveText(terms.heading)
  })
})

test.describe("in forced colours", { tag }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  test("a chosen topic looks different from one that is not", async ({ page }) => {
    await page.goto("./blog/")
    await hydrated(page)
    const topic = page.getByRole("button", { name: "DevOps" })
    const off = await topic.screenshot()
    await topic.click()
    await page.mouse.move(0, 0)
    await topic.blur()
    await expect(topic).toHaveAttribute("aria-pressed", "true")
    expect((await topic.screenshot()).equals(off)).toBe(false)
  })

  test("there is no switch of themes, which would change nothing", async ({ page }) => {
    await page.goto("./")
    await hydrated(page)
    await expect(page.getByRole("switch", { name: "Dark theme" })).toBeHidden()
  })
})

test(
  "a page whose content arrives broken is told of within the site, with a way on",
  withAndWithoutPrefix,
  async ({ page, owner }) => {
    const { navigation, fault } = labelsOf(owner)
    await breakServices(page, () => true)
    await page.goto("./")
    await hydrated(page)
    await page.getByRole("banner").getByRole("link", { name: navigation.services, exact: true }).click()
    await expect(title(page)).toHaveText(fault.heading)
    await expect(page.getByRole("main")).toContainText(fault.text)
    await expect(page.getByRole("banner")).toBeVisible()

    await page.getByRole("main").getByRole("link", { name: fault.home }).click()
    await expect(title(page)).not.toHaveText(fault.heading)
    await expect(page).toHaveURL("./")
  },
)

test(
  "loading the page again brings it back, once its content is whole",
  withAndWithoutPrefix,
  async ({ page, owner }) => {
    const { navigation, fault } = labelsOf(owner)
    let broken = true
    await breakServices(page, () => broken)
    await page.goto("./")
    await hydrated(page)
    await page.getByRole("banner").getByRole("link", { name: navigation.services, exact: true }).click()
    await expect(title(page)).toHaveText(fault.heading)

    broken = false
    await page.getByRole("button", { name: fault.reload }).click()
    await expect(title(page)).not.toHaveText(fault.heading)
    await expect(page).toHaveURL("./services/")
  },
)

/** Answers with a page's data without its content. */
async function breakServices(page: Page, broken: () => boolean): Promise<void> {
  await page.route("**/page-data/services/page-data.json", async (route) => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: broken() ? { ...result, data: {} } : result } })
  })
}
