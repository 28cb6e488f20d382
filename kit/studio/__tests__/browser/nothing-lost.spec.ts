import type { Page } from "@playwright/test"
import { contentOf, editElsewhere, textOf } from "./support/owner"
import { expect, expectSaved, openStudio, status, test } from "./support/test"

interface Titled {
  readonly title: string
  readonly slug?: string
  readonly amazonUrl?: string
}

const titles = (file: string) => contentOf<readonly Titled[]>(file).map(({ title }) => title)

async function openBooks(page: Page): Promise<void> {
  await openStudio(page, "Books")
  await page.getByRole("button", { name: /^The books/ }).click()
}

test("what is refused stays at its own entry when the one above it goes", async ({ page }) => {
  await openBooks(page)
  const [first = "", second = "", third = ""] = titles("books.json")
  await page.getByRole("button", { name: second, exact: true }).click()
  const link = page.getByRole("textbox", { name: "Bookstore link" })
  await link.fill("http://www.example.org/not-encrypted")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()

  await page.getByRole("button", { name: first, exact: true }).click()
  await page.getByRole("button", { name: `Remove ${first}` }).click()
  await expect.poll(() => titles("books.json")[0]).toBe(second)
  await page.getByRole("button", { name: third, exact: true }).click()
  await expect(link).not.toHaveValue("http://www.example.org/not-encrypted")
  await page.getByRole("button", { name: second, exact: true }).click()
  await expect(link).toHaveValue("http://www.example.org/not-encrypted")
  await link.fill("https://www.example.org/encrypted")
  await expect
    .poll(() => contentOf<readonly Titled[]>("books.json")[0]?.amazonUrl)
    .toBe("https://www.example.org/encrypted")
})

test.describe("when the disk is full", () => {
  test.use({ expectedErrors: /507/ })

  test("what cannot be saved says so at its field, and is saved when it can be", async ({ page }) => {
    await openStudio(page)
    const before = textOf("pages/home.json")
    await page.getByRole("button", { name: /^Top of the page/ }).click()
    const full = { status: 507, json: { message: "Not saved: the disk is full." } }
    await page.route("**/api/save", (route) => route.fulfill(full))
    await page.getByRole("textbox", { name: "Introduction", exact: true }).fill("Typed on a full disk.")
    await expect(page.getByText("Not saved: the disk is full. Your text is kept here")).toBeVisible()
    expect(textOf("pages/home.json")).toBe(before)

    await page.getByRole("button", { name: /^Changes/ }).click()
    await expect(page.getByRole("dialog")).toContainText("1 unsaved change")
    await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled()
    const unsaved = page.getByRole("listitem").filter({ hasText: "Home, Top of the page: Introduction" })
    await unsaved.getByRole("button", { name: "Go to field" }).click()
    await expect(page.getByRole("textbox", { name: "Introduction", exact: true })).toBeFocused()
    await page.unroute("**/api/save")
    await expect.poll(() => textOf("pages/home.json")).toContain("Typed on a full disk.")
    await expect(page.getByText("Not saved: the disk is full.")).toBeHidden()
  })

  test("a dialog keeps its answers when they cannot be saved", async ({ page }) => {
    await openBooks(page)
    await page.route("**/api/new", (route) =>
      route.fulfill({ status: 507, json: { message: "Not saved: the disk is full." } }),
    )
    await page.getByRole("button", { name: "Add a book" }).click()
    await page.getByRole("textbox", { name: "Title" }).fill("Peopleware")
    await page.getByRole("textbox", { name: "Author" }).fill("Tom DeMarco, Timothy Lister")
    await page.getByRole("textbox", { name: "Bookstore link" }).fill("https://www.example.org/peopleware")
    await page.getByRole("button", { name: "Add", exact: true }).click()
    await expect(page.getByRole("dialog").getByText("Not saved: the disk is full.")).toBeVisible()
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Peopleware")

    await page.unroute("**/api/new")
    await page.getByRole("button", { name: "Add", exact: true }).click()
    await expect.poll(() => titles("books.json")).toContain("Peopleware")
  })
})

test("a slug is typed slowly like any text, and the studio goes along to the new address", async ({ page, site }) => {
  // No other text links to this one.
  const [, { slug = "", title = "" } = {}] = contentOf<readonly Titled[]>("posts.json")
  const text = textOf(`posts/${slug}.md`)
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: title })
  const field = page.getByRole("textbox", { name: "Address" })
  await field.fill("")
  // Slower than the pause after which other texts are saved.
  await field.pressSequentially("neun-tage", { delay: 450 })
  expect(contentOf<readonly Titled[]>("posts.json")[1]?.slug).toBe(slug)
  await field.press("Enter")

  await expect.poll(() => contentOf<readonly Titled[]>("posts.json")[1]?.slug).toBe("neun-tage")
  expect(textOf("posts/neun-tage.md")).toBe(text)
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
  await expect.poll(() => site.locator("html").evaluate(() => location.pathname)).toBe("/blog/neun-tage/")
})

test("what is typed in one tab is seen in the other, and neither writes over the other", async ({ page, context }) => {
  await openStudio(page)
  const other = await context.newPage()
  await openStudio(other)
  for (const each of [page, other]) await each.getByRole("button", { name: /^Top of the page/ }).click()
  const intro = (tab: Page) => tab.getByRole("textbox", { name: "Introduction", exact: true })
  await intro(page).fill("From the first tab.")
  await expect(intro(other)).toHaveValue("From the first tab.")
  await expect(status(other)).toHaveText("Changed in another tab: Home data/pages/home.json")
  await expectSaved(page, "pages/home.json")

  // Two at once: the second is asked which one it is to be.
  await intro(other).fill("   ")
  await expect(other.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  await intro(page).fill("Again from the first tab.")
  await expect(other.getByText("This was changed elsewhere.")).toContainText("Again from the first")
})

test("text that was typed into an entry which is gone can be copied, and given up", async ({ page, context }) => {
  await openBooks(page)
  const [first = ""] = titles("books.json")
  await page.getByRole("button", { name: first, exact: true }).click()
  await page.getByRole("textbox", { name: "Bookstore link" }).fill("http://www.example.org/kept")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  editElsewhere("books.json", (text) => JSON.stringify(JSON.parse(text).slice(1), null, 2))
  await expect(page.getByRole("button", { name: first, exact: true })).toBeHidden()

  await page.getByRole("button", { name: /^Changes/ }).click()
  const list = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "http://www.example.org/kept" })
  await expect(list).toContainText(`Books, ${first}: Bookstore link Its entry was deleted.`)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await list.getByRole("button", { name: "Copy" }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("http://www.example.org/kept")
  await list.getByRole("button", { name: "Discard" }).click()
  await expect(page.getByRole("dialog")).toContainText("Everything is saved")
})

test("what was typed in a tab that is closed is there in the next", async ({ page, context }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Words in colour" }).fill("words that are not there")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  await page.close()

  const next = await context.newPage()
  await openStudio(next)
  await next.getByRole("button", { name: /^Top of the page/ }).click()
  await expect(next.getByRole("textbox", { name: "Words in colour" })).toHaveValue("words that are not there")
})

test.describe("when time stands still", () => {
  test.use({ expectedErrors: /507/, ownContext: true })

  test("what could not be saved is tried again at once by a button", async ({ page }) => {
    await page.clock.install()
    await openStudio(page)
    await page.getByRole("button", { name: /^Top of the page/ }).click()
    await page.route("**/api/save", (route) => route.fulfill({ status: 507, json: { message: "Not saved." } }))
    await page.getByRole("textbox", { name: "Introduction", exact: true }).fill("Typed on a full disk.")
    await expect(page.getByText("Not saved. Your text is kept here")).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(page.getByText("Not saved. Your text is kept here")).toBeVisible()
    await page.unroute("**/api/save")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => textOf("pages/home.json")).toContain("Typed on a full disk.")
  })
})
