import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseJsonFeed, parseRssFeed } from "feedsmith"
import { contentOf, publicAddress } from "../../kit/dev/support/owners"
import { formatMoney, type Price } from "../../kit/language/money"
import { postsOf } from "../site/support/routes"
import { headOf, link } from "../support/html/head"
import { forEachOwner } from "./support/site"

interface Site {
  readonly siteUrl: string
  readonly language: string
  readonly seo: { readonly title: string }
}

/** One of them has a site under a path prefix, which every address has to have. */
const chosenOwners = ["sample", "polish"]

forEachOwner(({ owner, routes, page, files, text }) => {
  const siteOf = () => contentOf<Site>(owner, "site.json")
  const locations = (path: string) => [...text(path).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

  /** Of some addresses those on the owner's host that lead to no file; each has to be below where the site stands. */
  function lost(addresses: readonly string[]): string[] {
    const own = addresses.filter((url) => url.startsWith(siteOf().siteUrl))
    const site = publicAddress(owner, "/")
    expect(own.length).toBeGreaterThan(0)
    const there = new Set([...files("").map((path) => `/${path}`), ...routes()])
    const isThere = (url: string) =>
      url.startsWith(site) && there.has(new URL(`/${url.slice(site.length)}`, site).pathname)
    return own.filter((url) => !isThere(url))
  }

  test("the sitemap lists exactly the pages that may be found, by their canonical addresses", () => {
    expect(locations("sitemap-index.xml")).toEqual([publicAddress(owner, "/sitemap-0.xml")])
    const listed = locations("sitemap-0.xml").sort()

    expect(listed).toEqual(
      routes()
        .map((path) => publicAddress(owner, path))
        .sort(),
    )
    expect(listed).toEqual(
      routes()
        .map((route) => link(headOf(page(route)), "canonical"))
        .sort(),
    )
  })

  test("robots.txt lets everybody in and names the sitemap", () => {
    const sitemap = publicAddress(owner, "/sitemap-index.xml")
    expect(text("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`)
  })

  test("RSS has every article with its whole text, in the order of the blog", () => {
    const { seo, language } = siteOf()
    const posts = postsOf(owner)
    const feed = parseRssFeed(text("rss.xml"))

    expect(feed).toMatchObject({ title: seo.title, link: publicAddress(owner, "/blog/"), language })
    expect(feed.items?.map(({ title, link, guid }) => ({ title, link, guid: guid?.value }))).toEqual(
      posts.map(({ title, slug }) => {
        const link = publicAddress(owner, `/blog/${slug}/`)
        return { title, link, guid: link }
      }),
    )
    for (const [index, { slug, excerpt }] of posts.entries()) {
      const { content, description } = feed.items?.[index] ?? {}
      const written = readFileSync(join(owner.data, `posts/${slug}.md`), "utf8")
      expect(content?.encoded?.length).toBeGreaterThan(written.length)
      expect(description).toBe(excerpt)
    }
  })

  test("the feeds tell the day of each post whose day is known", () => {
    const days = postsOf(owner).map(({ date, publishOn }) =>
      [date, publishOn].find((text) => /^\d{4}-\d\d-\d\d$/.test(text ?? "")),
    )
    const rss = parseRssFeed(text("rss.xml")).items ?? []
    expect(rss.map(({ pubDate }) => pubDate && new Date(pubDate).toISOString().slice(0, 10))).toEqual(days)
    const json = parseJsonFeed(text("feed.json")).items ?? []
    expect(json.map(({ date_published }) => date_published?.slice(0, 10))).toEqual(days)
  })

  test("llms.txt names every service and post by an address that exists", () => {
    const list = text("llms.txt")
    expect(list.startsWith(`# ${siteOf().seo.title}\n\n> `)).toBe(true)
    for (const { title } of postsOf(owner)) expect(list).toContain(`- [${title}](`)
    const { language } = siteOf()
    for (const { offer } of contentOf<ReadonlyArray<{ offer?: { price: Price | string } }>>(owner, "services.json")) {
      const price = offer?.price
      if (price)
        expect(list).toContain(typeof price === "string" ? price : formatMoney(language, price.currency, price.amount))
    }

    const links = [...list.matchAll(/^- \[.*?\]\(([^)#]*)/gm)].map(([, url]) => url ?? "")
    expect(lost(links)).toEqual([])
  })
}, chosenOwners)
