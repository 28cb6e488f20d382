/** @returns an archive of LinkedIn's with one article */
export const linkedInArticle = (body: string, head = "", title = "Wer hält den Plan"): Record<string, string> => ({
  "Profile.csv": "First Name,Last Name,Headline\n",
  "Articles/Articles/plan.html": `<html><head><title>${title}</title></head><body>${head}<h1><a href="https://www.linkedin.com/pulse/wer-h%C3%A4lt-den-plan-ada-north-ab1c">${title}</a></h1><p class="created">Created on 2019-05-28 14:22</p><p class="published">Published on 2019-05-29 15:01</p><div>${body}</div></body></html>`,
})

const ofMedium = '<a href="https://medium.com">Medium</a>'

/** How a story ends that Medium has published. */
export const mediumPublished = (
  canonical = "https://medium.com/@ada/two-teams-one-rota-0123456789ab",
): string => `<footer><p>By <a href="https://medium.com/@ada" class="p-author h-card">Ada</a> on <a href="https://medium.com/p/0123456789ab">
<time class="dt-published" datetime="2019-01-02T10:00:00.000Z">January 2, 2019</time></a>.</p>
<p><a href="${canonical}" class="p-canonical">Canonical link</a></p>
<p>Exported from ${ofMedium} on October 1, 2020.</p></footer>`

/** How one ends that it has not. */
export const mediumDraft = `<footer><p><a href="https://medium.com/p/0123456789ab">View original.</a></p><p>Exported from ${ofMedium}.</p></footer>`

/** @returns a file as Medium's export has it */
export const mediumPage = (
  body: string,
  { title = "Two teams, one rota", subtitle = "", footer = mediumPublished() } = {},
): string =>
  `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title><style>
* { font-family: Georgia; }
</style></head><body><article class="h-entry">
<header>
<h1 class="p-name">${title}</h1>
</header>
<section data-field="subtitle" class="p-summary">
${subtitle}
</section>
<section data-field="body" class="e-content">
<section name="4b2f" class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn">${body}</div></div></section>
</section>
${footer}</article></body></html>`

/** @returns an export of Medium's with one story */
export const mediumStory = (body: string, canonical?: string): Record<string, string> => ({
  "posts/2019-01-02_A-0123456789ab.html": mediumPage(body, { title: "A", footer: mediumPublished(canonical) }),
})

export const substackColumns =
  "post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url"
export const substackRow =
  '101.fair-rota,2024-03-02T09:30:00.000Z,true,2024-03-02T09:31:00.000Z,,newsletter,everyone,"Two teams, ""one"" rota",On fairness.,'

/** @returns an export of Substack's, its list with these rows */
export const substackArchive = (
  rows: readonly string[],
  pages: Readonly<Record<string, string>>,
): Record<string, string> => ({
  "posts.csv": `${[substackColumns, ...rows].join("\n")}\n`,
  ...Object.fromEntries(Object.entries(pages).map(([name, html]) => [`posts/${name}.html`, html])),
  "posts/101.fair-rota.opens.csv": "post_id,email\n101,reader@example.org\n",
})

/** @returns one with one post */
export const substackPost = (html: string): Record<string, string> =>
  substackArchive([substackRow], { "101.fair-rota": html })

/** A post as Ghost's export has it. */
export const ghostPost = {
  id: "p1",
  uuid: "u1",
  title: "Two teams",
  slug: "two-teams",
  type: "post",
  status: "published",
  visibility: "public",
  html: "<p>Text.</p>",
  published_at: "2024-03-02T23:30:00.000Z",
}

/** @returns Ghost's export */
export const database = (posts: readonly object[], tables: object = {}): string =>
  JSON.stringify({ db: [{ meta: { exported_on: 1_700_000_000_000 }, data: { posts, ...tables } }] })

interface WordpressItem {
  readonly id?: number
  readonly title?: string
  readonly type?: string
  readonly status?: string
  readonly link?: string
  readonly content?: string
  readonly creator?: string
  /** Elements besides. */
  readonly more?: string
}

/** @returns an entry of WordPress's export */
export const item = ({
  id = 12,
  title = "Two teams",
  type = "post",
  status = "publish",
  link = "https://ada.example.org/2024/03/two-teams/",
  content = "Text.",
  creator = "ada",
  more = "",
}: WordpressItem): string => `<item><title><![CDATA[${title}]]></title><link>${link}</link>
<pubDate>Sat, 02 Mar 2024 23:30:00 +0000</pubDate><dc:creator><![CDATA[${creator}]]></dc:creator>
<guid isPermaLink="false">https://ada.example.org/?p=${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[2024-03-03 00:30:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2024-03-02 23:30:00]]></wp:post_date_gmt><wp:post_name><![CDATA[two-teams]]></wp:post_name>
<wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${type}]]></wp:post_type>
<wp:post_password><![CDATA[]]></wp:post_password>${more}</item>`

const author = (login: string, name: string) =>
  `<wp:author><wp:author_login><![CDATA[${login}]]></wp:author_login><wp:author_display_name><![CDATA[${name}]]></wp:author_display_name></wp:author>`

/** @returns WordPress's export */
export const wxr = (...items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Ada</title><link>https://ada.example.org</link>${author("ada", "Ada Byron")}${author("bo", "Bo Ek")}
${items.join("\n")}
</channel></rss>
`

/** @returns a folder with one post in Markdown */
export const markdownPost = (body: string, settings = ""): Record<string, string> => ({
  "posts/a.md": `---\ntitle: A\n${settings}\n---\n${body}`,
})
