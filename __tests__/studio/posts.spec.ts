import type { Page } from "@playwright/test"
import sharp from "sharp"
import { breakLines, contentOf, editElsewhere, lineBreaksOf, textOf } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

interface Post {
  readonly title: string
  readonly slug: string
  readonly draft?: boolean
  readonly publishOn?: string
  readonly externalUrl?: string
}

const posts = () => contentOf<readonly Post[]>("posts.json")

async function openPost(page: Page, { title }: Post): Promise<void> {
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: title })
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
}

const editor = (page: Page) => page.getByRole("textbox", { name: "The text, in Markdown" })

test("a click on a paragraph leads to its line, and the text's length stands above it", async ({ page, site }) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  breakLines(file, "\r\n")
  const [, paragraph = ""] = textOf(file).split(/(?:\r\n){2}/)
  await openPost(page, post)
  await site.getByText(paragraph, { exact: true }).click()

  await expect(editor(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(paragraph)
  await expect(page.getByText(/^\d+ words, \d+ minutes to read\./)).toBeVisible()
})

test("a picture that is pasted into a text is a paragraph where the cursor is, also with CRLF", async ({ page }) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  breakLines(file, "\r\n")
  const before = textOf(file)
  await openPost(page, post)
  await page.getByRole("button", { name: /^The text/ }).click()
  await editor(page).press("Control+Home")
  await give(page, "paste")

  await expect(status(page)).toHaveText(`Saved to data/${file}`)
  const picture = "![What the picture shows](../images/posts/rota-by-night.png)"
  expect(textOf(file)).toBe([picture, "", before].join("\r\n"))
})

test("a picture that is dropped into a text is a paragraph where the cursor is", async ({ page }) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  const before = textOf(file)
  await openPost(page, post)
  await page.getByRole("button", { name: /^The text/ }).click()
  await editor(page).press("Control+End")
  await give(page, "drop")

  await expect(status(page)).toHaveText(`Saved to data/${file}`)
  expect(textOf(file)).toBe(`${before}\n![What the picture shows](../images/posts/rota-by-night.png)`)
})

test("a table is added, filled cell by cell with Tab, and left with Escape and Tab", async ({ page, site }) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  const [first = "", ...others] = textOf(file).split("\n")
  await openPost(page, post)
  await page.getByRole("button", { name: /^The text/ }).click()
  await expect(editor(page)).toHaveAccessibleDescription(/Press Escape, then Tab, to leave the text\./)
  await editor(page).press("Control+Home")
  await page.getByRole("button", { name: "Table", exact: true }).click()
  await page.getByRole("spinbutton", { name: "Rows under the heading" }).fill("1")
  await page.getByRole("spinbutton", { name: "Columns" }).fill("2")
  await page.getByRole("button", { name: "Add the table" }).click()
  await expect(editor(page)).toBeFocused()
  for (const words of ["Role", "Days", "CTO", "Two", "Lead"]) {
    await page.keyboard.type(words)
    await page.keyboard.press("Tab")
  }
  // Back to the cell before, whose words are selected.
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type("Team")

  await expect(status(page)).toHaveText(`Saved to data/${file}`)
  await expect
    .poll(() => textOf(file).replace(/ +\|/g, " |").replace(/-+/g, "-").split("\n").slice(0, 7))
    .toEqual([first.replace(/-+/g, "-"), "", "| Role | Days |", "| - | - |", "| CTO | Two |", "| Team | |", ""])
  expect(textOf(file).endsWith(others.join("\n"))).toBe(true)
  await expect(site.getByRole("cell", { name: "Team" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Tab")
  await expect(editor(page)).not.toBeFocused()
})

test("what a post still lacks leads to its fields", async ({ page }) => {
  editElsewhere("posts.json", (text) => {
    const [{ title, slug }, ...others] = JSON.parse(text)
    return JSON.stringify([{ title, slug, draft: true }, ...others], null, 2)
  })
  const [post] = posts() as [Post]
  await openPost(page, post)
  const missing = page.getByRole("region", { name: "What is still missing" })
  for (const [words, field] of [
    ["Excerpt", page.getByRole("textbox", { name: "Excerpt" })],
    ["Picture", page.getByLabel("Picture: choose a file")],
    ["A date, or a day to publish it on", page.getByRole("textbox", { name: "Date", exact: true })],
    ["Turn off Draft when it is ready", page.getByRole("switch", { name: "Draft" })],
  ] as const) {
    await missing.getByRole("button", { name: words }).click()
    await expect(field).toBeFocused()
  }
})

test("a post is given a day to come, and as one published elsewhere, by their switches", async ({ page }) => {
  breakLines("posts.json", "\r\n")
  // No other text links to this one.
  const [, post] = posts() as [Post, Post]
  await openPost(page, post)
  await page.getByRole("switch", { name: "Publish later" }).check()
  const day = page.getByRole("textbox", { name: "Publish later" })
  await day.fill("2030-01-02")
  await expect.poll(() => posts()[1]?.publishOn).toBe("2030-01-02")
  await page.getByRole("switch", { name: "Publish later" }).uncheck()
  await expect.poll(() => posts()[1]).toEqual(post)
  await expect(day).toBeHidden()

  await page.getByRole("switch", { name: "Published elsewhere" }).check()
  await page.getByRole("textbox", { name: "Published elsewhere" }).fill("https://www.example.org/nine-days")
  await expect.poll(() => posts()[1]?.externalUrl).toBe("https://www.example.org/nine-days")
  expect(lineBreaksOf("posts.json")).toEqual(["\r\n"])
})

/** Drops or pastes a picture into the text, where its cursor is. */
async function give(page: Page, way: "drop" | "paste"): Promise<void> {
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: "#354f8c" } })
  const bytes = [...(await picture.png().toBuffer())]
  await editor(page).evaluate(
    (place, { given, how }) => {
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(given)], "Rota by night.png", { type: "image/png" }))
      const event =
        how === "drop"
          ? new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files })
          : new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: files })
      place.dispatchEvent(event)
    },
    { given: bytes, how: way },
  )
}
