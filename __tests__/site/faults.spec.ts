import type { Page } from "@playwright/test"
import terms from "../../data/pages/terms.json"
import type { Labels } from "../../src/content/contract/labels"
import { type ServedSite, serve } from "../support/server"
import { readSite } from "../support/site-files"
import { hydrated } from "./support/hydrated"
import { builtFolder, contentOf, type Owner, sample } from "./support/owners"
import { readAhead } from "./support/read-ahead"
import { articles, routes } from "./support/routes"
import { expect, test, withAndWithoutPrefix } from "./support/test"

const tag = "@sample"

const labelsOf = (owner: Owner) => contentOf<Labels>(owner, "labels.json")
const headingOf = (owner: Owner, page: string) => contentOf<{ heading: string }>(owner, `pages/${page}.json`).heading

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

for (const path of kinds) {
  test.describe(path, { tag }, () => {
    test("can be read and left while its scripts are blocked", async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort())
      await page.goto(`.${path}`)
      await expectUsable(page)
    })

    test("can be read and left while its fonts are blocked", async ({ page }) => {
      await page.route("**/*.woff2", (route) => route.abort())
      await page.goto(`.${path}`)
      await hydrated(page)
      await expectUsable(page)
    })

    test("can be read and left while every picture is blocked", async ({ page }) => {
      await page.route(/\.(avif|webp|png|jpe?g|svg)$/, (route) => route.abort())
      await page.goto(`.${path}`)
      await hydrated(page)
      await page.mouse.wheel(0, 20_000)
      await expectUsable(page)
    })

    test("can be read and left while its own data does not come", async ({ page }) => {
      await page.route(`**/page-data${path}page-data.json`, (route) => route.fulfill({ status: 500 }))
      await page.goto(`.${path}`)
      await expectUsable(page)
    })

    for (const [what, width] of [
      ["on a screen of 320 px, as at 400% zoom", 320],
      ["with text twice as large", 1280],
    ] as const) {
      test(`fits ${what}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 })
        await page.goto(`.${path}`)
        await hydrated(page)
        if (width === 1280) await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))

        expect(await cut(page)).toEqual([])
        await expectUsable(page)
      })
    }
  })
}

/** @returns what cannot be read whole: the page itself if it has to be scrolled sideways, and every element that cuts its text. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    const cutting = [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutsX = overflowX === "hidden" || overflowX === "clip"
      const cutsY = overflowY === "hidden" || overflowY === "clip"
      const hidden = element.closest(".visually-hidden, [popover]:not(:popover-open)") !== null
      return (
        !hidden &&
        element.innerText?.trim() &&
        ((cutsX && element.scrollWidth > element.clientWidth + 1) ||
          (cutsY && element.scrollHeight > element.clientHeight + 1))
      )
    })
    return [...wide, ...cutting.map(({ outerHTML }) => outerHTML.slice(0, 120))]
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
    site = await serve(await readSite(builtFolder(sample)))
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

  for (const path of kinds) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(`.${path}`)
      await hydrated(page)
      await expectUsable(page)
    })
  }

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

test.describe("with reduced motion", { tag }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  for (const path of kinds) {
    test(`nothing moves by itself on ${path}`, async ({ page }) => {
      await page.goto(`.${path}`)
      await hydrated(page)
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === "running")
          .map((animation) => animation.id),
      )
      expect(moving).toEqual([])
      await expectUsable(page)
    })
  }
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

// A page may still be fetching ahead when its test is over.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }))

/** Answers with a page's data without its content. */
async function breakServices(page: Page, broken: () => boolean): Promise<void> {
  await page.route("**/page-data/services/page-data.json", async (route) => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: broken() ? { ...result, data: {} } : result } })
  })
}
