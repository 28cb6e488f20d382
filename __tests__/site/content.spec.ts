import books from "../../data/books.json"
import media from "../../data/media.json"
import posts from "../../data/posts.json"
import services from "../../data/services.json"
import site from "../../data/site.json"
import { contentOf } from "./support/owners"
import { expect, test } from "./support/test"

test("home shows the first three services, each leading to its section, and a link to all", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./")
  const main = page.getByRole("main")

  for (const { id, title } of services.slice(0, 3)) {
    await expect(main.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", `/services/#${id}`)
  }
  await expect(main.getByRole("link", { name: "Architecture audits" })).toHaveCount(0)
  await expect(main.getByRole("link", { name: "All five services" })).toHaveAttribute("href", "/services/")
})

test("home makes four claims of a proven track record and quotes three clients", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./")

  await expect(page.getByRole("region", { name: "Proven track record" }).getByRole("listitem")).toHaveCount(4)
  await expect(page.getByRole("blockquote")).toHaveCount(3)
})

test("home shows the cost as a figure: the full cost, and less than 30% of it", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./")
  const figure = page.getByRole("figure", { name: /Figure 1/ })

  await expect(figure).toContainText("100%")
  await expect(figure).toContainText("<30%")
})

test("each service has its section, its benefits and examples, and a way to discuss it", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./services/")

  for (const { id, title, longDescription, benefits, realWorldExamples } of services) {
    const section = page.locator(`#${id}`)
    await expect(section.getByRole("heading", { name: title })).toBeVisible()
    await expect(section.getByText(longDescription)).toBeVisible()
    await expect(section.getByRole("listitem")).toHaveCount(benefits.length + realWorldExamples.length)
    await expect(section.getByRole("link", { name: "Discuss Your Needs" })).toHaveAttribute("href", site.schedulingUrl)
  }
})

test("the tool names its five pillars and opens in a new tab", { tag: "@sample" }, async ({ page, context }) => {
  await context.route("https://devex-iq.example/", (route) => route.fulfill({ body: "The tool's own site" }))
  await page.goto("./tools/")
  const tool = page.locator("#devex-iq")
  for (const pillar of ["Testing", "CI/CD", "Observability", "Architecture", "GenAI Fluency"]) {
    await expect(tool.getByText(`${pillar}:`)).toBeVisible()
  }

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    tool.getByRole("link", { name: "Try DevEx IQ (opens in a new tab)" }).click(),
  ])

  await expect(opened).toHaveURL("https://devex-iq.example/")
})

test("the tools page says that more tools are coming", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./tools/")

  await expect(page.getByRole("region", { name: "More Tools Coming Soon" })).toContainText("6-8 additional tools")
})

test("each book shows its title, author, cover, summary and a link to the bookstore", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./books/")
  await expect(page.getByRole("article")).toHaveCount(8)

  for (const { title, author, amazonUrl } of books) {
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) })
    await expect(card).toContainText(author)
    await expect(card.locator("img")).toHaveCount(1)
    await expect(card.getByRole("link", { name: `View at the bookstore ${title}` })).toHaveAttribute("href", amazonUrl)
  }
})

test("the books page ends in takeaways", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./books/")

  await expect(page.getByRole("region", { name: "Where the eight overlap" }).getByRole("listitem")).not.toHaveCount(0)
})

test("the first three appearances are featured, all seven carry their type", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./media/")

  const featured = page.getByRole("region", { name: "Featured" })
  const more = page.getByRole("region", { name: "Earlier appearances" })
  await expect(featured.getByRole("heading", { level: 3 })).toHaveCount(3)
  await expect(more.getByRole("heading", { level: 3 })).toHaveCount(4)
  for (const [index, { title, type }] of media.entries()) {
    const card = (index < 3 ? featured : more).getByRole("article").filter({ hasText: title })
    await expect(card).toContainText(new RegExp(type, "i"))
  }
})

test("the podcasts stand together, and nothing else with them", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./media/")
  const podcasts = media.filter(({ type }) => type === "podcast").map(({ title }) => title)

  await expect(page.getByRole("region", { name: /Podcasts/ }).getByRole("link")).toHaveText(
    podcasts.map((title) => `${title} (opens in a new tab)`),
  )
})

test("media inquiries lead to the contact page", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./media/")
  await page.getByRole("link", { name: "Ask about a date" }).click()

  await expect(page).toHaveURL("./contact/")
})

test("each post leads to its address under /blog/", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/")

  for (const { title, slug } of posts) {
    await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", `/blog/${slug}/`)
  }
})

test("the newsletter form takes an email address", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./blog/")

  const email = page.getByPlaceholder("Your email address")
  await email.fill("not an address")
  await page.getByRole("button", { name: "Subscribe" }).click()

  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
})

test("the about page has a bio, three groups of achievements, three points of philosophy and four values", {
  tag: "@sample",
}, async ({ page }) => {
  await page.goto("./about/")

  const headingsIn = (name: string) => page.getByRole("region", { name }).getByRole("heading", { level: 3 })
  await expect(page.getByText("I began in 2007 as the first engineer at Parcelbright")).toBeVisible()
  await expect(headingsIn("Key achievements")).toHaveCount(3)
  await expect(headingsIn("How I decide what comes first")).toHaveCount(3)
  await expect(headingsIn("Core values")).toHaveCount(4)
  await expect(page.getByRole("blockquote")).toHaveCount(3)
})

test("the contact page offers LinkedIn and the way home, and no form", { tag: "@sample" }, async ({ page }) => {
  await page.goto("./contact/")
  const main = page.getByRole("main")

  await expect(main.getByRole("link", { name: /Connect on LinkedIn/ })).toHaveAttribute("href", site.linkedinUrl)
  await expect(main.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/")
  await expect(main.getByRole("link")).toHaveCount(2)
  await expect(main.locator("form")).toHaveCount(0)
})

test("the contact picture gives way to its alternate when it cannot be loaded", {
  tag: ["@sample", "@arabic"],
}, async ({ page }) => {
  await page.route(/\/contact-[^/]*\.(avif|webp|png)|\/contact\.(avif|webp|png)/, (route) =>
    route.request().url().includes("alternate") ? route.continue() : route.abort(),
  )
  await page.goto("./contact/")

  const picture = page.getByRole("main").locator("img")
  await expect(picture).toHaveAttribute("src", /contact-alternate/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test("the footer holds services, resources, ways to meet, the claim and this year", { tag: "@sample" }, async ({
  page,
}) => {
  await page.goto("./")
  const footer = page.getByRole("contentinfo")

  for (const { id, title } of services) {
    await expect(footer.getByRole("link", { name: title })).toHaveAttribute("href", `/services/#${id}`)
  }
  const resources = footer.getByRole("navigation", { name: "Resources" })
  await expect(resources.getByRole("link")).toHaveText(["Free Tools", "Books", "Blog", "Media"])
  await expect(footer.getByRole("link", { name: /Schedule a call/ })).toHaveAttribute("href", site.schedulingUrl)
  await expect(footer).toContainText("less than 30%")
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`)
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy/")
  await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms/")
})

test("in a later year the footer says that year, not the year of the build", { tag: "@sample" }, async ({ page }) => {
  await page.clock.setFixedTime("2031-05-05")
  await page.goto("./")

  await expect(page.getByRole("contentinfo")).toContainText("© 2031")
})

for (const address of ["./no-such-page/", "./no/such/page/"]) {
  test(`${address}, that nobody made, gets a page in the site's own shell, and a way home`, {
    tag: ["@sample", "@polish"],
  }, async ({ page, owner }) => {
    const { homeAction } = contentOf<{ homeAction: string }>(owner, "pages/not-found.json")
    const response = await page.goto(address)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole("banner")).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: homeAction }).click()
    await expect(page).toHaveURL("./")
  })
}

test("an address with a slip in it is taken for the page that was meant", { tag: ["@sample", "@polish"] }, async ({
  page,
  owner,
}) => {
  const { likelyHeading } = contentOf<{ likelyHeading: string }>(owner, "pages/not-found.json")
  await page.goto("./servises/")
  await page.getByRole("status").filter({ hasText: likelyHeading }).getByRole("link").click()

  await expect(page).toHaveURL("./services/")
})

test("the about page prints on one sheet, in ink on white paper", { tag: "@sample" }, async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.goto("./about/")

  const pdf = (await page.pdf({ format: "A4" })).toString("latin1")

  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await expect(page.locator("body")).toHaveCSS("color", "oklch(0.22 0.02 260)")
})
