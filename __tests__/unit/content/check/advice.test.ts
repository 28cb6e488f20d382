import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { all, type Change, draw, edit, move, remove, withCheck, write } from "../support/changed-data"

const text = "posts/a-small-database.md"
const post = (markdown: string) => write(text, `Words before.\n\n${markdown}\n`)
/** A site without the page of books. */
const noBooks = all(edit("site.json", '"name": "', '"pagesOff": ["books"],\n  "name": "'), remove("images/cover.png"))
const chart = draw("images/chart.png", 1400, 700)

/** What the check says, by its code; how it comes about; and what an owner then writes who does what the advice says. */
const advices: ReadonlyArray<readonly [code: string, wrong: Change, right: Change]> = [
  ["picture-suffix", all(chart, post("![A](../images/chart.png?raw=true)")), post("![A](../images/chart.png)")],
  ["picture-suffix", all(chart, post("![A](../images/chart.png#center)")), post("![A](../images/chart.png)")],
  ["picture-size", all(chart, post("![A](../images/chart.png =300x200)")), post("![A](../images/chart.png)")],
  ["picture-absolute", all(chart, post("![A](/images/chart.png)")), post("![A](../images/chart.png)")],
  [
    "picture-in-line",
    all(chart, post("See ![A](../images/chart.png) this.")),
    post("See\n\n![A](../images/chart.png)\n\nthis."),
  ],
  [
    "picture-in-line",
    all(chart, post("[![A](../images/chart.png)](https://a.org)")),
    post("![A](../images/chart.png)"),
  ],
  [
    "picture-in-line",
    all(chart, post("- One\n- ![A](../images/chart.png)")),
    post("- One\n\n![A](../images/chart.png)"),
  ],
  ["picture-in-line", all(chart, post("> ![A](../images/chart.png)")), post("![A](../images/chart.png)")],
  [
    "picture-missing",
    all(chart, post("![A][h]\n\n[h]: ../images/chrt.png")),
    post("![A][h]\n\n[h]: ../images/chart.png"),
  ],
  [
    "picture-in-line",
    all(chart, post("One ![A][h]\n\n[h]: ../images/chart.png")),
    post("One\n\n![A][h]\n\n[h]: ../images/chart.png"),
  ],
  [
    "picture-space",
    all(chart, post("![A](../images/my chart.png)")),
    all(move("images/chart.png", "images/my-chart.png"), post("![A](../images/my-chart.png)")),
  ],
  [
    "picture-letters",
    all(draw("images/u\u0308ber.png", 1400, 700), post("![A](../images/\u00fcber.png)")),
    post("![A](../images/u\u0308ber.png)"),
  ],
  [
    "picture-letters",
    all(move("images/cover.png", "images/u\u0308.png"), edit("books.json", "cover.png", "\u00fc.png")),
    edit("books.json", "\u00fc.png", "u\u0308.png"),
  ],
  [
    "picture-absolute",
    all(edit("books.json", "images/cover.png", "C:/Users/me/cover.png")),
    edit("books.json", "C:/Users/me/cover.png", "images/cover.png"),
  ],
  ["link-undefined", all(chart, post("![A][h]")), post("![A](../images/chart.png)")],
  ["markdown-bold", post("** short **"), post("**short**")],
  ["markdown-bold", post("**Result:**fewer"), post("**Result:** fewer")],
  ["markdown-bold", post("含**「重点」**内容"), post("含「**重点**」内容")],
  ["markdown-bold", post("**Two and no more"), post("\\*\\*Two and no more")],
  ["markdown-link", post("See [the notes] (https://a.org/x)."), post("See [the notes](https://a.org/x).")],
  ["markdown-link", post("See [`notes`] (https://a.org/x)."), post("See [`notes`](https://a.org/x).")],
  ["markdown-heading", post("##What changed"), post("## What changed")],
  ["markdown-alert", post("> [!NOTE]\n> Words"), post("> **Note:**\n> Words")],
  ["markdown-wiki", post("See [[wiki]]."), post("See [wiki](https://a.org).")],
  ["markdown-shortcode", post("{{< youtube abc >}}"), post("`{{< youtube abc >}}`")],
  ["markdown-shortcode", post("{% include a.html %}"), post("Words")],
  ["markdown-import", post('import X from "./x"'), post("Words")],
  ["markdown-anchor", post("## Costs {#costs}"), post("## Costs")],
  ["markdown-anchor", post("## The `cost` {#costs}"), post("## The `cost`")],
  ["markdown-contents", post("[TOC]"), post("Words")],
  ["markdown-formula", post("$$\na^2\n$$"), post("`a^2`")],
  ["markdown-block", post(":::note\nWords\n:::"), post("Words")],
  ["markdown-highlight", post("It is ==much==."), post("It is **much**.")],
  ["invisible-letter", post("A\u001b word."), post("A word.")],
  ["text-front-matter", write(text, "+++\ntitle = 1\n+++\n\nWords.\n"), write(text, "Words.\n")],
  ["heading-title", post("# One"), post("## One")],
  ["heading-skipped", post("## One\n\n#### Two"), post("## One\n\n### Two")],
  ["heading-empty", post("##"), post("## Words")],
  ["text-html", post("A <b>word</b>."), post("A **word**.")],
  ["text-empty", write(text, " "), post("Words.")],
  ["code-open", post("```text\na"), post("```text\na\n```")],
  ["code-language", post("```typescrpt\na\n```"), post("```typescript\na\n```")],
  ["bullet", post("• One"), post("- One")],
  ["table-rule", post("| a | b |\n| 1 | 2 |"), post("| a | b |\n| --- | --- |\n| 1 | 2 |")],
  ["note-inline", post("A^[note] word."), post("A[^1] word.\n\n[^1]: note")],
  ["note-missing", post("A[^1] word."), post("A[^1] word.\n\n[^1]: note")],
  ["note-unused", post("A word.\n\n[^1]: note"), post("A[^1] word.\n\n[^1]: note")],
  ["note-twice", post("A[^1].\n\n[^1]: a\n\n[^1]: b"), post("A[^1][^2].\n\n[^1]: a\n\n[^2]: b")],
  ["link-page", post("[me](/abuot/)"), post("[me](/about/)")],
  ["link-place", post("[me](#cost)\n\n## Costs"), post("[me](#costs)\n\n## Costs")],
  ["picture-description", all(chart, post("![](../images/chart.png)")), post("![A](../images/chart.png)")],
  ["picture-too-large", draw("images/cover.png", 17_000, 2), draw("images/cover.png", 360, 540)],
  ["picture-empty", write("images/cover.png", ""), draw("images/cover.png", 360, 540)],
  ["picture-small", draw("images/cover.png", 36, 54), draw("images/cover.png", 360, 540)],
  ["picture-shape", draw("images/cover.png", 1360, 540), draw("images/cover.png", 360, 540)],
  ["picture-unused", chart, remove("images/chart.png")],
  ["file-empty", all(noBooks, write("books.json", "")), write("books.json", "[]\n")],
  ["unknown-file", write("notes.md", "Words."), remove("notes.md")],
  ["merge-conflict", post("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x"), post("a")],
]

test.each(advices)("the advice for %s, followed, removes it and brings nothing else", async (code, wrong, right) => {
  await withCheck(wrong, async (root, check) => {
    expect((await check()).map((each) => each.code)).toContain(code)
    await right(root)
    expect(await check()).toEqual([])
  })
})

const shop = "https://www.amazon.com/dp/1942788339"
const summary = "<p>Four <em>measures</em>.</p>"

/** The same for a part of a JSON file: the part as it is right, as it is wrong, and as the advice says. */
const inJson: ReadonlyArray<readonly [code: string, file: string, given: string, wrong: string, right: string]> = [
  ["comment", "books.json", '"title": "Acc', '// mine\n"title": "Acc', '\n"title": "Acc'],
  ["missing-value", "books.json", '"title": "Accelerate"', '"title":', '"title": "A book"'],
  ["quote-inside", "books.json", '"Accelerate"', '"The "real" one"', '"The \\"real\\" one"'],
  ["null", "site.json", '"twitterUrl": "https://twitter.com/adanorth",', '"twitterUrl": null,', ""],
  ["empty", "books.json", '"Accelerate"', '" "', '"Something"'],
  ["empty-part", "books.json", '"summary": "<p>Four types of team.</p>",', '"summary": "",', ""],
  ["link-without-https", "books.json", shop, "www.amazon.com/dp", "https://www.amazon.com/dp"],
  ["link-not-encrypted", "books.json", shop, "http://a.org/x", "https://a.org/x"],
  ["link-dangerous", "books.json", shop, "javascript:go()", "https://a.org/x"],
  ["link-scheme", "books.json", shop, "ftp://a.org/x", "https://a.org/x"],
  ["link-email", "site.json", "https://www.ada-north.org/call", "ada@north.org", "mailto:ada@north.org"],
  ["link-phone", "site.json", "https://www.ada-north.org/call", "tel:030 1", "tel:0301"],
  ["link-space", "books.json", shop, "https://a.org/a b", "https://a.org/a%20b"],
  ["link-malformed", "books.json", shop, "https://amazon/x", "https://www.amazon.com/x"],
  ["link-tracking", "books.json", shop, "https://a.org/?utm_source=x", "https://a.org/"],
  ["plain-text", "books.json", '"Accelerate"', '"The **Accelerate**"', '"The Accelerate"'],
  ["markup-tag", "books.json", summary, "<p><stong>Four</stong></p>", "<p><strong>Four</strong></p>"],
  ["markup-attribute", "books.json", summary, "<p class='a'>Four</p>", "<p>Four</p>"],
  ["markup-unbalanced", "books.json", summary, "<p>Four <em>measures.</p>", "<p>Four <em>measures.</em></p>"],
  ["markup-unfinished", "books.json", summary, "<p>Four</p", "<p>Four</p>"],
  ["markup-nesting", "books.json", summary, "<li>Four</li>", "<ul><li>Four</li></ul>"],
  ["markup-link", "books.json", summary, "<a>Four</a>", '<a href=\\"https://a.org\\">Four</a>'],
  ["markup-other", "books.json", summary, "<p>Four</p><!-- x -->", "<p>Four</p>"],
  ["id-spaces", "services.json", '"id": "hiring"', '"id": "hi ring"', '"id": "hi-ring"'],
  ["id-digit", "services.json", '"id": "hiring"', '"id": "1st"', '"id": "first"'],
  ["id-taken", "services.json", '"id": "hiring"', '"id": "content"', '"id": "contents"'],
  [
    "date-form",
    "posts.json",
    '"date": "2026-04-28"',
    '"publishOn": "2026/04/28", "date": "2026-04-28"',
    '"publishOn": "2026-04-28"',
  ],
  ["path-space", "redirects.json", "/offer/", "/my offer/", "/my%20offer/"],
]

test.each(inJson)(
  "the advice for %s in JSON, followed, removes it and brings nothing else",
  async (code, file, given, wrong, right) => {
    const redirects = write("redirects.json", '[{ "from": "/offer/", "to": "/books/" }]\n')
    await withCheck(all(redirects, edit(file, given, wrong)), async (root, check) => {
      expect((await check()).map((each) => each.code)).toContain(code)
      await write(
        file,
        (await readFile(join(root, file), "utf8")).replace(wrong || /(?<=\{\n) *(?=\n)/, () => right),
      )(root)
      expect(await check()).toEqual([])
    })
  },
)

test.each([
  "2 ** 3 in `2**3` and \\*\\* escaped",
  "#1 of `##x`, a \\[TOC] and C# {not an id} here",
  "Costs $5, then $6. [words] (in brackets)",
  "```text\n{{ site.cdn }} [[wiki]] $$ ==x== **a **\n```",
  "A list of 3 == 3, a::b, [a][b]\n\n[b]: https://a.org/$$x",
])("nothing is said of %j", async (markdown) => {
  await withCheck(post(markdown), async (_root, check) =>
    expect((await check()).map(({ advice }) => advice)).toEqual([]),
  )
})
