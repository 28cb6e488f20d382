import { expectNoViolations } from "./support/axe"
import { editElsewhere, savedContent } from "./support/owner"
import { errorsOfGonePages, expect, openStudio, test } from "./support/test"

test("a page that is left out stays in the preview, under a line that shows it to visitors again", async ({
  page,
  site,
}) => {
  editElsewhere("site.json", (text) => text.replace("{", '{\n  "pagesOff": ["books"],'))
  await openStudio(page)
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "Books (not shown)" })
  const heading = savedContent<{ heading: string }>("pages/books.json").heading
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  const line = page.getByText("Visitors do not see this page.")
  const shown = page.getByRole("switch", { name: "Shown to visitors" })
  await expect(shown).not.toBeChecked()
  await line.getByRole("button", { name: "Show it to visitors" }).click()

  await expect(shown).toBeChecked()
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(heading)
  await expect(line).toBeHidden()
})

test.describe("a removed page", () => {
  test.use({ expectedErrors: errorsOfGonePages })

  test("is gone from the end of its panel, with what leads there; its address leads to the page above; undo brings it back", async ({
    page,
  }) => {
    const [post] = savedContent<readonly [{ readonly title: string; readonly slug: string }]>("posts.json")
    const slugs = () => savedContent<ReadonlyArray<{ readonly slug: string }>>("posts.json").map(({ slug }) => slug)
    const address = `/blog/${post.slug}/`
    await openStudio(page)
    await page.getByRole("combobox", { name: "Page" }).selectOption({ label: post.title })
    await page.getByRole("button", { name: "Remove this post" }).click()
    const dialog = page.getByRole("dialog", { name: `Remove ${post.title}` })
    await expect(dialog.getByRole("combobox", { name: `Where ${address} leads` })).toHaveValue("/blog/")
    await expectNoViolations(page)
    await dialog.getByRole("button", { name: post.title }).last().click()

    await expect(dialog).toBeHidden()
    await expect(page.getByRole("heading", { level: 2, name: "Blog" })).toBeVisible()
    expect(slugs()).not.toContain(post.slug)
    expect(savedContent("redirects.json")).toContainEqual({ from: address, to: "/blog/" })
    await page.getByRole("button", { name: "Undo", exact: true }).first().click()
    await expect.poll(slugs).toContain(post.slug)
  })
})
