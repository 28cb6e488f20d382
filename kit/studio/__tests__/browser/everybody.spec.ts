import { expectNoViolations } from "./support/axe"
import { contentOf, editElsewhere } from "./support/owner"
import { choosePage, expect, expectSaved, openStudio, status, test } from "./support/test"

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

test("the parts of the bar stand apart, in any window and with text of twice the size", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Words in colour" }).fill("other words")
  await expect(status(page)).toHaveText(/^Not saved yet, as the check refuses it: /)
  await expectNoViolations(page)
  const overlapping = () =>
    page.locator("header.bar :is(h1, select, button, [role=status] > span)").evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.width * other.width > 0 &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          )
          .map(() => parts[index]?.textContent),
      )
    })
  const widths = [1440, 1300, 1024, 390]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overlapping()).toEqual([])
  }
  await page.addStyleTag({ content: ":root { font-size: 200% }" })
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await overlapping()).toEqual([])
})

test("the page shrinks with its window", async ({ page }) => {
  await openStudio(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect
    .poll(async () => {
      const box = await page.getByTitle("The page", { exact: true }).boundingBox()
      return box && box.x + box.width
    })
    .toBeLessThanOrEqual(1024)
})

test("in forced colours the chosen field, its place and what is wrong can be told from the rest", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openStudio(page)
  await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 20 } })
  await expect(page.locator(".picked")).toBeVisible()
  await page.getByRole("textbox", { name: "Words in colour" }).fill("other words")
  await expect(page.getByRole("textbox", { name: "Words in colour" })).toHaveAttribute("aria-invalid", "true")
})

test("a text from right to left is typed from right to left, in a studio that speaks English", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const field = page.getByRole("textbox", { name: "Introduction", exact: true })
  await field.fill("أنا مستشار تقني للشركات الناشئة.")
  await expect(field).toHaveCSS("direction", "rtl")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expectSaved(page, "pages/home.json")
})

test("a page that comes late does not take the focus from somebody who types beside it", async ({ page, site }) => {
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).focus()
  await choosePage(page, "About")
  const { heading } = contentOf<{ heading: string }>("pages/about.json")
  await expect(site.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Page" })).toBeFocused()
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

test("nothing of the panel moves when something is not saved, and when it is", async ({ page }) => {
  await openStudio(page)
  // No save is answered here until it is let go.
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route("**/__studio/api/save", async (route) => {
    await isLetGo
    await route.continue()
  })
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const headline = page.getByRole("main").getByRole("textbox").last()
  const top = async () => (await headline.boundingBox())?.y
  await headline.focus()
  const before = await top()
  await headline.press("End")
  await headline.press("s")
  const count = page.getByRole("main").getByRole("button", { name: "1 not saved" })
  await expect(count).toBeVisible()
  expect(await top()).toBe(before)
  letGo()
  await expect(count).toBeHidden()
  expect(await top()).toBe(before)
})

test("with text of twice the size a change is read in lines, not in letters", async ({ page }) => {
  await openStudio(page)
  editElsewhere("pages/books.json", (text) => text.replace('"heading": "', '"heading": "Now '))
  await page.getByRole("button", { name: /^Changes/ }).click()
  await page.addStyleTag({ content: ":root { font-size: 200% }" })
  const words = page.getByRole("dialog").getByRole("listitem").first().locator(".what")
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(400)
})
