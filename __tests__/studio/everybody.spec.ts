import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { contentOf, editElsewhere } from "./support/owner"
import { choosePage, expect, openStudio, status, test } from "./support/test"

/** The studio itself; the page in its frame is looked at by the tests of the site. */
const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  )

const views: ReadonlyArray<readonly [what: string, open: (page: Page) => Promise<void>]> = [
  ["a page", async () => {}],
  [
    "fields with what is wrong",
    async (page) => {
      await page.getByRole("button", { name: /^Top of the page/ }).click()
      await page.getByRole("textbox", { name: "Words in colour" }).fill("other words")
      await expect(page.getByRole("button", { name: "Discard" })).toBeVisible()
    },
  ],
  [
    "an open entry of a list",
    async (page) => {
      await choosePage(page, "Books")
      await page.getByRole("button", { name: /^The books/ }).click()
      await page.getByRole("button", { name: "Accelerate", exact: true }).click()
    },
  ],
  [
    "a drawing to be chosen",
    async (page) => {
      await choosePage(page, "Services")
      await page.getByRole("button", { name: /^The services/ }).click()
      await page.getByRole("button", { name: "Fractional CTO", exact: true }).click()
    },
  ],
  [
    "a text in Markdown",
    async (page) => {
      await choosePage(page, contentOf<{ footer: { privacy: string } }>("labels.json").footer.privacy)
      await page.getByRole("button", { name: /^The text/ }).click()
    },
  ],
  [
    "questions",
    async (page) => {
      await choosePage(page, "Books")
      await page.getByRole("button", { name: /^The books/ }).click()
      await page.getByRole("button", { name: "Add a book" }).click()
    },
  ],
  [
    "what is to do",
    async (page) => {
      await page.getByRole("button", { name: /^To do/ }).click()
      await expect(page.getByRole("dialog", { name: "To do" })).toBeVisible()
    },
  ],
  [
    "the size of a table",
    async (page) => {
      await choosePage(page, "Privacy")
      await page.getByRole("button", { name: /^The text/ }).click()
      await page.getByRole("button", { name: "Table", exact: true }).click()
    },
  ],
  [
    "colours that are not set",
    async (page) => {
      await choosePage(page, "Colours")
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Light/ })
        .click()
      await expect(page.getByText(/^Not set: uses the site’s own/).first()).toBeVisible()
    },
  ],
  [
    "no changes",
    async (page) => {
      await page.getByRole("button", { name: "Changes" }).click()
      await expect(page.getByRole("heading", { name: "Nothing to publish" })).toBeVisible()
    },
  ],
  [
    "words that were found, and those in their place",
    async (page) => {
      await page.getByRole("button", { name: "Find and replace" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByRole("textbox", { name: "Find", exact: true }).fill("CTO")
      await dialog.getByRole("textbox", { name: "Replace with" }).fill("CEO")
      await expect(dialog.getByRole("checkbox", { name: "becomes" }).first()).toBeVisible()
    },
  ],
  [
    "the changes",
    async (page) => {
      editElsewhere("pages/books.json", (text) => text.replace('"heading": "', '"heading": "Now '))
      await page.getByRole("button", { name: "Changes" }).click()
      await expect(page.getByRole("heading", { name: "Ready to publish" })).toBeVisible()
    },
  ],
]

for (const [what, open] of views) {
  test(`axe finds nothing wrong with ${what}, in light and dark`, async ({ page }) => {
    await openStudio(page)
    await open(page)
    for (const colorScheme of ["light", "dark"] as const) {
      // Without the buttons' change of colour, in the middle of which nothing has enough contrast.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      expect(await violationsOf(page)).toEqual([])
    }
  })
}

test("from a phone's width a text is edited under its page, and nothing is wider than the window", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openStudio(page)
  await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 20 } })
  await page.getByRole("textbox", { name: "Headline" }).fill("A headline from a phone")
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("A headline from a phone")
  for (const name of ["Page width", "Page theme"]) await expect(page.getByRole("group", { name })).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test("the fields scroll, and the window around them does not", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole("textbox", { name: "Introduction", exact: true }).evaluate((field) => field.scrollIntoView())
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height)
  }
})

test("with text of twice the size nothing is cut off or wider than the window", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.addStyleTag({ content: ":root { font-size: 200% }" })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await expect(page.getByRole("button", { name: "Changes" })).toBeInViewport()
  await expect(page.getByRole("textbox", { name: "Headline" })).toBeInViewport()
})

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } })
  test("the chosen field, its place and what is wrong can be told from the rest", async ({ page, site }) => {
    await openStudio(page)
    await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 20 } })
    await expect(page.locator(".picked")).toBeVisible()
    await page.getByRole("textbox", { name: "Words in colour" }).fill("other words")
    await expect(page.getByRole("textbox", { name: "Words in colour" })).toHaveAttribute("aria-invalid", "true")
  })
})

test("a text from right to left is typed from right to left, in a studio that speaks English", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const field = page.getByRole("textbox", { name: "Introduction", exact: true })
  await field.fill("أنا مستشار تقني للشركات الناشئة.")
  await expect(field).toHaveCSS("direction", "rtl")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expect(status(page)).toHaveText("Saved to data/pages/home.json")
})

test("a page that comes late does not take the focus from somebody who types beside it", async ({ page, site }) => {
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).focus()
  await choosePage(page, "About")
  const { heading } = contentOf<{ heading: string }>("pages/about.json")
  await expect(site.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Page" })).toBeFocused()
})

test("without a mouse somebody goes from the bar to a field, edits it and leaves", async ({ page, site }) => {
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).focus()
  const reach = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press("Tab")
      const focused = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.textContent || activeElement?.getAttribute("aria-label") || ""
      })
      if (name.test(focused)) return
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await reach(/^Top of the page/)
  await page.keyboard.press("Enter")
  const field = page.getByRole("textbox", { name: "Headline" })
  for (let steps = 0; steps < 10 && !(await field.evaluate((each) => each === document.activeElement)); steps += 1)
    await page.keyboard.press("Tab")
  await expect(field).toBeFocused()
  await page.keyboard.press("Control+a")
  await page.keyboard.type("Typed by keys alone")
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Typed by keys alone")
})

test("neither a long list of changes nor its dialog makes the window scroll", async ({ page }) => {
  const { navigation } = contentOf<{ navigation: Readonly<Record<string, string>> }>("labels.json")
  await openStudio(page)
  editElsewhere("labels.json", (text) =>
    Object.values(navigation).reduce((now, word) => now.replaceAll(`: "${word}"`, `: "${word} now"`), text),
  )
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.getByRole("button", { name: /^Changes/ }).click()
  await expect(page.getByRole("button", { name: /^Undo this/ }).nth(Object.keys(navigation).length - 1)).toBeAttached()
  const tooHigh = await page
    .locator("html, dialog")
    .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).map(String))
  expect(tooHigh).toEqual([])
})

test("a heading and its counts stand apart, also where both fill the line", async ({ page }) => {
  await openStudio(page, "Name, links and claim")
  const boxes = await page.getByRole("main").evaluate((main) =>
    ["h2", ".counts b"].map((each) => {
      const range = document.createRange()
      range.selectNodeContents(main.querySelector(each) as Element)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  const [heading, count] = boxes
  expect((count?.left ?? 0) - (heading?.right ?? 0)).toBeGreaterThanOrEqual(12)
})
