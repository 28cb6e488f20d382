import { addressOn, type Entry, feedEntries, type Published, publishedQuery } from "./published"

/** Where the feed is, from the site's root. */
const rssPath = "/rss.xml"

/** The options of gatsby-plugin-feed: one RSS feed, with whole texts. */
export const rss = {
  query: publishedQuery,
  setup: ({ query }: { query: Published }) => {
    const address = addressOn(query)
    return {
      title: query.siteJson.seo.title,
      description: query.blogPageJson.seo.description,
      language: query.siteJson.language,
      author: query.siteJson.name,
      site_url: address("/blog/"),
      feed_url: address(rssPath),
    }
  },
  feeds: [
    {
      output: rssPath,
      title: "RSS",
      // The plugin would write its link into heads of its own choice; src/seo/seo.tsx writes all heads.
      match: "^no page$",
      query: publishedQuery,
      serialize: ({ query }: { query: Published }) => feedEntries(query).map(rssItem),
    },
  ],
}

function rssItem({ url, title, summary, html, day, topics }: Entry) {
  return {
    ...{ title, url, guid: url, categories: [...topics] },
    ...(summary ? { description: summary } : {}),
    ...(day ? { date: day } : {}),
    ...(html ? { custom_elements: [{ "content:encoded": { _cdata: html } }] } : {}),
  }
}
