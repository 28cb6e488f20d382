import type { Page } from "@playwright/test"
import { pasteHtml, pastePicture } from "./journeys/support/files"
import { breakLines, savedContent, savedText } from "./support/owner"
import { expect, expectSaved, openStudio, test } from "./support/test"

interface Post {
  readonly title: string
  readonly slug: string
  readonly draft?: boolean
  readonly publishOn?: string
  readonly externalUrl?: string
}

const posts = () => savedContent<readonly Post[]>("posts.json")

async function openPost(page: Page, { title }: Post): Promise<void> {
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: title })
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
}

const editor = (page: Page) => page.getByRole("textbox", { name: "The text, in Markdown" })

test("a picture pasted into a text becomes a paragraph at the caret, and what is typed next describes it, also with CRLF", async ({
  page,
}) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  breakLines(file, "\r\n")
  const before = savedText(file)
  await openPost(page, post)
  await page.getByRole("button", { name: /^The text/ }).click()
  await editor(page).press("Control+Home")
  await pastePicture(editor(page), "Rota by night.png")

  await expectSaved(page, file)
  expect(savedText(file)).toContain("![What the picture shows]")
  await page.keyboard.type("Six names on a wall.")
  const picture = "![Six names on a wall.](../images/posts/rota-by-night.png)"
  await expect.poll(() => savedText(file)).toBe([picture, "", before].join("\r\n"))
})

test("what another program has copied is pasted as a text of the site, as one undo step, and a link leads to a chosen page", async ({
  page,
}) => {
  const [post] = posts() as [Post]
  const file = `posts/${post.slug}.md`
  const before = savedText(file)
  await openPost(page, post)
  await page.getByRole("button", { name: /^The text/ }).click()
  await editor(page).press("Control+Home")
  await pasteHtml(editor(page), "<p>We had <b>two</b> teams.</p><ul><li>Nights</li></ul>", "A wall")
  const pasted = "We had **two** teams.\n\n- Nights\n\n![A wall](../images/posts/a-wall.png)\n\n"
  await expect.poll(() => savedText(file)).toBe(pasted + before)
  await page.keyboard.press("Control+z")
  await expect.poll(() => savedText(file)).toBe(before)

  await editor(page).press("Control+Home")
  await page.keyboard.type("Here.\n\n")
  await editor(page).press("Control+Home")
  for (const _letter of "Here") await page.keyboard.press("Shift+ArrowRight")
  await page.keyboard.press("Control+k")
  await page.getByRole("combobox", { name: "Address" }).fill("/serv")
  await page
    .getByRole("dialog")
    .getByRole("option", { name: /^Services/ })
    .click()
  await page.getByRole("button", { name: "Add the link" }).click()
  await expect.poll(() => savedText(file)).toBe(`[Here](/services/).\n\n${before}`)
})
