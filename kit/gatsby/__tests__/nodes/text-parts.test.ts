import Prism from "prismjs"
import { parseMarkdown } from "../../../content/markdown/markdown"
import { codeLanguages } from "../../../content/markdown/markup"
import { picturedHtml, type TextPart, textParts } from "../../nodes/text-parts"

const labels = { opensInNewTab: "opens in a new tab", footnotes: "Notes", backToText: "Back to the text" }

const partsOf = (markdown: string, pathPrefix = ""): readonly TextPart[] =>
  textParts(parseMarkdown(markdown), {
    ...labels,
    pathPrefix,
    sizeAt: (address) => (address === "/cv.pdf" ? "2 MB" : undefined),
  })

function htmlOf(markdown: string, pathPrefix?: string): string {
  return partsOf(markdown, pathPrefix)
    .map((part) => ("html" in part ? part.html : `[${part.picture.source}]`))
    .join("\n")
}

test.each([
  [
    "a heading is a link to itself",
    "## The second day",
    '<h2 id="the-second-day"><a href="#the-second-day">The second day</a></h2>',
  ],
  [
    "a link in a heading leads to its own address, and the words around it to the heading",
    "## What *we [read](/books/)* now",
    '<h2 id="what-we-read-now"><a href="#what-we-read-now">What </a><em>we <a href="/site/books/">read</a></em><a href="#what-we-read-now"> now</a></h2>',
  ],
  ["a heading keeps its address in any script", "## اليوم", '<h2 id="اليوم"><a href="#اليوم">اليوم</a></h2>'],
  [
    "a single tilde is a tilde, and two strike through",
    "3~5 and 100~200, ~~not~~ more",
    "<p>3~5 and 100~200, <del>not</del> more</p>",
  ],
  ["code keeps its direction", "`a<b`", '<p><code dir="ltr">a&lt;b</code></p>'],
  [
    "a list says how long its numbers are",
    "99. a\n100. b",
    '<ol start="99" class="digits-3">\n<li>a</li>\n<li>b</li>\n</ol>',
  ],
  [
    "a link to a large file says its size",
    "[My *CV*](/cv.pdf)",
    '<p><a href="/site/cv.pdf">My <em>CV</em> (2 MB)</a></p>',
  ],
  [
    "a size that is in the words already is not said again",
    "[My CV, 2,1 Mo](/cv.pdf)",
    '<p><a href="/site/cv.pdf">My CV, 2,1 Mo</a></p>',
  ],
  ["a phone number can be called", "[+49 30 1](tel:+49301)", '<p><a href="tel:+49301">+49 30 1</a></p>'],
  [
    "a link elsewhere opens a new tab and says so",
    "[There](https://www.example.org/)",
    '<p><a href="https://www.example.org/" target="_blank" rel="noopener">There<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
  ],
  [
    "a link within a site that stands below a path leads there, written in line or apart",
    "[Services](/services/) and [books][1]\n\n[1]: /books/",
    '<p><a href="/site/services/">Services</a> and <a href="/site/books/">books</a></p>',
  ],
  [
    "the second lock holds: an address that runs a script is taken out",
    "[press](javascript:alert)",
    "<p><a>press</a></p>",
  ],
])("%s", (_what, markdown, html) => {
  expect(htmlOf(markdown, "/site")).toBe(html)
})

test.each([
  ["two headings of the same words have two addresses", "## Cost\n\n## Cost", /id="cost"[\s\S]*id="cost-2"/],
  [
    "code in a language that nobody knows is shown as it is",
    "```nonesuch\nif a < b & c\n```",
    /<code>if a &lt; b &amp; c<\/code>/,
  ],
  [
    "a language that shares its name with something of every object is none",
    "```constructor\na\n```",
    /<code>a<\/code>/,
  ],
  [
    "a footnote in a heading stays beside its link, and its number is not in the address",
    "## Costs[^1]\n\n[^1]: A note.",
    /^<h2 id="costs"><a href="#costs">Costs<\/a><sup><a href="#fn-1"/,
  ],
  [
    "code is coloured, and keeps its own direction",
    "```ts\nconst a = 1\n```",
    /^<pre dir="ltr"><code><span class="token keyword">const<\/span>/,
  ],
  [
    "the empty corner of a table is no heading of a column",
    "|  | Before |\n| --- | --- |\n| Hours | 9 |",
    /<td><\/td>\n<th scope="col">Before<\/th>/,
  ],
  ["a list of things to do shows what is done", "- [x] one\n- [ ] two", /☑[\s\S]*one[\s\S]*☐[\s\S]*two/],
  [
    "notes are numbered, whatever the owner calls them",
    "A claim.[^why]\n\n[^why]: Its source.",
    /<a href="#fn-why" id="fnref-why" class="ref-1">1<\/a>/,
  ],
])("%s", (_what, markdown, html) => {
  expect(htmlOf(markdown)).toMatch(html)
})

test("a heading begins a new part, and one within it does not", () => {
  const parts = partsOf("Before.\n\n## One\n\nText.\n\n### Within\n\nMore.\n\n## Two").map(
    (part) => "html" in part && part.html,
  )
  expect(parts).toEqual([
    "<p>Before.</p>",
    expect.stringMatching(/^<h2 id="one">[\s\S]*<h3 id="within">[\s\S]*<p>More\.<\/p>$/),
    expect.stringMatching(/^<h2 id="two">/),
  ])
})

test("headings of emoji alone have addresses that can be seen and typed", () => {
  const html = htmlOf("## ❤️\n\n## ☎️ Calls\n\n## 🎉")
  expect([...html.matchAll(/ id="(.*?)"/g)].map(([, id]) => id)).toEqual(["section", "calls", "section-2"])
})

test("Prism's own functions are not languages", () => {
  for (const name of [
    ...Object.keys(Prism.languages).filter((key) => !codeLanguages.has(key)),
    "meta",
    "DFS",
    "__proto__",
  ])
    expect(htmlOf(`\`\`\`${name}\n<a>\n\`\`\``)).toContain("<code>&lt;a&gt;</code>")
})

test("on a phone, where a table of five columns is a list, its cells know the names of their columns", () => {
  const wide = "| Who | A | B | C | *D* |\n| - | - | - | - | - |\n| Ada | 1 | 2 | 3 | |"
  const [row = ""] = htmlOf(wide).match(/<tbody>.*<\/tbody>/s) ?? []
  expect(row.replace(/\s/g, " ")).toContain('<td role="cell">Ada</td> <td role="cell" data-column="A">1</td>')
  expect(row).toContain('<td role="cell" data-column="D"></td>')
  expect(htmlOf("| Who | A |\n| - | - |\n| Ada | 1 |")).not.toContain("data-column")
})

test("a table scrolls in its own box, and its columns are named", () => {
  const html = htmlOf("| A | B |\n| --- | ---: |\n| 1 | 2 |")
  expect(html).toMatch(/^<div class="table"><table>/)
  expect(html).toContain('<th scope="col">A</th>')
  expect(html).toContain('<td class="end">2</td>')
})

test("a note leads there and back", () => {
  const html = htmlOf("A claim.[^1]\n\n[^1]: Its source.")
  expect(html).toContain('<sup><a href="#fn-1" id="fnref-1" class="ref-1">1</a></sup>')
  expect(html).toContain('<section class="footnotes" aria-label="Notes">')
  expect(html).toContain('<a href="#fnref-1" aria-label="Back to the text" class="back">')
})

test("notes come in the order in which the text refers to them, and one that nothing refers to is not shown", () => {
  const html = htmlOf("One,[^b] two.[^a]\n\n[^a]: Of two.\n\n[^b]: Of one.\n\n[^c]: Of none.")
  expect([...html.matchAll(/<li id="(.*?)">/g)].map(([, id]) => id)).toEqual(["fn-b", "fn-a"])
})

test("a text can refer to a note twice, and the note leads back to both places", () => {
  const html = htmlOf("One.[^1] Two.[^1]\n\n[^1]: Its source.")
  expect(html.match(/href="#fn-1"/g)).toHaveLength(2)
  expect([...html.matchAll(/href="#(fnref.*?)" aria-label="(.*?)"/g)].map(([, id, name]) => [id, name])).toEqual([
    ["fnref-1", "Back to the text"],
    ["fnref-1-2", "Back to the text 2"],
  ])
})

test("a picture is between the pieces of the text, with its description and its caption", () => {
  const [before, picture, after] = partsOf('Before.\n\n![A chart](../images/a.png "Over a year")\n\nAfter.')
  expect(before).toEqual({ html: "<p>Before.</p>" })
  expect(picture).toEqual({ picture: { source: "../images/a.png", alt: "A chart", caption: "Over a year" } })
  expect(after).toEqual({ html: "<p>After.</p>" })
})

test("symbols stay symbols where a system would draw emoji", () => {
  const signs = htmlOf("- [x] one\n- [ ] two\n\nA claim.[^1]\n\n[^1]: Its source.").match(/[☑☐↩]./gu)
  expect(signs).toEqual(["☑\uFE0E", "☐\uFE0E", "↩\uFE0E"])
})

test("a picture of a page has its text and its tables, and nothing in it leads anywhere", () => {
  const html = picturedHtml(htmlOf("## A [link](/books/)\n\n~~Who~~ said *so*?\n\n| A |\n| ---: |\n| 1 |"))
  expect(html).toMatch(/^<b>A link<\/b>\s<p><del>Who<\/del> said <em>so<\/em>\?<\/p>/)
  expect(html).toContain('<td class="end">1</td>')
})
