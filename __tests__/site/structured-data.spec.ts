import type { APIRequestContext, Page } from "@playwright/test"
import { mistakesIn, nodesOfType } from "../support/schema-org"
import { builtFile, builtFiles } from "./support/built-files"
import { hydrated } from "./support/hydrated"
import { contentOf, type Owner, publicAddress } from "./support/owners"
import { inFull, lostRoute, postsOf, routes } from "./support/routes"
import { expect, test } from "./support/test"

// Programs read a page as it is sent, and script costs a test most of its time.
test.use({ javaScriptEnabled: false })

const graphs = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]

/** The one graph in a page's HTML as the host sends it. */
async function graphOf(request: APIRequestContext, route: string): Promise<object> {
  const found = graphs(await (await request.get(`.${route}`)).text())
  expect(found).toHaveLength(1)
  return JSON.parse(found[0]?.[1] ?? "")
}

/** What a page shows: the words of its body and its head, and every address that it has, as this server's. */
function shownBy(page: Page) {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const element of body.querySelectorAll("script, style")) element.remove()
    const head = [...document.head.querySelectorAll("title, meta")]
    const whole = (path: string) => new URL(path, document.baseURI).href
    const addresses = [...document.querySelectorAll("[href], [src], [srcset], [id]")].flatMap((element) => [
      element.getAttribute("href") ?? [],
      element.getAttribute("src") ?? [],
      (element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
      element.id ? `#${element.id}` : [],
    ])
    return {
      words: [body.textContent, ...head.map((tag) => tag.getAttribute("content") ?? tag.textContent)].join("\n"),
      addresses: [whole(""), ...addresses.flat().filter(Boolean).map(whole)],
    }
  })
}

const simple = (text: string) => text.replace(/\s+/g, " ").trim()

/** What has no words or address of its own on a page: JSON-LD's names, the language's tag, a number that the link holds, a day for machines. */
const wordless = ["@context", "@type", "inLanguage", "isbn", "datePublished"]

function* textsIn(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string" && !wordless.includes(key)) yield value
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item, key)
  else if (typeof value === "object" && value !== null)
    for (const [name, child] of Object.entries(value)) yield* textsIn(child, name)
}

const siteOf = (owner: Owner) => contentOf<{ siteUrl: string; language: string }>(owner, "site.json")

for (const route of [...routes, lostRoute]) {
  test(`${route} has one graph, and schema.org knows all that is in it`, async ({ request, owner }) => {
    expect(mistakesIn(await graphOf(request, route), publicAddress(owner, ""))).toEqual([])
  })

  test(`${route} says to programs only what it shows to people`, async ({ page, request, owner }) => {
    await page.goto(`.${route}`)
    const { words, addresses } = await shownBy(page)
    const here = new URL(page.url()).origin
    const texts = simple(words)
    const known = new Set(addresses)

    const hidden = [...textsIn(await graphOf(request, route))].filter((text) => {
      if (texts.includes(simple(text)) || known.has(`mailto:${text}`)) return false
      const [address = ""] = text.split("#/")
      return !URL.canParse(address) || !known.has(new URL(address.replace(siteOf(owner).siteUrl, here)).href)
    })

    expect(hidden).toEqual([])
  })
}

for (const route of routes) {
  test(`${route} has one address for programs and for search engines`, async ({ page, request, owner }) => {
    await page.goto(`.${route}`)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href")
    const nodes = (await graphOf(request, route)) as { "@graph": Array<Record<string, unknown>> }
    const [node] = nodes["@graph"].filter((each) => String(each["@type"]).endsWith("Page"))

    expect(node).toMatchObject({ "@id": canonical, url: canonical, inLanguage: siteOf(owner).language })
  })
}

test("every service, book, appearance, post and tool is described", async ({ request, owner }) => {
  for (const [route, file, types] of [
    ["/services/", "services.json", ["Service"]],
    ["/tools/", "tools.json", ["WebApplication"]],
    ["/books/", "books.json", ["Book"]],
    ["/media/", "media.json", ["PodcastEpisode", "Article", "Event"]],
    // Those that are shown with what they are about.
    ["/blog/", "posts.json", ["BlogPosting"]],
  ] as const) {
    const graph = await graphOf(request, route)
    const described = types.flatMap((type) => nodesOfType(graph, type)).map(({ name, headline }) => name ?? headline)
    const entries =
      file === "posts.json" ? postsOf(owner).slice(0, inFull) : contentOf<Array<{ title: string }>>(owner, file)
    expect(described).toEqual(expect.arrayContaining(entries.map(({ title }) => title)))
  }
})

test("clients' words are no reviews, and nothing is rated", async ({ request }) => {
  for (const route of routes) {
    expect(JSON.stringify(await graphOf(request, route))).not.toMatch(/"\w*(?:review|rating)\w*":/i)
  }
})

test.describe("with script", { tag: "@sample" }, () => {
  test.use({ javaScriptEnabled: true })

  test("the graph is still there when the page answers to script, and when the visitor goes to a part of it", async ({
    page,
  }) => {
    await page.goto("./services/")
    await hydrated(page)
    await page.getByRole("main").getByRole("link", { name: "Org scaling" }).click()
    await expect(page).toHaveURL("./services/#org-scaling")

    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  })

  test("a page that the visitor goes on to is not described as the one before", async ({ page }) => {
    await page.goto("./")
    await hydrated(page)
    await page.getByRole("banner").getByRole("link", { name: "About" }).click()
    await expect(page).toHaveTitle(/^About/)

    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  })
})

test("structured data costs visitors no script and no page data", async ({ owner }) => {
  for (const path of [...builtFiles(".js", owner), ...builtFiles(".json", owner)]) {
    expect(builtFile(path, owner).toString(), path).not.toMatch(/ProfessionalService|BreadcrumbList|@graph/)
  }
})
