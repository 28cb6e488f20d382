import { placePictures } from "../texts/place-pictures"
import { textFromHtml, textFromMarkdown } from "../texts/to-markdown"

const markdownOf = (html: string) => textFromHtml(html, { title: "" }).markdown.trimEnd()
const picture = '<img src="https://example.org/a.png" alt="A">'

test.each([
  ["bold and italic", "<p><b>Two</b> <i>teams</i></p>", "**Two** *teams*"],
  ["bold with a space at its end", "<p><b>Two </b>teams</p>", "**Two** teams"],
  ["a word in two bold halves", "<p><b>ro</b><b>ta</b></p>", "**rota**"],
  ["a line break", "<p>One<br>two</p>", "One\\\ntwo"],
  ["two line breaks, which are two paragraphs", "<p>One<br><br>two</p>", "One\n\ntwo"],
  ["a quotation", "<blockquote><p>Slow is smooth.</p></blockquote>", "> Slow is smooth."],
  ["a list within a list", "<ul><li>One<ol><li>Two</li></ol></li></ul>", "- One\n  1. Two"],
  ["a list that begins at another number", '<ol start="3"><li>One</li><li>Two</li></ol>', "3. One\n4. Two"],
  ["a raised number", "<p>10<sup>2</sup></p>", "10²"],
  ["signs that mean something in Markdown", "<p>2*3*4 # &lt;b&gt;</p>", "2\\*3\\*4 # \\<b>"],
  ["invisible characters", "<p>ro\u200bta</p>", "rota"],
  ["words outside of any element", "One<p>Two</p>three", "One\n\nTwo\n\nthree"],
  ["headings from the second level, none left out", "<h3>A</h3><h5>B</h5><h3>C</h3>", "## A\n\n### B\n\n## C"],
  ["an empty heading, and one that links to itself", '<h2></h2><h2 id="a">A <a href="#a">#</a></h2>', "## A"],
  ["a heading of two lines", "<h2>One<br>two</h2>", "## One two"],
  [
    "a link to a heading",
    '<p><a href="#x">See</a></p><h2><a name="x"></a>Two days</h2>',
    "[See](#two-days)\n\n## Two days",
  ],
  [
    "a link without what tracks readers",
    '<a href="https://example.org/?a=1&amp;utm_source=x">a</a>',
    "[a](https://example.org/?a=1)",
  ],
  ["a picture in a paragraph", `<p>One ${picture} two</p>`, "One two\n\n![A](https://example.org/a.png)"],
  [
    "a picture in a list",
    `<ul><li>One${picture}</li><li>Two</li></ul>`,
    "- One\n- Two\n\n![A](https://example.org/a.png)",
  ],
  [
    "a figure",
    `<figure>${picture}<figcaption>Per <em>person</em></figcaption></figure>`,
    '![A](https://example.org/a.png "Per person")',
  ],
  [
    "a video",
    '<iframe src="https://www.youtube.com/embed/ab_c?rel=0"></iframe>',
    "<https://www.youtube.com/watch?v=ab_c>",
  ],
  ["a recording", '<audio><source src="https://example.org/a.mp3"></audio>', "<https://example.org/a.mp3>"],
  ["code", '<pre class="brush: ts">a<br><span>  b</span>\n&lt;c&gt;</pre>', "```ts\na\n  b\n<c>\n```"],
  ["code in a language that nobody knows", '<pre class="lang-klingon">a</pre>', "```\na\n```"],
  [
    "a table with its columns",
    '<table><tr><th>Month</th><th align="right">Pages</th></tr><tr><td>October</td><td>2|0</td></tr></table>',
    "| Month | Pages |\n| - | -: |\n| October | 2\\|0 |",
  ],
  [
    "a table without names of columns, as spreadsheets copy it",
    "<table><tr><td>Month</td></tr><tr><td>October</td></tr></table>",
    "| Month |\n| - |\n| October |",
  ],
  [
    "a footnote",
    '<p>One<sup id="r"><a href="#n">1</a></sup></p><ol><li id="n">A note. <a href="#r">↩</a></li></ol>',
    "One[^1]\n\n[^1]: A note.",
  ],
  [
    "what counts readers, and scripts",
    '<p onclick="x()">One</p><script>x</script><img src="https://a.org/p.gif" width="1">',
    "One",
  ],
])("of HTML: %s", (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

test.each([
  ["HTML in a line", "A <b>b</b> and\n<kbd>c</kbd>", "A b and c"],
  ["HTML around it", "<details>\n<summary>Sum</summary>\n\n**b**\n\n</details>\n\n<!-- more -->", "Sum\n\n**b**"],
  ["a figure in HTML", `<figure>${picture}<figcaption>C</figcaption></figure>`, '![A](https://example.org/a.png "C")'],
  [
    "links and pictures by reference",
    "[a][x] ![b][x]\n\n[x]: https://example.org/b.png",
    "[a](https://example.org/b.png)\n\n![b](https://example.org/b.png)",
  ],
  ["footnotes, also one that nothing refers to", "One.[^1]\n\n[^1]: A.\n\n[^2]: B.", "One.[^1]\n\n[^1]: A.\n\nB."],
  ["the title above it", "# Rota\n\nOne.", "One."],
  ["a list's own numbers", "3. Oktober\n4. November", "3. Oktober\n4. November"],
])("of Markdown: %s", (_, text, markdown) => {
  expect(textFromMarkdown(text, { title: "Rota" }).markdown.trimEnd()).toBe(markdown)
})

test("the first heading of the highest level is the title, if nothing else is", () => {
  expect(textFromHtml("<h1>Rota</h1><h2>One</h2><h2>Two</h2>")).toMatchObject({
    title: "Rota",
    markdown: "## One\n\n## Two\n",
  })
})

test.each(["javascript:alert(1)", "data:text/html,x", "/about", "ftp://example.org/a", "https://localhost"])(
  "a link to %s is plain words, and a note says so",
  (href) => {
    const { markdown, notes } = textFromHtml(`<p>See <a href="${href}">this</a>.</p>`)
    expect([markdown, notes.length]).toEqual(["See this.\n", 1])
  },
)

test("a relative link leads to where the page is", () => {
  const { markdown } = textFromHtml('<a href="../about">a</a>', { base: "https://example.org/blog/post" })
  expect(markdown).toBe("[a](https://example.org/about)\n")
})

test("notes say what was lost or changed", () => {
  const html =
    '<p><a href="http://example.org">a</a></p><form>Your email</form><img src="https://example.org/team-photo.png">'
  expect(textFromHtml(html)).toMatchObject({
    markdown: "[a](https://example.org)\n\n![team photo](https://example.org/team-photo.png)\n",
    notes: [
      "Words that readers did not see were left out (“Your email”).",
      "A link began with http: and begins with https: now. Try it.",
      expect.stringMatching(/^A picture has no description in the source/),
    ],
  })
})

test("pictures get the paths of their copies, and others are links with their captions", () => {
  const { markdown } = textFromHtml(
    `<p>${picture}</p><figure><img src="https://example.org/b.png" alt="B"><figcaption>*C*</figcaption></figure>`,
  )
  expect(placePictures(markdown, new Map([["https://example.org/a.png", "../images/posts/a.png"]]))).toBe(
    "![A](../images/posts/a.png)\n\n[B](https://example.org/b.png)\\\n\\*C\\*\n",
  )
})

test("nothing becomes nothing", () => {
  expect(textFromHtml("<p>&nbsp;</p><!-- a --><hr>").markdown).toBe("")
})
