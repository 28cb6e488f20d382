import type { Locator, Page } from "@playwright/test"
import type { Labels } from "../../kit/content/contract/labels"
import { contentOf, type Owner } from "../../kit/dev/support/owners"
import { pages } from "./support/routes"
import { waitForHydration } from "./support/settled"
import { expect, inBothDirections, test } from "./support/test"

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

/** Checks that the focus is on a section and that Tab goes on from there, to the first link in it. */
async function expectFocusIn(page: Page, section: Locator) {
  await expect(section).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(section.getByRole("link").first()).toBeFocused()
}

const labelsOf = (owner: Owner) => contentOf<Labels>(owner, "labels.json")

/** How far the page is scrolled, in px. */
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY)

test("an address with a hash opens at its section, below the header, with the focus there", {
  tag: "@sample",
}, async ({ page }) => {
  for (const width of [390, 1440]) {
    // Between two visits to the same address nothing would be loaded.
    await page.goto("about:blank")
    await page.setViewportSize({ width, height: 844 })
    await page.goto("./services/#org-scaling")
    await expectRightBelowHeader(page, page.locator("#org-scaling"))
  }
  await expectFocusIn(page, page.locator("#org-scaling"))
})

test("a row of the index leads to its section, below the header, and the way back finds it again, each time with the focus", {
  tag: "@sample",
}, async ({ page }) => {
  const section = page.locator("#org-scaling")
  await page.goto("./services/")
  await waitForHydration(page)
  await page.getByRole("main").getByRole("link", { name: "Org scaling", exact: true }).first().press("Enter")
  await expect(page).toHaveURL("./services/#org-scaling")
  await expectRightBelowHeader(page, section)
  await expect(section).toBeFocused()
  await page.getByRole("link", { name: "Books" }).first().click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Eight books")

  await page.goBack()

  await expectRightBelowHeader(page, section)
  await expectFocusIn(page, section)
})

test("a page stays whole with a hash that cannot be decoded, when it opens and when the hash changes", {
  tag: "@sample",
}, async ({ page }) => {
  const errors: Error[] = []
  page.on("pageerror", (error) => errors.push(error))
  for (const address of ["./#100%", "./services/#org-scaling%", "./tools/devex-iq/#t1=abcdef~Zo%C3"]) {
    await page.goto(address)
    await waitForHydration(page)
    await page.evaluate(() => {
      location.hash = "#50%"
    })
    await expect(page).toHaveURL(/#50%$/)
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible()
  }
  expect(errors).toEqual([])
})

test(
  "a service on another page leads to its section, below the header, with the focus there",
  inBothDirections,
  async ({ page, owner }) => {
    const { id, title } = contentOf<Array<{ id: string; title: string }>>(owner, "services.json").at(1) ?? {
      id: "",
      title: "",
    }
    await page.goto("./about/")
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click()

    await expect(page).toHaveURL(`./services/#${id}`)
    await expectRightBelowHeader(page, page.locator(`#${id}`))
    await expectFocusIn(page, page.locator(`#${id}`))
  },
)

test("the page scrolls smoothly to a section, and jumps there for visitors who want less motion", {
  tag: "@sample",
}, async ({ page }) => {
  await page.goto("./services/")
  await waitForHydration(page)
  await page.getByRole("main").getByRole("link", { name: "Org scaling", exact: true }).first().click()
  await expect(page).toHaveURL("./services/#org-scaling")
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth")

  await page.emulateMedia({ reducedMotion: "reduce" })
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto")
})

test("on a phone, what a link leads to fills the window at once, ahead of what is below it", {
  tag: ["@sample", "@all"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("./contact/")
  await waitForHydration(page)
  for (const route of pages.filter((path) => path !== "/contact/")) {
    const filled = await page.evaluate(async (path) => {
      const main = document.querySelector("main")
      if (!main) return false
      const firstView = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!main.hasAttribute("data-first-view")) return
          observer.disconnect()
          resolve(main.getBoundingClientRect().bottom >= window.innerHeight)
        })
        observer.observe(main, { attributes: true })
      })
      Reflect.get(window, "___navigate")(path)
      return firstView
    }, route)
    expect(filled, route).toBe(true)
    await expect(page.locator("main[data-first-view]")).toHaveCount(0)
  }
})

test("going back returns to where the page was left", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./services/")
  await waitForHydration(page)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => scrolledBy(page)).toBe(1500)
  // By keyboard: Playwright's click would scroll first, although the target is already in view.
  await page.getByRole("banner").getByRole("link", { name: "Media" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The useful talks")
  await expect.poll(() => scrolledBy(page)).toBe(0)

  await page.goBack()

  // The browser itself scrolls before the router has shown the page, and the router may undo it then.
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("The useful talks")
  await expect.poll(() => scrolledBy(page)).toBe(1500)
})

test("the header is clear at the top of the page, and solid over what is scrolled", { tag: "@sample" }, async ({
  page,
}) => {
  const background = () => page.getByRole("banner").evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const scripts of ["that do not come", "that come"]) {
    await page.route("**/*.js", (route) => (scripts === "that come" ? route.continue() : route.abort()))
    await page.goto("./")
    if (scripts === "that come") await waitForHydration(page)
    await expect.poll(background, scripts).toMatch(/ 0\)$/)

    await page.evaluate(() => window.scrollTo({ top: 11, behavior: "instant" }))
    await expect.poll(background, scripts).not.toMatch(/ 0\)$/)
  }
})

test("a link in a text leads on without reloading the site, also under a path prefix", { tag: "@polish" }, async ({
  page,
}) => {
  await page.goto("./blog/piatkowe-wdrozenia/")
  await waitForHydration(page)
  const document = await page.evaluateHandle(() => window.document)
  await page.getByRole("article").getByRole("link", { name: "stronie o mnie" }).click()

  await expect(page).toHaveURL("./about/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  // A document cannot be queried once the browser has left it.
  expect(await document.evaluate((before) => before === window.document)).toBe(true)
})

test(
  "a new page is announced in the owner's words, and the focus waits at its beginning",
  inBothDirections,
  async ({ page, owner }) => {
    const { navigation, navigatedTo, skipToContent } = labelsOf(owner)
    const { heading } = contentOf<{ heading: string }>(owner, "pages/media.json")
    await page.goto("./")
    await waitForHydration(page)
    await expect(page.locator("[aria-live=polite][aria-atomic]")).toBeEmpty()
    await page.getByRole("banner").getByRole("link", { name: navigation.media, exact: true }).click()

    await expect(page).toHaveURL("./media/")
    const said = navigatedTo.replace("{page}", () => heading)
    await expect(page.locator("[aria-live]:not([role=status])")).toHaveText([said])
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: skipToContent, exact: true })).toBeFocused()
  },
)

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const menuButton = (page: Page, name = "Menu") => page.getByRole("button", { name, exact: true })
  const menuLink = (page: Page, name: string) =>
    page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true })

  test(
    "the menu opens and closes by its button, and when one of its links is followed",
    inBothDirections,
    async ({ page, owner }) => {
      const { menu, navigation } = labelsOf(owner)
      await page.goto("./")
      await waitForHydration(page)
      for (const isOpen of [true, false, true]) {
        await menuButton(page, menu).click()
        await expect(menuLink(page, navigation.books)).toBeVisible({ visible: isOpen })
        await expect(menuButton(page, menu)).toHaveAttribute("aria-expanded", String(isOpen))
      }
      await menuLink(page, navigation.books).click()

      await expect(page).toHaveURL("./books/")
      await expect(menuLink(page, navigation.books)).toBeHidden()
    },
  )

  test("Escape closes the menu and gives the focus back to its button", { tag: "@sample" }, async ({ page }) => {
    await page.goto("./")
    await waitForHydration(page)
    await menuButton(page).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await expect(menuLink(page, "Home")).toBeFocused()

    await page.keyboard.press("Escape")

    await expect(menuLink(page, "Home")).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
})
