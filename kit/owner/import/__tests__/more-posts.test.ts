import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { readFiles } from "../read-source"
import { openSource } from "../source/open-source"
import { sourceOf } from "./support/source"
import { zipOf } from "./support/zip"

const read = (files: Readonly<Record<string, string>>) => readFiles(sourceOf(files))

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Ada</title><link>https://ada.example.org</link><description>On teams</description>${items}</channel></rss>`

const atom = (entries: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:blogger="http://schemas.google.com/blogger/2018"><title>Ada</title><id>b</id>${entries}</feed>`

test("a blog’s feed in RSS has its posts, whole or cut off", async () => {
  const { formats, proposals } = await read({
    "feed.xml":
      rss(`<item><title>Two &amp;amp; more</title><link>https://ada.example.org/zwei/</link><guid isPermaLink="false">1</guid><pubDate>Sat, 02 Mar 2024 23:30:00 -0500</pubDate><category>Teams</category>
<description>First words…</description><content:encoded><![CDATA[<p>Text, see <a href="/eins/">one</a>.</p>]]></content:encoded></item>
<item><title>One</title><link>https://ada.example.org/eins/</link><pubDate>Fri, 01 Mar 2024 10:00:00 GMT</pubDate><description>&lt;p&gt;The beginning […]&lt;/p&gt;</description></item>`),
  })
  expect(formats).toEqual(["a blog’s feed"])
  expect(proposals).toMatchObject([
    {
      source: "1",
      values: { title: "Two & more", date: "2024-03-02", slug: "zwei", categories: ["Teams"] },
      text: expect.stringMatching(/^Text, see \[one\]\(https:\/\/post\.invalid/),
      formerUrl: "https://ada.example.org/zwei/",
    },
    { title: "One", notes: [expect.stringContaining("only the beginning")] },
  ])
})

test("a blog’s feed in Atom or JSON has its posts", async () => {
  const feeds = {
    "feed.atom": atom(
      '<entry><id>1</id><title>One</title><link href="https://ada.example.org/eins/"/><published>2024-03-01T10:00:00Z</published><updated>2024-03-01T10:00:00Z</updated><content type="html">&lt;p&gt;Text.&lt;/p&gt;</content></entry>',
    ),
    "feed.json": JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "Ada",
      items: [
        {
          id: "2",
          url: "https://ada.example.org/zwei/",
          title: "Two",
          content_html: "<p>Text.</p>",
          date_published: "2024-03-02T10:00:00Z",
        },
      ],
    }),
  }
  const { proposals } = await read(feeds)
  expect(proposals.map(({ values }) => [values.title, values.date])).toEqual([
    ["One", "2024-03-01"],
    ["Two", "2024-03-02"],
  ])
})

test("Blogger’s export has posts and drafts, without comments and pages", async () => {
  const entry = (id: string, kind: string, more = "") =>
    `<entry><id>${id}</id><category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${kind}"/><category scheme="http://www.blogger.com/atom/ns#" term="Teams"/><title>${id}</title><published>2024-03-01T10:00:00.000+01:00</published><updated>2024-03-01T10:00:00Z</updated><content type="html">&lt;p&gt;Text.&lt;/p&gt;</content>${more}</entry>`
  const newer =
    "<entry><id>d</id><blogger:type>POST</blogger:type><blogger:status>DRAFT</blogger:status><title>d</title><published>2024-03-02T10:00:00Z</published><updated>2024-03-02T10:00:00Z</updated><content type='html'>&lt;p&gt;Text.&lt;/p&gt;</content><blogger:filename>/2024/03/d.html</blogger:filename></entry>"
  const { proposals, sentences } = await read({
    "feed.atom": atom(entry("a", "post") + entry("b", "comment") + entry("c", "page") + newer),
  })
  expect(proposals).toMatchObject([
    { source: "d", values: { draft: true }, formerPaths: ["/2024/03/d.html"] },
    { source: "a", values: { date: "2024-03-01", categories: ["Teams"] } },
  ])
  expect(sentences).toEqual(["A comment was left out.", "A page was left out."])
})

test("Notion’s archive within an archive has pages, with properties, links and pictures", async () => {
  const folder = scratchFolder()
  const [one, two] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"]
  const inner = zipOf([
    {
      name: `Rota ${one}.md`,
      content: `# Rota\n\nDate: March 2, 2024\nTags: Go, Teams\nPriority: High\n\nText, see [Zwei](Zwei%20${two}.md).\n\n![Chart](Rota%20${one}/Chart%201.png)\n`,
    },
    { name: `Rota ${one}/Chart 1.png`, content: "" },
    { name: `Zwei ${two}.md`, content: "# Zwei\n\nNote: this is no property.\n" },
  ])
  await writeFile(join(folder, "export.zip"), zipOf([{ name: "Export-Part-1.zip", content: inner }]))
  const { files, close } = await openSource(join(folder, "export.zip"))
  const { proposals } = await readFiles(files)
  close()
  expect(proposals).toMatchObject([
    {
      values: { title: "Rota", date: "2024-03-02", slug: "rota", categories: ["Go", "Teams"] },
      text: expect.stringMatching(/^Text, see \[Zwei\]\(https:\/\/post\.invalid/),
      pictures: [{ path: `Rota ${one}/Chart 1.png` }],
      notes: ["Of its settings, this was left out: properties (“priority: High”)."],
    },
    { values: { title: "Zwei", slug: "zwei" }, text: "Note: this is no property.\n" },
  ])
})

test("the feed of a site of texts is no podcast, though it has pictures", async () => {
  const feed =
    '<rss><channel><title>A</title><item><title>A</title><enclosure url="https://ada.example.org/a.png" type="image/png"/></item></channel></rss>'
  const { formats } = await read({ "content/posts/a.md": "---\ntitle: A\n---\nText.", "static/rss.xml": feed })
  expect(formats).toEqual(["Markdown files with front matter or of Notion"])
})
