import { htmlToMarkdown } from "../html-to-markdown"
import { placePictures } from "../texts/place-pictures"

const markdownOf = (html: string) => htmlToMarkdown(html).markdown.trimEnd()
const notesOf = (html: string) => htmlToMarkdown(html).notes

test.each([
  ["bold and italic", "<p><b>Two</b> <i>teams</i></p>", "**Two** *teams*"],
  ["bold with a space at its end", "<p><b>Two </b>teams</p>", "**Two** teams"],
  ["a bold word with a colon, without a space behind it", "<p><b>Note:</b>text</p>", "**Note**:text"],
  ["a word in two bold halves", "<p><b>ro</b><b>ta</b></p>", "**rota**"],
  ["a line break", "<p>One<br>two</p>", "One\\\ntwo"],
  ["two line breaks, which are two paragraphs", "<p>One<br><br>two</p>", "One\n\ntwo"],
  ["a quotation", "<blockquote><p>Slow is smooth.</p></blockquote>", "> Slow is smooth."],
  ["a nested list", "<ul><li>One<ol><li>Two</li></ol></li></ul>", "- One\n  1. Two"],
  ["a list that begins at another number", '<ol><li value="3">One</li><li>Two</li></ol>', "3. One\n4. Two"],
  ["a list that does not count up", "<ol reversed><li>Two</li><li>One</li></ol>", "2\\. Two\n\n1\\. One"],
  ["things that are done", '<ul><li><input type="checkbox" checked> Done</li></ul>', "- [x] Done"],
  ["a list of terms", "<dl><dt>Rota</dt><dd>Who is on call</dd></dl>", "**Rota**\n\nWho is on call"],
  ["bullets that were typed", "<p>• One<br>• Two</p>", "- One\n- Two"],
  ["a raised number", "<p>10<sup>2</sup></p>", "10²"],
  ["brackets that look like a reference", "<p>a[i][j]</p>", "`a[i][j]`"],
  ["signs that mean something in Markdown", "<p>2*3*4 # &lt;b&gt;</p>", "2\\*3\\*4 # \\<b>"],
  ["invisible characters", "<p>ro\u200bta</p>", "rota"],
  ["an address without a link", "<p>See https://example.org/a_b.</p>", "See <https://example.org/a_b>."],
  ["an address among other letters", "<p>参照https://a.org/次。</p>", "参照<https://a.org/>次。"],
  ["an address of git", "<p>git@github.com:acme/shop.git</p>", "git\\@github.com:acme/shop.git"],
  ["words outside of any element", "One<p>Two</p>three", "One\n\nTwo\n\nthree"],
])("%s", (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

describe("headings", () => {
  test("begin at the second level, and skip none", () => {
    expect(markdownOf("<h3>One</h3><h5>Two</h5><h3>Three</h3>")).toBe("## One\n\n### Two\n\n## Three")
  })

  test("the first of the highest level is the title", () => {
    expect(htmlToMarkdown("<h1>Rota</h1><h2>One</h2>")).toMatchObject({ title: "Rota", markdown: "## One\n" })
  })

  test("one that repeats the title is left out", () => {
    expect(htmlToMarkdown("<h3>Two teams, one rota</h3><p>Text</p>", { title: "Two teams – one rota" }).markdown).toBe(
      "Text\n",
    )
  })

  test("lose the signs with which they link to themselves", () => {
    expect(markdownOf('<h2 id="one">One <a href="#one">#</a></h2>')).toBe("## One")
  })

  test("an empty one is left out, and bold is not said twice", () => {
    expect(markdownOf("<h2> <br></h2><h2><b>One</b></h2>")).toBe("## One")
  })

  test("a link to one has the address that it has here", () => {
    expect(markdownOf('<p><a href="#x">See</a></p><h2><a name="x"></a>Über uns</h2>')).toBe(
      "[See](#%C3%BCber-uns)\n\n## Über uns",
    )
  })
})

describe("links", () => {
  test("lose what tracks readers", () => {
    expect(markdownOf('<a href="https://example.org/?a=1&amp;utm_source=x&amp;b=2">a</a>')).toBe(
      "[a](https://example.org/?a=1&b=2)",
    )
  })

  test("become encrypted, and a note says so", () => {
    const { markdown, notes } = htmlToMarkdown('<a href="http://example.org">a</a>')
    expect(markdown).toBe("[a](https://example.org)\n")
    expect(notes).toEqual(["A link began with http: and begins with https: now. Try it."])
  })

  test.each(["javascript:alert(1)", "data:text/html,x", "/about", "ftp://example.org/a", "https://localhost"])(
    "%s is plain words",
    (href) => {
      const { markdown, notes } = htmlToMarkdown(`<p>See <a href="${href}">this</a>.</p>`)
      expect(markdown).toBe("See this.\n")
      expect(notes).toHaveLength(1)
    },
  )

  test("within the former site are whole addresses", () => {
    expect(htmlToMarkdown('<a href="../about">a</a>', { base: "https://example.org/blog/post" }).markdown).toBe(
      "[a](https://example.org/about)\n",
    )
  })
})

describe("pictures", () => {
  test("a figure is a picture with its caption", () => {
    const { markdown, pictures } = htmlToMarkdown(
      '<figure><img src="https://example.org/a b.png" alt="Pages"><figcaption>Pages per <em>person</em></figcaption></figure>',
    )
    expect(markdown).toBe('![Pages](https://example.org/a%20b.png "Pages per person")\n')
    expect(pictures).toEqual([{ reference: "https://example.org/a%20b.png", url: "https://example.org/a%20b.png" }])
  })

  test("divide the paragraph that they are in", () => {
    expect(markdownOf('<p>One <img src="https://example.org/a.png" alt="A"> two</p>')).toBe(
      "One\n\n![A](https://example.org/a.png)\n\ntwo",
    )
  })

  test("stand after a list that they are in, and a note says so", () => {
    const { markdown, notes } = htmlToMarkdown(
      '<ul><li>One<img src="https://example.org/a.png" alt="A"></li><li>Two</li></ul>',
    )
    expect(markdown).toBe("- One\n- Two\n\n![A](https://example.org/a.png)\n")
    expect(notes).toEqual(["A picture that was inside a list, a quotation or a table stands after it now."])
  })

  test("without a description have the name of their file, and a note says so", () => {
    const { markdown, notes } = htmlToMarkdown(
      '<img src="https://example.org/team-photo.png"><img src="https://example.org/b.png">',
    )
    expect(markdown).toContain("![team photo](https://example.org/team-photo.png)")
    expect(notes).toEqual([expect.stringMatching(/^2 pictures have no description/)])
  })

  test("that only count readers go without a word", () => {
    expect(htmlToMarkdown('<p>One</p><img src="https://example.org/p.gif" width="1" height="1">')).toMatchObject({
      markdown: "One\n",
      notes: [],
      pictures: [],
    })
  })

  test("get the paths of their copies", () => {
    const { markdown } = htmlToMarkdown(
      '<img src="https://example.org/a.png?x=1&amp;y=2" alt="A"><img src="https://example.org/b.png" alt="B">',
    )
    const places = new Map([["https://example.org/a.png?x=1&y=2", "../images/posts/a.png"]])
    expect(placePictures(markdown, places)).toBe("![A](../images/posts/a.png)\n\n[B](https://example.org/b.png)\n")
  })
})

describe("code", () => {
  test.each([
    ['<pre><code class="language-ts">let a\n</code></pre>', "ts"],
    ['<pre class="brush: php; notranslate">let a</pre>', "php"],
    ['<div class="highlight highlight-source-js"><pre>let a</pre></div>', "js"],
    ['<pre data-lang="c++">let a</pre>', "cpp"],
    ['<pre class="lang-klingon">let a</pre>', "text"],
  ])("%s", (html, language) => {
    expect(markdownOf(html)).toBe(`\`\`\`${language}\nlet a\n\`\`\``)
  })

  test("keeps its lines, whatever they are made of", () => {
    expect(markdownOf("<pre>a<br><span>  b</span>\n&lt;c&gt;</pre>")).toBe("```text\na\n  b\n<c>\n```")
  })
})

describe("tables", () => {
  test("keep their columns and where these are aligned", () => {
    const html =
      '<table><tr><th>Month</th><th align="right">Pages</th></tr><tr><td>October</td><td>2|0</td></tr></table>'
    expect(markdownOf(html)).toBe("| Month | Pages |\n| - | -: |\n| October | 2\\|0 |")
  })

  test("with one column are what is in it", () => {
    expect(markdownOf("<table><tr><td><p>One</p><p>Two</p></td></tr></table>")).toBe("One\n\nTwo")
  })
})

test("footnotes with a link back are footnotes", () => {
  const html = '<p>One<sup id="r1"><a href="#n1">1</a></sup></p><ol><li id="n1">A note. <a href="#r1">↩</a></li></ol>'
  expect(markdownOf(html)).toBe("One[^1]\n\n[^1]: A note.")
})

test("a part that links back to the table of contents is no footnote", () => {
  const html =
    '<ul><li id="c"><a href="#p">Part one</a></li></ul><div id="p"><h2>Part one</h2><p>Text. <a href="#c">Up</a></p></div>'
  expect(markdownOf(html)).toBe("- Part one\n\n## Part one\n\nText. Up")
})

test.each([
  ['<iframe src="https://www.youtube.com/embed/ab_c?rel=0"></iframe>', "<https://www.youtube.com/watch?v=ab_c>"],
  ['<iframe src="//player.vimeo.com/video/12"></iframe>', "<https://vimeo.com/12>"],
  [
    '<iframe src="https://cdn.embedly.com/w/media.html?url=https%3A%2F%2Fvimeo.com%2F12"></iframe>',
    "<https://vimeo.com/12>",
  ],
  ['<script src="https://gist.github.com/me/12ab.js"></script>', "<https://gist.github.com/me/12ab>"],
])("what is embedded becomes a link: %s", (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
  expect(notesOf(html)).toEqual(["An embedded video or post is a link now."])
})

test("scripts, forms and drawings are left out, and notes say so", () => {
  const html =
    '<p onclick="x()">One</p><script>alert(1)</script><style>p{}</style><form><input></form><svg><text>a</text></svg>'
  expect(markdownOf(html)).toBe("One")
  expect(notesOf(html)).toEqual([
    "A script was left out.",
    "A form was left out.",
    "A drawing or formula within the text was left out (“a”).",
  ])
})

test("nothing becomes nothing", () => {
  expect(htmlToMarkdown("<p>&nbsp;</p><hr>")).toEqual({ markdown: "", pictures: [], notes: [] })
})
