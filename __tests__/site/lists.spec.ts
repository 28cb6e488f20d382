import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseJsonFeed, parseRssFeed } from "feedsmith"
import { builtFile, builtFiles } from "./support/built-files"
import { contentOf, type Owner, publicAddress } from "./support/owners"
import { pagesOf, postsOf } from "./support/routes"
import { expect, test } from "./support/test"

/** One of them has a site under a path prefix, which every address has to have. */
const tag = ["@sample", "@polish"]

interface Site {
  readonly siteUrl: string
  readonly language: string
  readonly seo: { readonly title: string }
  readonly securityContact?: string
}

const siteOf = (owner: Owner) => contentOf<Site>(owner, "site.json")
const written = (path: string, owner: Owner) => builtFile(path, owner).toString()
const locations = (path: string, owner: Owner) =>
  [...written(path, owner).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

/** The addresses that name themselves: what canonical says in the built pages. */
const canonicals = (owner: Owner) =>
  builtFiles(".html", owner).flatMap(
    (path) => /<link [^>]*rel="canonical"[^>]*>/.exec(written(path, owner))?.[0].match(/href="([^"]*)"/)?.[1] ?? [],
  )

/** Of some addresses those on the owner's host, each once, as Playwright is to ask for them: below where the site stands. */
function within(addresses: readonly string[], owner: Owner): string[] {
  const own = addresses.filter((url) => url.startsWith(siteOf(owner).siteUrl))
  const site = publicAddress(owner, "/")
  expect(own.filter((url) => !url.startsWith(site))).toEqual([])
  expect(own.length).toBeGreaterThan(0)
  return [...new Set(own.map((url) => `./${url.slice(site.length)}`))]
}

test("the sitemap lists exactly the pages that may be found, by their canonical addresses", { tag }, ({ owner }) => {
  expect(locations("sitemap-index.xml", owner)).toEqual([publicAddress(owner, "/sitemap-0.xml")])
  const listed = locations("sitemap-0.xml", owner).sort()

  expect(listed).toEqual(
    pagesOf(owner)
      .map((path) => publicAddress(owner, path))
      .sort(),
  )
  expect(listed).toEqual(canonicals(owner).sort())
})

test("robots.txt lets everybody in and names the sitemap", { tag }, ({ owner }) => {
  const sitemap = publicAddress(owner, "/sitemap-index.xml")
  expect(written("robots.txt", owner)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`)
})

test("security.txt says where to tell of a weakness, and its own address", { tag }, async ({ request, owner }) => {
  const { securityContact } = siteOf(owner)
  test.skip(!securityContact, "This owner gives no contact for it.")
  const path = "/.well-known/security.txt"
  const text = await (await request.get(`.${path}`)).text()

  expect(text).toContain(`Contact: ${securityContact}\n`)
  expect(text).toContain(`Canonical: ${publicAddress(owner, path)}\n`)
})

test("RSS has every article with its whole text, in the order of the blog", { tag }, ({ owner }) => {
  const { seo, language } = siteOf(owner)
  const posts = postsOf(owner)
  const feed = parseRssFeed(written("rss.xml", owner))

  expect(feed).toMatchObject({ title: seo.title, link: publicAddress(owner, "/blog/"), language })
  expect(feed.items?.map(({ title, link, guid }) => ({ title, link, guid: guid?.value }))).toEqual(
    posts.map(({ title, slug }) => {
      const link = publicAddress(owner, `/blog/${slug}/`)
      return { title, link, guid: link }
    }),
  )
  for (const [index, { slug, excerpt }] of posts.entries()) {
    const { content, description } = feed.items?.[index] ?? {}
    const text = readFileSync(join(owner.data, `posts/${slug}.md`), "utf8")
    expect(content?.encoded?.length).toBeGreaterThan(text.length)
    expect(description).toBe(excerpt)
  }
})

test("the JSON feed says the same", { tag }, ({ owner }) => {
  const { seo, language } = siteOf(owner)
  const feed = parseJsonFeed(written("feed.json", owner))
  const rss = parseRssFeed(written("rss.xml", owner))

  expect(feed).toMatchObject({ title: seo.title, feed_url: publicAddress(owner, "/feed.json"), language })
  expect(feed.items?.map(({ url, title, content_html }) => [url, title, content_html])).toEqual(
    rss.items?.map(({ link, title, content }) => [link, title, content?.encoded]),
  )
})

test("no address in a feed’s text depends on the page that it stands on, and none leads nowhere", { tag }, async ({
  request,
  owner,
}) => {
  const texts = parseJsonFeed(written("feed.json", owner)).items?.map(({ content_html }) => content_html ?? "") ?? []
  const addresses = texts.flatMap((html) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? ""))

  expect(addresses.filter((url) => !/^(https|mailto):/.test(url))).toEqual([])
  for (const path of within(addresses, owner)) expect((await request.get(path)).status(), path).toBe(200)
})

test("llms.txt names every service and post by an address that exists", { tag }, async ({ request, owner }) => {
  const text = written("llms.txt", owner)
  expect(text.startsWith(`# ${siteOf(owner).seo.title}\n\n> `)).toBe(true)
  for (const { title } of postsOf(owner)) expect(text).toContain(`- [${title}](`)

  const links = [...text.matchAll(/^- \[.*?\]\((.*?)\)/gm)].map(([, url]) => url ?? "")
  for (const path of within(links, owner)) expect((await request.get(path)).status(), path).toBe(200)
})
