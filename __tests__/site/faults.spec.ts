import type { Page, Route } from "@playwright/test"
import type { Labels } from "../../kit/content/contract/labels"
import { builtFolder, contentOf, type Owner, sample } from "../../kit/dev/support/owners"
import { type ServedSite, serveSite } from "../../kit/owner/browser/serve-site"
import { articles } from "./support/routes"
import { waitForHydration, waitForPrefetch, waitUntilSettled } from "./support/settled"
import { expect, test } from "./support/test"

const tag = ["@sample", "@all"]

/** Also on a site under a path prefix, which a reloaded page must keep. */
const tagWithPrefix = [...tag, "@polish"]

const labelsOf = (owner: Owner) => contentOf<Labels>(owner, "labels.json")
const headingOf = (owner: Owner, page: string) => contentOf<{ heading: string }>(owner, `pages/${page}.json`).heading

const terms = { heading: headingOf(sample, "terms") }

/** A page without pictures, one with many, and two whose data hold a list and a text. */
const kinds = ["/", "/media/", "/blog/", articles[0] ?? ""]

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

/** What a visitor's connection may fail to load, as a pattern of its addresses. */
const withoutScripts = "**/*.js"
const withoutFontsAndPictures = /\.(woff2|avif|webp|png|jpe?g|svg)$/

for (const path of kinds)
  test(`${path} can be read and left while its scripts, its data, or its fonts and pictures do not load`, {
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
      await waitForHydration(page)
      await page.mouse.wheel(0, 20_000)
      await expectUsable(page)
    })
  })

for (const [what, answer] of [
  ["is gone", (route) => route.fulfill({ status: 404 })],
  ["fails on the server", (route) => route.fulfill({ status: 500 })],
  ["never comes", () => {}],
] satisfies ReadonlyArray<[string, (route: Route) => unknown]>)
  test(`a link leads on when the data of its page ${what}`, {
    tag: what === "never comes" ? tagWithPrefix : tag,
  }, async ({ page, owner }) => {
    const { footer } = labelsOf(owner)
    await page.route("**/page-data/terms/page-data.json", answer)
    await page.goto("./")
    await waitForHydration(page)
    await follow(page, footer.terms)
    await expect(page).toHaveURL("./terms/")
    await expect(title(page)).toBeVisible()

    await follow(page, footer.privacy)
    await expect(title(page)).toHaveText(headingOf(owner, "privacy"))
  })

for (const [what, route] of [
  ["followed another link", "./about/"],
  ["gone back", "./"],
] as const)
  test(`a page that arrives after the visitor has ${what} is not shown`, { tag }, async ({ page, owner }) => {
    const { footer } = labelsOf(owner)
    const held: Route[] = []
    await page.route("**/page-data/terms/page-data.json", (late) => {
      held.push(late)
    })
    await page.goto("./")
    await waitForHydration(page)
    await follow(page, footer.privacy)
    await expect(title(page)).toHaveText(headingOf(owner, "privacy"))

    // In one go: after three seconds the browser would follow the link.
    await page.evaluate((goesBack) => {
      const click = (path: string) => document.querySelector<HTMLElement>(`a[href$="${path}"]`)?.click()
      click("/terms/")
      if (goesBack) history.back()
      else click("/about/")
    }, route === "./")
    await expect(page).toHaveURL(route)
    await waitForHydration(page)
    for (const late of held) await late.continue().catch(() => {})
    await waitUntilSettled(page)
    await expect(page).toHaveURL(route)
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
  await waitForHydration(page)
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
  // Not Gatsby's server, which tells browsers to cache nothing: what is available offline depends on the host too.
  let site: ServedSite
  test.beforeAll(async () => {
    site = await serveSite(builtFolder(sample))
  })
  test.afterAll(() => site.close())

  test("a link whose page was prefetched leads to it, and going back returns", async ({ page, context }) => {
    await page.goto(site.origin)
    await waitForHydration(page)
    const home = await title(page).textContent()
    await waitForPrefetch(page, page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }))
    await context.setOffline(true)
    // The tab may stay open for a long time.
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
    await follow(page, "Terms")
    await expect(page).toHaveURL(`${site.origin}/terms/`)
    await expect(title(page)).toHaveText(terms.heading)

    await page.goBack()
    await expect(title(page)).toHaveText(home ?? "")
  })

  test("for any other link the browser says that there is no connection, and the former page is one step back", async ({
    page,
    context,
  }) => {
    await page.goto(site.origin)
    await waitForHydration(page)
    const home = await title(page).textContent()
    await context.setOffline(true)
    await follow(page, "Terms")
    // The browser's own page, in the visitor's language, which reloads the address by itself later.
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
    await waitForHydration(page)
    const topic = page.getByRole("button", { name: "DevOps" })
    const off = await topic.screenshot()
    await topic.click()
    await page.mouse.move(0, 0)
    await topic.blur()
    await expect(topic).toHaveAttribute("aria-pressed", "true")
    expect((await topic.screenshot()).equals(off)).toBe(false)
  })

  test("what is blacked out in an example stays so", async ({ page }) => {
    await page.goto("./a-page-for-the-board/")
    const words = page.getByRole("deletion").first()
    const [ink, ground] = await words.evaluate((each) => [
      getComputedStyle(each).color,
      getComputedStyle(each).backgroundColor,
    ])
    expect(ink).toBe(ground)
  })

  test("there is no theme switch, which would change nothing", async ({ page }) => {
    await page.goto("./")
    await waitForHydration(page)
    await expect(page.getByRole("switch", { name: "Dark theme" })).toBeHidden()
  })
})

test("a page whose content arrives broken is reported within the site, with links to go on, and recovers when it is reloaded", {
  tag: tagWithPrefix,
}, async ({ page, owner }) => {
  const { navigation, fault } = labelsOf(owner)
  let broken = true
  await breakServices(page, () => broken)
  await page.goto("./")
  await waitForHydration(page)
  const home = await title(page).textContent()
  const toServices = () =>
    page.getByRole("banner").getByRole("link", { name: navigation.services, exact: true }).click()
  await toServices()
  await expect(title(page)).toHaveText(fault.heading)
  await expect(page.getByRole("main")).toContainText(fault.text)
  await expect(page.getByRole("banner")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: fault.home }).click()
  await expect(title(page)).toHaveText(home ?? "")

  await toServices()
  await expect(title(page)).toHaveText(fault.heading)
  broken = false
  await page.getByRole("button", { name: fault.reload }).click()
  await expect(title(page)).toHaveText(headingOf(owner, "services"))
  await expect(page).toHaveURL("./services/")
})

/** Answers with a page's data without its content. */
async function breakServices(page: Page, broken: () => boolean): Promise<void> {
  await page.route("**/page-data/services/page-data.json", async (route) => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: broken() ? { ...result, data: {} } : result } })
  })
}
