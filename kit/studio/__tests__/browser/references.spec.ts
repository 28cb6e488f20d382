import { renameSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { contentOf, data, editElsewhere, git, textOf } from "./support/owner"
import { choosePage, expect, openStudio, status, test } from "./support/test"

interface Entry {
  readonly id: string
  readonly title: string
}

interface Post {
  readonly slug: string
  readonly title: string
}

const services = () => contentOf<readonly Entry[]>("services.json")
const posts = () => contentOf<readonly Post[]>("posts.json")

/** What git says has changed. */
const changedFiles = () => git("status", "--porcelain", "--untracked-files=all")

/** Another name for something that has one already. */
const other = (name: string) => `${name}-anew`

/** The first service that a text links to, and the post with that text. */
function linkedService(): readonly [service: Entry, post: Post] {
  for (const service of services())
    for (const post of posts())
      if (textOf(`posts/${post.slug}.md`).includes(`(/services/#${service.id})`)) return [service, post]
  throw new Error("No post links to a service.")
}

async function openService(page: Page, { title }: Entry) {
  await choosePage(page, "Services")
  await page.getByRole("button", { name: /^The services/ }).click()
  await page.getByRole("button", { name: title, exact: true }).click()
  return page.getByRole("textbox", { name: "Address within the page" })
}

test("a link in a text that is not saved gets the new id too", async ({ page }) => {
  const [service, post] = linkedService()
  await openStudio(page, post.title)
  await page.getByRole("button", { name: /^The text/ }).click()
  const text = page.getByRole("textbox", { name: "The text, in Markdown" })
  await text.press("Control+Home")
  // HTML would break the site, so the text waits.
  await page.keyboard.insertText("Not <b>saved</b>\n\n")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  const id = await openService(page, service)
  await id.fill(other(service.id))
  await expect(page.getByText("This also changes:")).toBeVisible()
  await expectNoViolations(page)
  await id.press("Enter")
  await expect(status(page)).toContainText("Renamed")

  await choosePage(page, post.title)
  await page.getByRole("button", { name: /^The text/ }).click()
  await expect(text).toContainText("Not <b>saved</b>")
  await expect(page.getByText("Not saved: this would break the site. Fix it here")).toBeVisible()
  await expect(page.getByText("This was changed elsewhere.")).toBeHidden()
  await page.getByRole("button", { name: "Discard" }).click()
  await expect(text).not.toContainText("Not <b>saved</b>")
  expect(textOf(`posts/${post.slug}.md`)).toContain(`(/services/#${other(service.id)})`)
})

test.describe("with an address that goes away", () => {
  // The preview may ask once more for what it has just left.
  test.use({ expectedErrors: /404 \(Not Found\)/ })

  test("a custom page gets another address, and stays open", async ({ page, site }) => {
    const [file = ""] = git("ls-files", "data/pages/own").split("\n")
    const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? ""
    await openStudio(page)
    const choices = page.getByRole("combobox", { name: "Page" })
    const title = await choices.locator("optgroup[label='Custom pages'] option").first().innerText()
    await choosePage(page, title)
    const address = page.getByRole("textbox", { name: "Address" })
    await expect(address).toHaveValue(slug)
    await address.fill("another-page")
    await address.press("Enter")
    await expect(status(page)).toContainText("Renamed")

    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
    await expect(address).toHaveValue("another-page")
    await expect(site.getByRole("heading", { level: 1 })).toHaveText(title)
    expect(contentOf("redirects.json")).toEqual([{ from: `/${slug}/`, to: "/another-page/" }])

    await page.getByRole("button", { name: "Undo", exact: true }).first().click()
    await expect(address).toHaveValue(slug)
    expect(changedFiles()).toBe("")
  })
})

test("a slug that was changed in another program gets its redirect by a button", async ({ page }) => {
  // No other text links to this one.
  const [, post] = posts() as [Post, Post]
  editElsewhere("posts.json", (text) => text.replace(`"${post.slug}"`, '"who-pays"'))
  renameSync(join(data, `posts/${post.slug}.md`), join(data, "posts/who-pays.md"))
  await openStudio(page, post.title)
  await expect(page.getByText(`This was /blog/${post.slug}/ before`)).toBeVisible()
  await page.getByRole("button", { name: "Add the redirect" }).click()

  await expect(status(page)).toContainText("Redirect added")
  await expect(page.getByText(`This was /blog/${post.slug}/ before`)).toBeHidden()
  expect(contentOf("redirects.json")).toEqual([{ from: `/blog/${post.slug}/`, to: "/blog/who-pays/" }])
})

test("a page that is left out stays in the preview, under a line that leads to its switch", async ({ page, site }) => {
  editElsewhere("site.json", (text) => text.replace("{", '{\n  "pagesOff": ["books"],'))
  await openStudio(page, "Books")
  const heading = contentOf<{ heading: string }>("pages/books.json").heading
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  const line = page.getByText("This page is left out: visitors do not see it.")
  await line.getByRole("button", { name: "Pages left out" }).click()
  await page.getByRole("switch", { name: "Books" }).click()

  await expect(page.getByRole("switch", { name: "Books" })).not.toBeChecked()
  await choosePage(page, "Books")
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(line).toBeHidden()
})
