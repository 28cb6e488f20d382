import { expect, test } from "@playwright/test"
import { parseJsonFeed, parseRssFeed } from "feedsmith"
import posts from "../../data/posts.json"
import site from "../../data/site.json"
import { builtFile, builtFiles } from "./support/built-files"
import { articles, pages } from "./support/routes"

const written = (path: string) => builtFile(path).toString()
const address = (path: string) => site.siteUrl + path

/** The addresses that name themselves: what canonical says in the built pages. */
const canonicals = builtFiles(".html").flatMap(
  (path) => /<link [^>]*rel="canonical"[^>]*>/.exec(written(path))?.[0].match(/href="([^"]*)"/)?.[1] ?? [],
)

test("the sitemap lists exactly the pages that may be found, by their canonical addresses", { tag: "@sample" }, () => {
  const lists = [...written("sitemap-index.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(lists).toEqual([address("/sitemap-0.xml")])
  const listed = [...written("sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

  expect(listed.sort()).toEqual(pages.map(address).sort())
  expect(listed.sort()).toEqual([...canonicals].sort())
})

test("robots.txt lets everybody in and names the sitemap", { tag: "@sample" }, () => {
  expect(written("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address("/sitemap-index.xml")}\n`)
})

test("RSS has every article with its whole text, in the order of the blog", { tag: "@sample" }, () => {
  const feed = parseRssFeed(written("rss.xml"))

  expect(feed).toMatchObject({ title: site.seo.title, link: address("/blog/"), language: site.language })
  expect(feed.items?.map(({ title, link, guid }) => ({ title, link, guid: guid?.value }))).toEqual(
    posts.map(({ title }, index) => {
      const link = address(articles[index] ?? "")
      return { title, link, guid: link }
    }),
  )
  for (const { content, description } of feed.items ?? []) {
    expect(content?.encoded?.length).toBeGreaterThan(3000)
    expect(posts.map(({ excerpt }) => excerpt)).toContain(description)
  }
})

test("the JSON feed says the same", { tag: "@sample" }, () => {
  const feed = parseJsonFeed(written("feed.json"))
  const rss = parseRssFeed(written("rss.xml"))

  expect(feed).toMatchObject({ title: site.seo.title, feed_url: address("/feed.json"), language: site.language })
  expect(feed.items?.map(({ url, title, content_html }) => [url, title, content_html])).toEqual(
    rss.items?.map(({ link, title, content }) => [link, title, content?.encoded]),
  )
})

test("no address in a feed’s text depends on the page that it stands on, and none leads nowhere", {
  tag: "@sample",
}, async ({ request }) => {
  const texts = parseJsonFeed(written("feed.json")).items?.map(({ content_html }) => content_html ?? "") ?? []
  const addresses = texts.flatMap((html) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? ""))

  expect(addresses.filter((url) => !/^(https|mailto):/.test(url))).toEqual([])
  const within = addresses.filter((url) => url.startsWith(site.siteUrl)).map((url) => new URL(url).pathname)
  expect(within.length).toBeGreaterThan(0)
  for (const path of new Set(within)) expect((await request.get(path)).status(), path).toBe(200)
})

test("llms.txt names every service and post by an address that exists", { tag: "@sample" }, async ({ request }) => {
  const text = written("llms.txt")
  expect(text.startsWith(`# ${site.seo.title}\n\n> `)).toBe(true)
  for (const { title } of posts) expect(text).toContain(`- [${title}](`)

  const links = [...text.matchAll(/^- \[.*?\]\((.*?)\)/gm)].map(([, url]) => url ?? "")
  const within = links.filter((url) => url.startsWith(site.siteUrl)).map((url) => new URL(url).pathname)
  for (const path of new Set(within)) expect((await request.get(path)).status(), path).toBe(200)
})
