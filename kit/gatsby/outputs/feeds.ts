import { generateJsonFeed, generateRssFeed } from "feedsmith"
import { siteFiles } from "../../content/contract/site-addresses"
import { addressOn, feedEntries, type PublishedSite } from "./published-site"

/**
 * @param published the site's data
 * @returns the newest posts with their whole texts, as RSS 2.0 and as JSON Feed 1.1
 */
export function feeds(published: PublishedSite): Record<"rss" | "json", string> {
  const { siteJson, blogPageJson } = published
  const address = addressOn(published)
  const entries = feedEntries(published)
  const common = {
    title: siteJson.seo.title,
    description: blogPageJson.seo.description,
    language: siteJson.language,
  }
  const creators = { creators: [siteJson.name] }
  const rss = generateRssFeed({
    ...common,
    title: inHtml(common.title),
    description: inHtml(common.description),
    link: address("/blog/"),
    lastBuildDate: new Date(),
    atom: { links: [{ href: address(siteFiles.rss), rel: "self", type: "application/rss+xml" }] },
    // RSS's own author must be an email address.
    dc: creators,
    items: entries.map(({ url, title, summary, html, day, topics }) => ({
      title: inHtml(title),
      link: url,
      guid: { value: url, isPermaLink: false },
      dc: creators,
      categories: topics.map((name) => ({ name })),
      ...(summary ? { description: inHtml(summary) } : {}),
      ...(day ? { pubDate: day } : {}),
      ...(html ? { content: { encoded: html } } : {}),
    })),
  })
  const json = generateJsonFeed({
    ...common,
    home_page_url: address("/blog/"),
    feed_url: address(siteFiles.jsonFeed),
    authors: [{ name: siteJson.name, url: address("/about/") }],
    items: entries.map(({ url, title, summary, html, day, topics }) => ({
      id: url,
      url,
      title,
      // An item must have content: for a text published elsewhere, its summary.
      ...(html ? { content_html: html } : { content_text: summary ?? title }),
      ...(summary ? { summary } : {}),
      ...(day ? { date_published: day } : {}),
      ...(topics.length > 0 ? { tags: [...topics] } : {}),
    })),
  })
  return { rss, json: `${JSON.stringify(json, null, 2)}\n` }
}

/** Feed readers treat the texts of RSS as HTML. An & that begins no entity means itself either way, so readers that do not are right too. */
const inHtml = (text: string): string =>
  text
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
