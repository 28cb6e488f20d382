import { parseMarkdown } from "../../../content/markdown/markdown"
import { textParts } from "../../nodes/text-parts"
import { feeds } from "../../outputs/feeds"
import type { PublishedSite } from "../../outputs/published-site"

const words = { opensInNewTab: "new tab", footnotes: "Footnotes", backToText: "Back" }

/** The feeds' one item, a post with this text. */
function itemOf(markdown: string) {
  const parts = textParts(parseMarkdown(markdown), { ...words, pathPrefix: "" }).map((part) => ({
    html: "html" in part ? part.html : null,
    picture: null,
  }))
  const published = {
    site: { pathPrefix: "" },
    siteJson: {
      siteUrl: "https://ada.example",
      name: "Ada",
      language: "en",
      seo: { title: "Ada", description: "CTO" },
    },
    blogPageJson: { seo: { description: "Posts" } },
    allPostsJson: { nodes: [{ title: "A post", slug: "a-post", categories: null, excerpt: null, externalUrl: null }] },
    allArticle: { nodes: [{ slug: "a-post", text: { parts } }] },
  } as unknown as PublishedSite
  const { rss, json } = feeds(published)
  return { rss, html: String(JSON.parse(json).items[0].content_html) }
}

test("links of a text are whole addresses in both feeds", () => {
  const { rss, html } = itemOf("See [me](/about/?a=1&b=2#now) and [below](#costs).\n\n## Costs\n\nNone.\n")
  for (const whole of ["https://ada.example/about/?a=1&amp;b=2#now", "https://ada.example/blog/a-post/#costs"]) {
    expect(html).toContain(`<a href="${whole}">`)
    expect(rss).toContain(`<a href="${whole}">`)
  }
})

test.each([
  ["a template’s address", `<script src="//{{ site.cdn }}/app.js"></script>`],
  ["a path", `<a href="/about">About</a>`],
  ["a place", `<a href="#top">Top</a>`],
  ["an entity", `a &amp; b &lt; c`],
])("%s in code is what was written", (_what, code) => {
  for (const markdown of [`\`\`\`html\n${code}\n\`\`\``, `\`${code}\``]) {
    const written = itemOf(markdown)
      .html.replaceAll(/<[^>]*>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&")
    expect(written.trim()).toBe(code)
  }
})
