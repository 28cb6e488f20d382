import { existsSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { contentOf, data, textOf } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

interface Book {
  readonly title: string
  readonly coverUrl?: string
}

const cover = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#354f8c" } })
    .jpeg()
    .toBuffer()

test("a book is added with its cover", async ({ page, site }) => {
  await openStudio(page, "Books")
  await page.getByRole("button", { name: /^The books/ }).click()
  await page.getByRole("button", { name: "Add a book" }).click()
  await page.getByRole("textbox", { name: "Title" }).fill("Peopleware")
  await page.getByRole("textbox", { name: "Author" }).fill("Tom DeMarco, Timothy Lister")
  await page.getByRole("textbox", { name: "Amazon" }).fill("https://www.example.org/peopleware")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(site.getByRole("heading", { name: "Peopleware" })).toBeVisible()

  const chosen = page.getByLabel("Cover: choose a file")
  await chosen.setInputFiles({ name: "IMG 0001.jpg", mimeType: "image/jpeg", buffer: await cover(800, 1200) })
  await expect(status(page)).toHaveText("Saved to data/books.json")
  const book = contentOf<readonly Book[]>("books.json").find(({ title }) => title === "Peopleware")
  expect(book?.coverUrl).toMatch(/^images\/books\/peopleware\.(?:jpg|png|webp)$/)
  expect(existsSync(join(data, book?.coverUrl ?? ""))).toBe(true)
})

test("a picture that is too small is taken with a remark, and what is none is not taken", async ({ page }) => {
  await openStudio(page, "Books")
  const before = textOf("books.json")
  await page.getByRole("button", { name: /^The books/ }).click()
  await page.getByRole("button", { name: "Accelerate", exact: true }).click()
  const chosen = page.getByLabel("Cover: choose a file")
  await chosen.setInputFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") })
  await expect(page.getByText("This is not a picture, or not one that can be read.")).toBeVisible()
  expect(textOf("books.json")).toBe(before)

  await chosen.setInputFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer: await cover(100, 150) })
  await expect(page.getByText("This picture has 100 × 150 pixels").first()).toBeVisible()
})

test("a picture that nothing uses any more is offered for removal", async ({ page }) => {
  await openStudio(page, "Books")
  await page.getByRole("button", { name: /^The books/ }).click()
  await page.getByRole("button", { name: "Accelerate", exact: true }).click()
  await page.getByRole("button", { name: "Leave it out" }).click()
  await expect(status(page)).toHaveText("Saved to data/books.json")
  await page.getByRole("button", { name: "Choose one that is here" }).click()
  await page.getByRole("button", { name: "Remove images/books/accelerate.png" }).click()
  await expect.poll(() => existsSync(join(data, "images/books/accelerate.png"))).toBe(false)

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await page.getByRole("button", { name: "Undo", exact: true }).first().click()
  await expect.poll(() => existsSync(join(data, "images/books/accelerate.png"))).toBe(true)
})

for (const way of ["drop", "paste"] as const) {
  test(`a cover is taken by ${way}`, async ({ page }) => {
    await openStudio(page, "Books")
    await page.getByRole("button", { name: /^The books/ }).click()
    await page.getByRole("button", { name: "Accelerate", exact: true }).click()
    const bytes = [...(await cover(600, 900))]
    await page.locator(".picture").evaluate(
      (place, { given, how }) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(given)], "new cover.jpg", { type: "image/jpeg" }))
        const event =
          how === "drop"
            ? new DragEvent("drop", { bubbles: true, dataTransfer: files })
            : new ClipboardEvent("paste", { bubbles: true, clipboardData: files })
        place.dispatchEvent(event)
      },
      { given: bytes, how: way },
    )
    await expect(status(page)).toHaveText("Saved to data/books.json")
    expect(textOf("books.json")).toMatch(/"images\/books\/accelerate-2\.\w+"/)
  })
}
