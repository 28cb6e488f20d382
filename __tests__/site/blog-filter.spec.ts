import type { Page } from "@playwright/test"
import type { Labels } from "../../src/content/contract/labels"
import { plural } from "../../src/ui/plural"
import { hydrated } from "./support/hydrated"
import { contentOf } from "./support/owners"
import { expect, test } from "./support/test"

const posts = (page: Page) => page.getByRole("main").getByRole("article")
const topic = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("a topic shows its posts alone, and puts itself into the address", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/")
  await expect(posts(page)).toHaveCount(6)

  await topic(page, "DevOps").click()

  await expect(page).toHaveURL("/blog/?topic=DevOps")
  await expect(posts(page)).toHaveCount(2)
  await expect(page.getByRole("status")).toHaveText("2 posts shown")
})

test("a topic that is chosen before any script has arrived is not lost", { tag: "@sample" }, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("/blog/")
  await page.unroute("**/*.js")

  await topic(page, "DevOps").click()

  await expect(page).toHaveURL("/blog/?topic=DevOps")
  await expect(posts(page)).toHaveCount(2)
})

test("a second topic adds its posts, and a topic goes out again", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/?topic=DevOps")
  await hydrated(page)
  await topic(page, "AI/ML").click()
  await expect(posts(page)).toHaveCount(3)

  await topic(page, "DevOps").click()

  await expect(page).toHaveURL("/blog/?topic=AI%2FML")
  await expect(posts(page)).toHaveCount(1)
  await expect(page.getByRole("status")).toHaveText("1 post shown")
})

test("clearing the filters shows all posts", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/?topic=DevOps")
  await hydrated(page)
  await page.getByRole("button", { name: "Clear filters" }).click()

  await expect(page).toHaveURL("/blog/")
  await expect(posts(page)).toHaveCount(6)
  await expect(topic(page, "Leadership")).toBeFocused()
})

test("the filter survives a reload", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/")
  await topic(page, "Team Building").click()
  await page.reload()

  await expect(topic(page, "Team Building")).toHaveAttribute("aria-pressed", "true")
  await expect(posts(page)).toHaveCount(2)
})

test("back undoes the last topic", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/")
  await hydrated(page)
  await topic(page, "DevOps").click()
  await topic(page, "AI/ML").click()
  await expect(posts(page)).toHaveCount(3)

  await page.goBack()

  await expect(page).toHaveURL("/blog/?topic=DevOps")
  await expect(posts(page)).toHaveCount(2)
})

test("the filter is there again when the visitor comes back from another page", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("/blog/")
  await hydrated(page)
  await topic(page, "DevOps").click()
  await page.getByRole("banner").getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL("/about/")

  await page.goBack()

  await expect(topic(page, "DevOps")).toHaveAttribute("aria-pressed", "true")
  await expect(posts(page)).toHaveCount(2)
})

test("filtering leaves the page where it is", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/")
  await hydrated(page)
  await topic(page, "DevOps").scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)

  await topic(page, "DevOps").click()

  await expect(posts(page)).toHaveCount(2)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
})

test("a topic that no post has gets a plain word and a way back", { tag: "@sample" }, async ({ page }) => {
  await page.goto("/blog/?topic=Gardening")

  await expect(page.getByText("No posts found matching the selected categories.")).toBeVisible()
  await expect(page.getByRole("status")).toHaveText("0 posts shown")
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(posts(page)).toHaveCount(6)
})

test("each topic shows the posts that have it, and says how many in its owner's words", async ({ page, owner }) => {
  const { topics = [] } = contentOf<{ topics?: string[] }>(owner, "pages/blog.json")
  const { language } = contentOf<{ language: string }>(owner, "site.json")
  const { filter } = contentOf<Labels>(owner, "labels.json")
  const all = contentOf<Array<{ categories?: string[] }>>(owner, "posts.json")
  test.skip(topics.length === 0 || all.length === 0, "This owner has nothing to filter.")

  for (const name of topics) {
    await page.goto(`/blog/?${new URLSearchParams({ topic: name })}`)
    await hydrated(page)
    const count = all.filter(({ categories }) => categories?.includes(name)).length
    await expect(posts(page)).toHaveCount(count)
    // The newsletter's form may have another.
    await expect(page.getByRole("status").first()).toHaveText(plural(filter.count, count, language))
    await expect(topic(page, name)).toHaveAttribute("aria-pressed", "true")
  }
})
