import { expectNoViolations } from "./support/axe"
import { editElsewhere, savedContent } from "./support/owner"
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

test("the parts of the bar stand apart and nothing is cut off, in any window and with text of twice the size", async ({
  page,
}) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Headline" }).fill("  ")
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
  const right = async () => {
    const box = await page.getByTitle("The page", { exact: true }).boundingBox()
    return box ? box.x + box.width : 0
  }
  for (const width of [1440, 1300, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(overlapping).toEqual([])
    await expect.poll(right).toBeLessThanOrEqual(width)
  }
  await page.addStyleTag({ content: ":root { font-size: 200% }" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(overlapping).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await expect(page.getByRole("button", { name: "Changes" })).toBeInViewport()
})

test("in forced colours the chosen field, its place and what is wrong can be told from the rest", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openStudio(page)
  await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 20 } })
  await expect(page.locator(".picked")).toBeVisible()
  await page.getByRole("textbox", { name: "Headline" }).fill("  ")
  await expect(page.getByRole("textbox", { name: "Headline" })).toHaveAttribute("aria-invalid", "true")
})

test("a text from right to left is typed from right to left, in an English studio", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const field = page.getByRole("textbox", { name: "Introduction", exact: true })
  await field.fill("أنا مستشار تقني للشركات الناشئة.")
  await expect(field).toHaveCSS("direction", "rtl")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expectSaved(page, "pages/home.json")
})

test("a page that loads late does not take the focus from somebody who is typing beside it", async ({ page, site }) => {
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).focus()
  await choosePage(page, "About")
  const { heading } = savedContent<{ heading: string }>("pages/about.json")
  await expect(site.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Page" })).toBeFocused()
})

test("neither a long list of changes nor its dialog makes the window scroll, and large text is read in lines, not in letters", async ({
  page,
}) => {
  const { navigation } = savedContent<{ navigation: Readonly<Record<string, string>> }>("labels.json")
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
  await page.addStyleTag({ content: ":root { font-size: 200% }" })
  const words = page.getByRole("dialog").getByRole("listitem").first().locator(".what")
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(400)
})

test("nothing of the panel moves when something is not saved, and when it is", async ({ page }) => {
  await openStudio(page)
  // No save is answered here until the test releases it.
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
