import type { Page } from "@playwright/test"
import sharp from "sharp"
import { breakLines, contentOf, editElsewhere, textOf } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

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

test("a picture that is pasted into a text is a paragraph where the cursor is, and what is typed next describes it, also with CRLF", async ({
  page,
}) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  breakLines(file, "\r\n")
  const before = textOf(file)
  await openPost(page, post)
  await page.getByRole("button", { name: /^The text/ }).click()
  await editor(page).press("Control+Home")
  await give(page, "paste")

  await expectSaved(page, file)
  expect(textOf(file)).toContain("![What the picture shows]")
  await page.keyboard.type("Six names on a wall.")
  const picture = "![Six names on a wall.](../images/posts/rota-by-night.png)"
  await expect.poll(() => textOf(file)).toBe([picture, "", before].join("\r\n"))
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
