import type { Page } from "@playwright/test"
import { editElsewhere, savedContent, savedText } from "./support/owner"
import { expect, openStudio, test } from "./support/test"

interface Titled {
  readonly title: string
  readonly slug?: string
  readonly amazonUrl?: string
}

const titles = (file: string) => savedContent<readonly Titled[]>(file).map(({ title }) => title)

async function openBooks(page: Page): Promise<void> {
  await openStudio(page, "Books")
  await page.getByRole("button", { name: /^The books/ }).click()
}

test.describe("when the disk is full", () => {
  // The clock that a test stops is that of all tabs of a context.
  test.use({ expectedErrors: /507/, ownContext: true })

  test("what cannot be saved says so at its field, and is saved by a button when it can be", async ({ page }) => {
    await page.clock.install()
    await openStudio(page)
    const before = savedText("pages/home.json")
    await page.getByRole("button", { name: /^Top of the page/ }).click()
    const full = { status: 507, json: { message: "Not saved: the disk is full." } }
    await page.route("**/api/save", (route) => route.fulfill(full))
    // The studio would retry by itself, too.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole("textbox", { name: "Introduction", exact: true }).fill("Typed on a full disk.")
    await page.clock.runFor(1000)
    await expect(page.getByText("Not saved: the disk is full. Your text is kept here")).toBeVisible()
    expect(savedText("pages/home.json")).toBe(before)

    await page.getByRole("button", { name: /^Changes/ }).click()
    await expect(page.getByRole("dialog")).toContainText("1 unsaved change")
    await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled()
    const unsaved = page.getByRole("listitem").filter({ hasText: "Home, Top of the page: Introduction" })
    await unsaved.getByRole("button", { name: "Go to field" }).click()
    await expect(page.getByRole("textbox", { name: "Introduction", exact: true })).toBeFocused()
    await page.unroute("**/api/save")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => savedText("pages/home.json")).toContain("Typed on a full disk.")
    await expect(page.getByText("Not saved: the disk is full.")).toHaveCount(0)
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

test("text typed into an entry that is gone can be copied, and discarded", async ({ page, context }) => {
  await openBooks(page)
  const [first = ""] = titles("books.json")
  await page.getByRole("button", { name: first, exact: true }).click()
  await page.getByRole("textbox", { name: "Bookstore link" }).fill("http://www.example.org/kept")
  await expect(page.getByText("Not saved yet: the check refuses this. Fix it here")).toBeVisible()
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

test("what was typed in a closed tab is there in the next", async ({ page, context }) => {
  await openStudio(page)
  await page.getByRole("button", { name: /^Top of the page/ }).click()
  await page.getByRole("textbox", { name: "Headline" }).fill("  ")
  await expect(page.getByText("Not saved yet: the check refuses this. Fix it here")).toBeVisible()
  await page.close()

  const next = await context.newPage()
  await openStudio(next)
  await next.getByRole("button", { name: /^Top of the page/ }).click()
  await expect(next.getByRole("textbox", { name: "Headline" })).toHaveValue("  ")
})
