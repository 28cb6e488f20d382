import { expect, type Locator, type Page, test } from "@playwright/test"
import { hydrated } from "./support/hydrated"

/** Waits until the page no longer moves, then checks that a section stands right under the sticky header. */
async function expectRightBelowHeader(page: Page, section: Locator) {
  await expect
    .poll(async () => {
      const header = await page.getByRole("banner").boundingBox()
      const box = await section.boundingBox()
      if (!header || !box) return false
      const gap = box.y - (header.y + header.height)
      return gap >= 0 && gap < 60
    })
    .toBe(true)
}

/** How far the page is scrolled, in px. */
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

test("an address with a hash opens at its section, below the header", async ({ page }) => {
  await page.goto("/services/#org-scaling")

  await expectRightBelowHeader(page, page.locator("#org-scaling"))
})

test("a chip leads to its section, below the header", async ({ page }) => {
  await page.goto("/services/")
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Architecture audits" })
    .click()

  await expect(page).toHaveURL("/services/#architecture-audits")
  await expectRightBelowHeader(page, page.locator("#architecture-audits"))
})

test("a service on another page leads to its section, below the header", async ({ page }) => {
  await page.goto("/about/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Developer effectiveness" }).click()

  await expectRightBelowHeader(page, page.locator("#dev-effectiveness"))
})

test("going back to a section finds it again, below the header", async ({ page }) => {
  await page.goto("/services/")
  await hydrated(page)
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Org scaling" }).click()
  await expectRightBelowHeader(page, page.locator("#org-scaling"))
  await page.getByRole("link", { name: "Books" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Eight books")

  await page.goBack()

  await expectRightBelowHeader(page, page.locator("#org-scaling"))
})

/** Follows a chip to its section, and counts the steps in which the page scrolls there. */
async function stepsToSection(page: Page): Promise<number> {
  await page.goto("/services/")
  await hydrated(page)
  const steps = await page.evaluateHandle(() => {
    const counted = { count: 0 }
    window.addEventListener("scroll", () => {
      counted.count += 1
    })
    return counted
  })
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Org scaling" }).click()
  await expectRightBelowHeader(page, page.locator("#org-scaling"))
  return steps.evaluate(({ count }) => count)
}

test("the page glides to a section", async ({ page }) => {
  expect(await stepsToSection(page)).toBeGreaterThan(3)
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("the page is at the section at once", async ({ page }) => {
    expect(await stepsToSection(page)).toBeLessThan(3)
  })
})

test("another page opens at its top", async ({ page }) => {
  await page.goto("/services/")
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Books" }).click()

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Eight books")
  await expect.poll(() => scrolledBy(page)).toBe(0)
})

test("going back returns to where the page was left", async ({ page }) => {
  await page.goto("/services/")
  await hydrated(page)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => scrolledBy(page)).toBe(1500)
  // From the keyboard: a click of Playwright's would scroll first, to bring what is in view into view.
  await page.getByRole("banner").getByRole("link", { name: "Media" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The useful talks")
  await expect.poll(() => scrolledBy(page)).toBe(0)

  await page.goBack()

  await expect.poll(() => scrolledBy(page)).toBe(1500)
})

test("the header turns solid after 10 px and clears again", async ({ page }) => {
  await page.goto("/")
  const header = page.getByRole("banner")
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)")

  await page.evaluate(() => window.scrollTo({ top: 10, behavior: "instant" }))
  await expect(header).toHaveAttribute("data-scrolled", "false")
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: "instant" }))
  await expect(header).toHaveAttribute("data-scrolled", "true")
  await expect.poll(background).not.toContain("0)")

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)")
})

test("the page that is shown is marked in the header", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("banner").getByRole("link", { name: "Books" }).click()

  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText("Books")
})

test("Get in Touch leads to the contact page", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).click()

  await expect(page).toHaveURL("/contact/")
})

test("a new page is announced, and the focus waits at its beginning", async ({ page }) => {
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("banner").getByRole("link", { name: "Media" }).click()

  await expect(page).toHaveTitle(/Edda Marlowe/)
  await expect(page.locator("[aria-live=assertive]")).toHaveText(/The useful talks are about what went wrong/)
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
})

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/books/")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")

  await expect(page.getByRole("link", { name: "View at the bookstore The Manager’s Path" })).toBeFocused()
})

test("every link that leaves the site opens a new tab, says so, and keeps its opener to itself", async ({ page }) => {
  for (const route of ["/", "/services/", "/tools/", "/books/", "/media/", "/blog/", "/about/", "/contact/"]) {
    await page.goto(route)
    for (const link of await page.locator('a[href^="https:"]').all()) {
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)/)
      await expect(link).toHaveAttribute("target", "_blank")
      await expect(link).toHaveAttribute("rel", "noopener")
    }
  }
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" })
  const menuLink = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name })

  test("the menu opens and closes by its button", async ({ page }) => {
    await page.goto("/")
    await hydrated(page)
    await expect(menuLink(page, "Books")).toBeHidden()

    await menuButton(page).click()
    await expect(menuLink(page, "Books")).toBeVisible()
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true")

    await menuButton(page).click()
    await expect(menuLink(page, "Books")).toBeHidden()
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false")
  })

  test("the menu closes when one of its links is followed", async ({ page }) => {
    await page.goto("/")
    await hydrated(page)
    await menuButton(page).click()
    await menuLink(page, "Books").click()

    await expect(page).toHaveURL("/books/")
    await expect(menuLink(page, "Books")).toBeHidden()
  })

  test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
    await page.goto("/")
    await hydrated(page)
    await menuButton(page).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect(menuLink(page, "Home")).toBeFocused()

    await page.keyboard.press("Escape")

    await expect(menuLink(page, "Home")).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })

  test("the keyboard walks through the menu and on, and the menu does not stay in its way", async ({ page }) => {
    await page.goto("/")
    await hydrated(page)
    await menuButton(page).focus()
    await page.keyboard.press("Enter")
    for (const name of ["Home", "Services", "Free Tools", "Books", "Media", "About", "Get in Touch"]) {
      await page.keyboard.press("Tab")
      await expect(menuLink(page, name)).toBeFocused()
    }
    await page.keyboard.press("Tab")
    await expect(page.getByRole("switch", { name: "Dark theme" })).toBeFocused()

    await page.keyboard.press("Tab")

    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused()
    await expect(menuLink(page, "Home")).toBeHidden()
  })

  test("a service's address opens at its section, below the header", async ({ page }) => {
    await page.goto("/services/#architecture-audits")

    await expectRightBelowHeader(page, page.locator("#architecture-audits"))
  })

  test("nothing is wider than the screen", async ({ page }) => {
    for (const route of ["/", "/services/", "/tools/", "/books/", "/media/", "/blog/", "/about/", "/contact/"]) {
      await page.goto(route)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(390)
    }
  })
})
