import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { pastePicture } from "./journeys/support/files"
import { expectNoViolations } from "./support/axe"
import { data, savedContent } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

interface Book {
  readonly title: string
  readonly coverUrl?: string
}

const cover = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#354f8c" } })
    .jpeg()
    .toBuffer()

test("a picture that is here already is chosen, and one that nothing uses any more is offered for removal", async ({
  page,
}) => {
  await openStudio(page, "Books")
  await page.getByRole("button", { name: /^The books/ }).click()
  await page.getByRole("button", { name: "Accelerate", exact: true }).click()
  const [{ coverUrl = "" }] = savedContent<readonly [Book, Book]>("books.json")
  const choose = page.getByRole("button", { name: "Choose from your pictures" })
  await choose.click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: coverUrl.replace("images/", ""), exact: true })
    .click()
  await expectSaved(page, "books.json")
  expect(savedContent<readonly Book[]>("books.json")[1]).toMatchObject({ coverUrl })
  await expect(page.getByRole("main").getByRole("img", { name: "Cover, cropped" })).toHaveCSS("object-fit", "cover")
  await choose.click()
  await expect(page.getByRole("button", { name: "Delete images/books/accelerate.png" })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole("button", { name: "Delete images/books/accelerate.png" }).click()
  await expect.poll(() => existsSync(join(data, "images/books/accelerate.png"))).toBe(false)

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await page.getByRole("button", { name: "Undo", exact: true }).first().click()
  await expect.poll(() => existsSync(join(data, "images/books/accelerate.png"))).toBe(true)
})

test("a picture that is gone from the disk is named at its field, and another is chosen", async ({ page }) => {
  const [, book] = savedContent<readonly [Book, Book]>("books.json")
  const gone = book.coverUrl ?? ""
  rmSync(join(data, gone))
  await openStudio(page, "Books")
  // Until the check has found it, the list asks for the picture.
  await expect(page.getByRole("button", { name: /^To do/ })).toHaveAccessibleName(/1 error/)
  await page.getByRole("button", { name: /^The books/ }).click()
  await page.getByRole("button", { name: new RegExp(`^${book.title} 1 error`) }).click()

  await expect(page.getByText(`${gone} is no longer in data/. Choose another picture.`)).toBeVisible()
  await expect(page.getByRole("main").getByRole("img", { name: "Cover, cropped" })).toHaveCount(0)
  await page
    .getByLabel("Cover: choose a file")
    .setInputFiles({ name: "new.jpg", mimeType: "image/jpeg", buffer: await cover(800, 1200) })
  await expectSaved(page, "books.json")
  await expect(page.getByText("is no longer in data/")).toHaveCount(0)
  await expect(page.getByRole("main").getByRole("img", { name: "Cover, cropped" })).toBeVisible()
})

test("after a picture is pasted over another, its description opens next", async ({ page }) => {
  await openStudio(page, "Get in Touch")
  await pastePicture(page.locator(".picture").first(), "chairs.png")
  await expect(page.getByRole("textbox", { name: "What the picture shows" })).toBeFocused()
  await expect(page.getByText("The description was written for the picture before.")).toBeVisible()
})

test("a replaced picture is shown among the changes as it was and as it is", async ({ page }) => {
  writeFileSync(
    join(data, "images/books/accelerate.png"),
    await sharp(await cover(600, 900))
      .png()
      .toBuffer(),
  )
  await openStudio(page)
  await page.getByRole("button", { name: /^Changes/ }).click()
  const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "accelerate" })
  const widthOf = (words: string) =>
    change
      .getByRole("figure", { name: words })
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(() => widthOf("Now")).toBe(600)
  await expect.poll(() => widthOf("Before")).toBe(1200)
  await expectNoViolations(page)
})
