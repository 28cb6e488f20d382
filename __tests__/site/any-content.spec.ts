import type { Page } from "@playwright/test"
import { directionOf } from "../../src/ui/direction"
import { contentOf } from "./support/owners"
import { addressOf, firstArticle, inFull, lostRoute, postsOf, routes } from "./support/routes"
import { expect, test } from "./support/test"

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** What stands wrong at the page's present width. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (overflow > 0) found.push(`the page is ${overflow} px wider than the screen`)
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!(element instanceof HTMLElement) || !ownText || element.closest(".visually-hidden")) continue
      const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      // Made for screen readers, by the class or by a component's own rule.
      if (element.clientWidth <= 1) continue
      if (display === "inline" || display === "none" || !element.checkVisibility()) continue
      const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`
      const scrolls = (value: string) => value === "auto" || value === "scroll"
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        !scrolls(overflowX) &&
        !element.closest("pre, [tabindex='0']")
      )
        found.push(`${name} is ${element.scrollWidth - element.clientWidth} px wider than its box`)
      if (element.scrollHeight > element.clientHeight + 1 && ["hidden", "clip"].includes(overflowY))
        found.push(`${name} is cut at the bottom`)
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") found.push(`${name} may be cut`)
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > document.documentElement.clientWidth + 1) found.push(`${name} lies outside the screen`)
    }
    return found
  })
}

/** Headings, lists and sections that have nothing in them or under them. */
function emptyParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const empty = [
      ...document.querySelectorAll(
        "h1, h2, h3, h4, ul, ol, dl, section, article, nav, figure, blockquote, main p:not([role])",
      ),
    ].filter(({ textContent }) => !textContent?.trim())
    // A heading that is a link to what it names needs nothing under it.
    const leads = (heading: Element) => heading.querySelector('a:not([href^="#"])') !== null
    const lonely = [...document.querySelectorAll("main h2, main h3, main h4, footer h2")].filter((heading) => {
      if (leads(heading)) return false
      const part = heading.closest("section, article, li, nav, form") ?? heading.parentElement
      const rest = part?.cloneNode(true) as HTMLElement
      for (const each of rest.querySelectorAll("h1, h2, h3, h4")) if (!leads(each)) each.remove()
      return !rest.textContent?.trim()
    })
    return [...empty, ...lonely].map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}

for (const route of [...routes, firstArticle, lostRoute]) {
  test(`${route} holds what it has, on every screen, and nothing in it is empty`, async ({ page, owner }) => {
    const address = addressOf(route, owner)
    test.skip(!address, "This owner has no article.")
    const { language } = contentOf<{ language: string }>(owner, "site.json")
    await page.goto(`.${address}`)

    await expect(page.locator("html")).toHaveAttribute("lang", language)
    await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language))
    expect(await emptyParts(page)).toEqual([])
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await misplaced(page)).slice(0, 9), `${width} px wide`).toEqual([])
    }
  })
}

/** The texts of some elements of a page, each in one line. */
const linesOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, " ").trim())

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim()

test("every service, tool, book, appearance and post is shown once, in its owner's very letters", async ({
  page,
  owner,
}) => {
  const titled = (file: string) =>
    file === "posts.json" ? postsOf(owner) : contentOf<Array<{ title: string }>>(owner, file)
  const { opensInNewTab } = contentOf<{ opensInNewTab: string }>(owner, "labels.json")
  for (const [route, file, heading] of [
    ["/services/", "services.json", "section[id] h2"],
    ["/tools/", "tools.json", "section[id] h2"],
    ["/books/", "books.json", "article h2"],
    ["/media/", "media.json", "section:not(#podcasts) article h3"],
    ["/blog/", "posts.json", "article h2"],
  ] as const) {
    await page.goto(`.${route}`)
    const shown = await linesOf(page, `main ${heading}`)
    expect(shown.map((text) => text.replace(` (${opensInNewTab})`, ""))).toEqual(
      titled(file).map(({ title }) => inOneLine(title)),
    )
  }
})

test("in a long list the newest posts have a picture, and the older ones are told in short", {
  tag: "@crowded",
}, async ({ page }) => {
  await page.goto("./blog/")
  const posts = page.getByRole("main").getByRole("article")

  expect(await posts.count()).toBeGreaterThan(inFull)
  await expect(posts.nth(inFull - 1).getByRole("presentation")).toHaveCount(1)
  await expect(posts.nth(inFull).getByRole("presentation")).toHaveCount(0)
  await expect(posts.nth(inFull).getByRole("paragraph")).toHaveCount(1)
})

test("every testimonial that has a place is quoted in its author's very words", async ({ page, owner }) => {
  const quotes = contentOf<Array<{ quote: string }>>(owner, "testimonials.json").map(({ quote }) => inOneLine(quote))
  for (const [route, file, some] of [
    ["/", "pages/home.json", quotes.slice(0, 3)],
    ["/about/", "pages/about.json", quotes.slice(-3)],
  ] as const) {
    const { testimonials } = contentOf<{ testimonials?: object }>(owner, file)
    await page.goto(`.${route}`)
    expect(await linesOf(page, "main blockquote")).toEqual(testimonials ? some : [])
  }
})

test("the first three are as many as there are", async ({ page, owner }) => {
  const count = (file: string) => Math.min(3, contentOf<object[]>(owner, file).length)
  await page.goto("./")
  await expect(page.locator(`main h3 a[href^="${owner.prefix}/services/#"]`)).toHaveCount(count("services.json"))
  await page.goto("./media/")
  await expect(page.locator("section[aria-labelledby=featured] article")).toHaveCount(count("media.json"))
})

test("the first picture of a page comes at once, whichever entry has it", async ({ page }) => {
  for (const route of routes) {
    await page.goto(`.${route}`)
    const first = page.locator("main img").first()
    if ((await page.locator("main img").count()) === 0) continue
    const top = await first.evaluate((img) => img.getBoundingClientRect().top)
    if (top < 900) await expect(first, route).toHaveAttribute("loading", "eager")
  }
})

test("arrows point the way in which the owner's language is read", async ({ page, owner }) => {
  const { language } = contentOf<{ language: string }>(owner, "site.json")
  await page.goto("./books/")
  const arrows = page.locator("main article a svg")
  const mirrored = await arrows.evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).scale))

  for (const scale of mirrored) expect(scale).toBe(directionOf(language) === "rtl" ? "-1 1" : "none")
})
