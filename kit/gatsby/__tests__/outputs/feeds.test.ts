import { parseMarkdown } from "../../../content/markdown/markdown"
import { textParts } from "../../nodes/text-parts"
import { feeds } from "../../outputs/feeds"
import type { PublishedSite } from "../../outputs/published-site"

const words = { opensInNewTab: "new tab", footnotes: "Footnotes", backToText: "Back" }

/** The feeds' one item, a post with this text. */
function itemOf(markdown: string, title = "A post") {
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
    allPostsJson: { nodes: [{ title, slug: "a-post", categories: null, excerpt: title, externalUrl: null }] },
    allArticle: { nodes: [{ slug: "a-post", text: { parts } }] },
  } as unknown as PublishedSite
  const { rss, json } = feeds(published)
  const [{ content_html, ...item }] = JSON.parse(json).items
  return { rss, html: String(content_html), title: item.title }
}

test("links of a text are whole addresses in both feeds", () => {
  const { rss, html } = itemOf("See [me](/about/?a=1&b=2#now) and [below](#costs).\n\n## Costs\n\nNone.\n")
  for (const whole of ["https://ada.example/about/?a=1&amp;b=2#now", "https://ada.example/blog/a-post/#costs"]) {
    expect(html).toContain(`<a href="${whole}">`)
    expect(rss).toContain(`<a href="${whole}">`)
  }
})

test("a feed has what an article says, and nothing of its page", () => {
  const { html } = itemOf(
    "## One\n\n[It](https://a.org), ~~not~~ **1**[^1]\n\n100. a\n\n- [x] b\n\n> c\n\n| d | e |\n| - | -: |\n| f | `g` |\n\n```js\nif\n```\n\n[^1]: h",
  )
  expect(html.replaceAll(/\n(?!<h2|<pre)/g, "")).toBe(
    [
      '<h2>One</h2><p><a href="https://a.org">It</a>, <del>not</del> <strong>1</strong>',
      '<sup><a href="https://ada.example/blog/a-post/#fn-1">1</a></sup></p><ol start="100"><li>a</li></ol>',
      "<ul><li>☑\uFE0E b</li></ul><blockquote><p>c</p></blockquote>",
      '<table><thead><tr><th scope="col">d</th><th scope="col">e</th></tr></thead>',
      '<tbody><tr><td>f</td><td><code dir="ltr">g</code></td></tr></tbody></table>\n',
      '<pre dir="ltr"><code>if</code></pre><section><ol><li><p>h </p></li></ol></section>',
    ].join(""),
  )
})

test("titles are HTML in RSS, and words in JSON", () => {
  const { rss, title } = itemOf("Words.", "R&D of List<T> &amp;")
  for (const name of ["title", "description"])
    expect(rss).toMatch(new RegExp(`<${name}>\\s*<!\\[CDATA\\[R&D of List&lt;T&gt; &amp;amp;\\]\\]>`))
  expect(title).toBe("R&D of List<T> &amp;")
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
