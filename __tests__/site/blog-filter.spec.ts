import type { Page } from "@playwright/test"
import { contentOf, type Owner } from "../../scripts/support/owners"
import type { Labels } from "../../src/content/contract/labels"
import { plural } from "../../src/language/numbers"
import { postsOf } from "./support/routes"
import { hydrated } from "./support/settled"
import { expect, test } from "./support/test"

const posts = (page: Page) => page.getByRole("main").getByRole("article")
const topic = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** The last two of an owner's topics, how many posts there are, and how many have one of some topics. */
function filterOf(owner: Owner) {
  const { topics = [] } = contentOf<{ topics?: string[] }>(owner, "pages/blog.json")
  const [first = "", second = ""] = topics.slice(-2)
  const all = postsOf(owner)
  const count = (...names: string[]) =>
    all.filter(({ categories }) => names.some((n) => categories?.includes(n))).length
  return { first, second, all: all.length, count }
}

const addressWith = (name: string) => `./blog/?${new URLSearchParams({ topic: name })}`

/** The second of them has a site under a path prefix, which must stay in the address. */
const tag = ["@sample", "@arabic"]

test("a topic shows its posts alone, and puts itself into the address", { tag }, async ({ page, owner }) => {
  const { first, all, count } = filterOf(owner)
  await page.goto("./blog/")
  await expect(posts(page)).toHaveCount(all)

  await topic(page, first).click()

  await expect(page).toHaveURL(addressWith(first))
  await expect(posts(page)).toHaveCount(count(first))
})

test("a topic that is chosen before any script has arrived is not lost", { tag }, async ({ page, owner }) => {
  const { first, count } = filterOf(owner)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("./blog/")
  await page.unroute("**/*.js")

  await topic(page, first).click()

  await expect(page).toHaveURL(addressWith(first))
  await expect(posts(page)).toHaveCount(count(first))
})

test("a second topic adds its posts, and a topic goes out again", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/?topic=DevOps")
  await hydrated(page)
  await topic(page, "AI/ML").click()
  await expect(posts(page)).toHaveCount(3)

  await topic(page, "DevOps").click()

  await expect(page).toHaveURL("./blog/?topic=AI%2FML")
  await expect(posts(page)).toHaveCount(1)
  await expect(page.getByRole("status")).toHaveText("1 post shown")
})

test("clearing the filters shows all posts", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/?topic=DevOps")
  await hydrated(page)
  await page.getByRole("button", { name: "Clear filters" }).click()

  await expect(page).toHaveURL("./blog/")
  await expect(posts(page)).toHaveCount(6)
  await expect(topic(page, "Leadership")).toBeFocused()
})

test("the filter survives a reload", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/")
  await hydrated(page)
  await topic(page, "Team Building").click()
  await page.reload()
  await hydrated(page)

  await expect(topic(page, "Team Building")).toHaveAttribute("aria-pressed", "true")
  await expect(posts(page)).toHaveCount(2)
})

test("back undoes the last topic", { tag }, async ({ page, owner }) => {
  const { first, second, count } = filterOf(owner)
  await page.goto("./blog/")
  await hydrated(page)
  await topic(page, first).click()
  await topic(page, second).click()
  await expect(posts(page)).toHaveCount(count(first, second))

  await page.goBack()

  await expect(page).toHaveURL(addressWith(first))
  await expect(posts(page)).toHaveCount(count(first))
})

test("the filter is there again when the visitor comes back from another page", { tag }, async ({ page, owner }) => {
  const { first, count } = filterOf(owner)
  const { navigation } = contentOf<Labels>(owner, "labels.json")
  await page.goto("./blog/")
  await hydrated(page)
  await topic(page, first).click()
  await page.getByRole("banner").getByRole("link", { name: navigation.about, exact: true }).click()
  await expect(page).toHaveURL("./about/")

  await page.goBack()

  await expect(topic(page, first)).toHaveAttribute("aria-pressed", "true")
  await expect(posts(page)).toHaveCount(count(first))
})

test("filtering leaves the page where it is", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/")
  await hydrated(page)
  await topic(page, "DevOps").scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120)

  await topic(page, "DevOps").click()

  await expect(posts(page)).toHaveCount(2)
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
})

test("a topic that no post has gets a plain word and a way back", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/?topic=Gardening")

  await expect(page.getByText("No posts found matching the selected categories.")).toBeVisible()
  await expect(page.getByRole("status")).toHaveText("0 posts shown")
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(posts(page)).toHaveCount(6)
})

test("each topic shows the posts that have it, and says how many in its owner's words", async ({ page, owner }) => {
  const { topics = [] } = contentOf<{ topics?: string[] }>(owner, "pages/blog.json")
  const { language } = contentOf<{ language: string }>(owner, "site.json")
  const { filter } = contentOf<Labels>(owner, "labels.json")
  const all = postsOf(owner)
  test.skip(topics.length === 0 || all.length === 0, "This owner has nothing to filter.")

  for (const name of topics) {
    await page.goto(addressWith(name))
    await hydrated(page)
    const count = all.filter(({ categories }) => categories?.includes(name)).length
    await expect(posts(page)).toHaveCount(count)
    // The newsletter's form may have another.
    await expect(page.getByRole("status").first()).toHaveText(plural(filter.count, count, language))
    await expect(topic(page, name)).toHaveAttribute("aria-pressed", "true")
  }
})

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a topic that was chosen and let go looks as it did before", { tag: "@sample" }, async ({ page, owner }) => {
    const { first } = filterOf(owner)
    await page.goto("./blog/")
    await hydrated(page)
    const border = () => topic(page, first).evaluate((button) => getComputedStyle(button).borderColor)
    const before = await border()

    for (const pressed of ["true", "false"]) {
      await topic(page, first).tap()
      await expect(topic(page, first)).toHaveAttribute("aria-pressed", pressed)
    }

    await expect.poll(border).toBe(before)
  })
})
