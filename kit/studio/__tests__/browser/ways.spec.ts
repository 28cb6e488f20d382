import { readFileSync } from "node:fs"
import { join } from "node:path"
import { editElsewhere, folder, savedContent, studioAddress } from "./support/owner"
import { expect, expectSaved, openStudio, status, test } from "./support/test"

test("a link of the page is reached by Tab, and Enter opens its field, which says what belongs there", async ({
  page,
  site,
}) => {
  await openStudio(page)
  const { hero } = savedContent<{ hero: { primaryAction: string; secondaryAction: string } }>("pages/home.json")
  await site.getByRole("main").getByRole("link", { name: hero.primaryAction }).first().focus()
  await page.keyboard.press("Tab")
  await expect(site.getByRole("link", { name: hero.secondaryAction })).toBeFocused()
  await page.keyboard.press("Enter")

  const field = page.getByRole("textbox", { name: "Second button" })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/button/)
  expect(await site.locator("html").evaluate(() => location.pathname)).toBe("/")
})

test("Escape takes back what was typed on the page, also when it was saved, and says so", async ({ page, site }) => {
  await openStudio(page)
  const { hero } = savedContent<{ hero: { intro: string } }>("pages/home.json")
  await site.getByText(hero.intro).click()
  await page.keyboard.type("Zqx")
  await expectSaved(page, "pages/home.json")
  await page.keyboard.press("Escape")
  await expect(status(page)).toContainText("Back as it was before you typed")
  expect(savedContent("pages/home.json")).toHaveProperty("hero.intro", hero.intro)
})

test("Tab into a text with an open point selects the point, in the page and in the panel", async ({ page, site }) => {
  const { hero } = savedContent<{ hero: { heading: string; intro: string } }>("pages/home.json")
  editElsewhere("pages/home.json", (text) =>
    text.replace(hero.heading, "Good morning").replace(hero.intro, "I am [[your name]]."),
  )
  await openStudio(page)
  await site.getByRole("heading", { level: 1, name: "Good morning" }).click()
  await page.keyboard.press("Tab")
  await expect(site.getByText("I am [[your name]].")).toBeFocused()
  expect(await site.locator("html").evaluate(() => getSelection()?.toString())).toBe("[[your name]]")

  await page.getByRole("textbox", { name: "First button" }).focus()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type("Ada")
  await expect(page.getByRole("textbox", { name: "Introduction" })).toHaveValue("I am Ada.")
})

test("of words that stand in several places, those are meant that were clicked; their menu is listed beside them", async ({
  page,
  site,
}) => {
  await openStudio(page)
  await site.getByRole("banner").getByRole("link", { name: "Services" }).click()
  const list = page.getByRole("navigation", { name: "What was clicked" })
  await expect(list.getByRole("button")).toHaveText([
    "Labels, Menu: Services",
    "Name, links and claim, Menus: Top of the page",
    "Follow the link",
  ])
  await page.locator(".field.is-chosen").getByRole("textbox").fill("What I do")

  await expectSaved(page, "labels.json")
  const { navigation, footer } = savedContent<Record<string, { services: string }>>("labels.json")
  expect([navigation?.services, footer?.services]).toEqual(["What I do", "Services"])
})

test.describe("with the address of a studio that has ended", () => {
  test.use({ expectedErrors: /401/ })

  test("no content is shown, and somebody reads which address to open", async ({ page }) => {
    await page.goto(studioAddress().replace(/#.*/, `#${"x".repeat(32)}`))
    await expect(page.getByText("Open the new address that npm run edit printed")).toBeVisible()
    await expect(page.getByRole("textbox")).toHaveCount(0)
  })
})

test("with an error in the content the studio starts, and the terminal names it", async ({ page }) => {
  expect(readFileSync(join(folder, "edit.log"), "utf8")).toMatch(/books\.json:\d+:\d+ .*begins with http:/)
  await openStudio(page)
})

test("a clicked link is followed from its field", async ({ page, site }) => {
  await openStudio(page)
  await site.getByRole("banner").getByRole("link", { name: "Books" }).click()
  await page.getByRole("button", { name: "Follow the link" }).click()

  const { heading } = savedContent<{ heading: string }>("pages/books.json")
  await expect(site.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole("heading", { level: 2, name: "Books" })).toBeVisible()
  expect(page.url()).toContain("/__studio/")
})
