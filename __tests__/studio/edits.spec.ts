import { contentOf, editElsewhere, git, textOf } from "./support/owner"
import { choosePage, expect, openStudio, status, test } from "./support/test"

interface Home {
  readonly hero: { readonly heading: string; readonly intro: string }
}

test("a click on the headline opens its field, and what is typed stands on the page and in the file", async ({
  page,
  site,
}) => {
  await openStudio(page)
  const before = textOf("pages/home.json")
  const { heading } = contentOf<Home>("pages/home.json").hero
  const changed = heading.replace("done this", "done that")
  await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 20 } })
  const field = page.getByRole("textbox", { name: "Headline" })
  await expect(field).toBeFocused()
  await field.fill(changed)

  await expect(site.getByRole("heading", { level: 1, name: changed })).toBeVisible()
  await expect(status(page)).toHaveText("Saved to data/pages/home.json")
  expect(textOf("pages/home.json")).toBe(before.replace(heading, changed))
})

test("words that are set off in the headline lead to their own field, and to the headline's", async ({
  page,
  site,
}) => {
  await openStudio(page)
  await site.getByText("less than 30%", { exact: true }).first().click()
  await expect(page.getByRole("textbox", { name: "Words in colour" })).toBeFocused()
  await page.getByRole("button", { name: "Home, Top of the page: Headline" }).click()
  await expect(page.getByRole("textbox", { name: "Headline" })).toBeFocused()
})

test("a broken link is not saved, and its fix mends it", async ({ page }) => {
  await openStudio(page, "Books")
  const before = textOf("books.json")
  await page.getByRole("button", { name: /^The books/ }).click()
  await page.getByRole("button", { name: "Accelerate", exact: true }).click()
  const link = page.getByRole("textbox", { name: "Bookstore link" })
  await link.fill("http://www.example.org/accelerate")

  await expect(page.getByText("This address begins with http:, which is not encrypted.")).toBeVisible()
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  expect(textOf("books.json")).toBe(before)
  await page.getByRole("button", { name: "Write https" }).click()
  await expect(status(page)).toHaveText("Saved to data/books.json")
  expect(textOf("books.json")).toContain('"https://www.example.org/accelerate"')
})

test("services are put in order by their grips, and the page follows", async ({ page, site }) => {
  await openStudio(page, "Services")
  const titles = () => contentOf<readonly { title: string }[]>("services.json").map(({ title }) => title)
  const [first = "", second = ""] = titles()
  await page.getByRole("button", { name: /^The services/ }).click()
  const grip = (title: string) => page.getByRole("button", { name: `Move ${title}`, exact: false }).first()
  await grip(first).hover()
  await page.mouse.down()
  const below = await grip(second).boundingBox()
  await page.mouse.move(below?.x ?? 0, (below?.y ?? 0) + 30, { steps: 8 })
  await page.mouse.up()

  await expect(status(page)).toContainText(`${first} moved to position 2`)
  expect(titles().slice(0, 2)).toEqual([second, first])
  await expect(site.getByRole("heading", { level: 2 }).first()).toHaveText(second)
})

test("an entry is moved, removed and brought back without a mouse", async ({ page }) => {
  await openStudio(page, "Books")
  const before = textOf("books.json")
  const titles = () => contentOf<readonly { title: string }[]>("books.json").map(({ title }) => title)
  const [first = "", second = ""] = titles()
  await page.getByRole("button", { name: /^The books/ }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: first, exact: true }).focus()
  await page.keyboard.press("Alt+ArrowDown")
  await expect.poll(() => titles().slice(0, 2)).toEqual([second, first])

  await page.getByRole("button", { name: first, exact: true }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: `Remove ${first}` }).focus()
  await page.keyboard.press("Enter")
  await expect.poll(titles).not.toContain(first)

  await page.getByRole("heading", { level: 2 }).click()
  await page.keyboard.press("Control+z")
  await expect.poll(titles).toContain(first)
  await page.keyboard.press("Control+z")
  await expect.poll(() => textOf("books.json")).toBe(before)
})

test("a change of the same words in another program is shown, and the owner chooses", async ({ page }) => {
  await openStudio(page)
  const { intro } = contentOf<Home>("pages/home.json").hero
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  const field = page.getByRole("textbox", { name: "Introduction", exact: true })
  // What is typed would break the site, so it waits; somebody else writes in the meantime.
  await field.fill("   ")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  editElsewhere("pages/home.json", (text) => text.replace(intro, "Written elsewhere."))

  await expect(page.getByText("This was changed elsewhere.")).toContainText("Written elsewhere.")
  await page.getByRole("button", { name: "Use theirs" }).click()
  await expect(field).toHaveValue("Written elsewhere.")
})

test("a change of other words in another program is taken over, and nothing is lost", async ({ page }) => {
  await openStudio(page)
  const { heading } = contentOf<Home>("pages/home.json").hero
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  editElsewhere("pages/home.json", (text) => text.replace(heading, "A headline from elsewhere"))
  await page.getByRole("textbox", { name: "Introduction", exact: true }).fill("Typed in the studio.")

  await expect.poll(() => contentOf<Home>("pages/home.json").hero.intro).toBe("Typed in the studio.")
  expect(contentOf<Home>("pages/home.json").hero.heading).toBe("A headline from elsewhere")
})

test("what was typed and could not be saved is there after a reload", async ({ page }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Words in colour" }).fill("words that are not there")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()

  await page.reload()
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await expect(page.getByRole("textbox", { name: "Words in colour" })).toHaveValue("words that are not there")
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByRole("textbox", { name: "Words in colour" })).toHaveValue("less than 30%")
})

test("links stay in the frame when they are followed, and the fields follow the page", async ({ page, site }) => {
  await openStudio(page)
  await page.getByRole("button", { name: "Follow links" }).click()
  await site.getByRole("banner").getByRole("link", { name: "Books" }).click()

  await expect(site.getByRole("heading", { level: 1, name: "Eight books" })).toBeVisible()
  await expect(page.getByRole("heading", { level: 2, name: "Books" })).toBeVisible()
  expect(page.url()).toContain("/__studio/")
})

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
