import { addressOn, feedEntries, type Published } from "./published"

/** Where the feed is, from the site's root. */
export const jsonFeedPath = "/feed.json"

/**
 * @param published what the site has
 * @returns the same posts as RSS has, as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/)
 */
export function jsonFeed(published: Published): string {
  const { siteJson, blogPageJson } = published
  const address = addressOn(published)
  const items = feedEntries(published).map(({ url, title, summary, html, day, topics }) => ({
    ...{ id: url, url, title },
    // An item has to have a content: where the text is elsewhere, what it is about.
    ...(html ? { content_html: html } : { content_text: summary ?? title }),
    ...(summary ? { summary } : {}),
    ...(day ? { date_published: `${day}T00:00:00Z` } : {}),
    ...(topics.length > 0 ? { tags: topics } : {}),
  }))
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: siteJson.seo.title,
    home_page_url: address("/blog/"),
    feed_url: address(jsonFeedPath),
    description: blogPageJson.seo.description,
    language: siteJson.language,
    authors: [{ name: siteJson.name, url: address("/about/") }],
    items,
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
