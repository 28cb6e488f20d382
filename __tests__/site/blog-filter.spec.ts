import type { Page } from "@playwright/test"
import { contentOf, type Owner } from "../../kit/dev/support/owners"
import { postsOf } from "./support/routes"
import { waitForHydration } from "./support/settled"
import { expect, test } from "./support/test"

const posts = (page: Page) => page.getByRole("main").getByRole("article")
const topic = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

/** One of an owner's topics, and how many posts have it. */
function filterOf(owner: Owner) {
  const { topics = [] } = contentOf<{ topics?: string[] }>(owner, "pages/blog.json")
  const first = topics.at(-2) ?? ""
  return { first, count: postsOf(owner).filter(({ categories }) => categories?.includes(first)).length }
}

const addressWith = (name: string) => `./blog/?${new URLSearchParams({ topic: name })}`

test("a topic that is chosen before any script has arrived is not lost", { tag: "@sample" }, async ({
  page,
  owner,
}) => {
  const { first, count } = filterOf(owner)
  await page.route("**/*.js", (route) => route.abort())
  await page.goto("./blog/")
  await page.unroute("**/*.js")

  await topic(page, first).click()

  await expect(page).toHaveURL(addressWith(first))
  await expect(posts(page)).toHaveCount(count)
})

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a topic that was selected and deselected looks as it did before", { tag: ["@sample", "@all"] }, async ({
    page,
    owner,
  }) => {
    const { first } = filterOf(owner)
    await page.goto("./blog/")
    await waitForHydration(page)
    const border = () => topic(page, first).evaluate((button) => getComputedStyle(button).borderColor)
    const before = await border()

    for (const pressed of ["true", "false"]) {
      await topic(page, first).tap()
      await expect(topic(page, first)).toHaveAttribute("aria-pressed", pressed)
    }

    await expect.poll(border).toBe(before)
  })
})
