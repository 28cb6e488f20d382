import { renameSync } from "node:fs"
import { join } from "node:path"
import { contentOf, data, editElsewhere } from "./support/owner"
import { expect, openStudio, status, test } from "./support/test"

interface Post {
  readonly slug: string
  readonly title: string
}

const posts = () => contentOf<readonly Post[]>("posts.json")

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

test("a page that is left out stays in the preview, under a line that shows it to visitors again", async ({
  page,
  site,
}) => {
  editElsewhere("site.json", (text) => text.replace("{", '{\n  "pagesOff": ["books"],'))
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "Books (not shown)" })
  const heading = contentOf<{ heading: string }>("pages/books.json").heading
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  const line = page.getByText("Visitors do not see this page.")
  const shown = page.getByRole("switch", { name: "Shown to visitors" })
  await expect(shown).not.toBeChecked()
  await line.getByRole("button", { name: "Show it to visitors" }).click()

  await expect(shown).toBeChecked()
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(line).toBeHidden()
})
