import { checkData } from "../../../../src/content/check/check-data"
import { all, type Change, draw, edit, move, withChange, write } from "../support/changed-data"

const text = "posts/a-small-database.md"
const post = (markdown: string) => write(text, `Words before.\n\n${markdown}\n`)
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
  ["markdown-heading", post("##What changed"), post("## What changed")],
  ["markdown-alert", post("> [!NOTE]\n> Words"), post("> **Note:**\n> Words")],
  ["markdown-wiki", post("See [[wiki]]."), post("See [wiki](https://a.org).")],
  ["markdown-shortcode", post("{{< youtube abc >}}"), post("`{{< youtube abc >}}`")],
  ["markdown-shortcode", post("{% include a.html %}"), post("Words")],
  ["markdown-import", post('import X from "./x"'), post("Words")],
  ["markdown-anchor", post("## Costs {#costs}"), post("## Costs")],
  ["markdown-contents", post("[TOC]"), post("Words")],
  ["markdown-formula", post("$$\na^2\n$$"), post("`a^2`")],
  ["markdown-block", post(":::note\nWords\n:::"), post("Words")],
  ["markdown-highlight", post("It is ==much==."), post("It is **much**.")],
  ["invisible-letter", post("A\u001b word."), post("A word.")],
  ["text-front-matter", write(text, "+++\ntitle = 1\n+++\n\nWords.\n"), write(text, "Words.\n")],
  ["merge-conflict", post("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x"), post("a")],
]

test.each(advices)("the advice for %s, followed, removes it and brings nothing else", async (code, wrong, right) => {
  await withChange(wrong, async (root) => {
    expect((await checkData(root)).map((each) => each.code)).toContain(code)
    await right(root)
    expect(await checkData(root)).toEqual([])
  })
})

test.each([
  "2 ** 3 in `2**3` and \\*\\* escaped",
  "#1 of `##x`, a \\[TOC] and C# {not an id} here",
  "Costs $5, then $6. [words] (in brackets)",
  "```text\n{{ site.cdn }} [[wiki]] $$ ==x== **a **\n```",
  "A list of 3 == 3, a::b, [a][b]\n\n[b]: https://a.org/$$x",
])("nothing is said of %j", async (markdown) => {
  await withChange(post(markdown), async (root) =>
    expect((await checkData(root)).map(({ advice }) => advice)).toEqual([]),
  )
})
