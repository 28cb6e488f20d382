import { settingsOf } from "../../../content/markdown/settings"
import { git, savedContent, savedText } from "./support/owner"
import { choosePage, expect, openStudio, test } from "./support/test"

test("the page is shown as wide as a phone, and in the dark, and nothing of it reaches visitors", async ({
  page,
  site,
}) => {
  await openStudio(page)
  const theme = () => page.evaluate(() => localStorage.getItem("theme"))
  const before = await theme()
  await page.getByRole("button", { name: "Phone" }).click()
  await page.getByRole("button", { name: "Dark" }).click()

  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBe(390)
  await expect(site.locator("html")).toHaveAttribute("data-theme", "dark")
  await choosePage(page, "About")
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(site.locator("html")).toHaveAttribute("data-theme", "dark")
  expect([await theme(), git("status", "--porcelain")]).toEqual([before, ""])
})

const places = [
  ["Home", () => savedContent<{ readonly hero: { readonly intro: string } }>("pages/home.json").hero.intro],
  ["A page for the board", () => String(Reflect.get(Object(settingsOf(savedText(board))), "title"))],
] as const
const board = "pages/own/a-page-for-the-board.md"

for (const [name, text] of places)
  test.describe(`on ${name}`, () => {
    test.use({ ownContext: true })

    test("letters that are typed, pasted and dictated in the page stay letters, and stand there when it is loaded anew", async ({
      page,
      site,
      context,
    }) => {
      const letters = "8*5*4 > 50 % a_b_c [x] <b> &amp; C:\\_work |  😀 שלום"
      await context.grantPermissions(["clipboard-read", "clipboard-write"])
      await openStudio(page, name)
      // Home shows the other page's title, too.
      await expect(page.locator(".preview-frame")).toHaveAttribute("aria-busy", "false")
      const before = text()
      await page.evaluate((words) => navigator.clipboard.writeText(words), letters)
      await site.getByRole("main").getByText(before, { exact: true }).click()
      await expect(site.locator("[contenteditable]")).toBeFocused()
      await page.keyboard.press("Control+Home")
      for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press("ArrowRight")
      await page.keyboard.press("Control+v")
      await page.keyboard.press("Control+End")
      await page.keyboard.type(letters)
      await page.keyboard.press("Control+Home")
      await page.keyboard.insertText(letters)
      const now = letters + before.slice(0, 4) + letters + before.slice(4) + letters
      await expect.poll(text).toBe(now)
      await page.reload()
      await expect(site.getByRole("main")).toContainText(now)
    })
  })
