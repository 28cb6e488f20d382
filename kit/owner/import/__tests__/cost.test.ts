import { expectLinear, ofLength } from "../../../content/__tests__/support/cost"
import { plainMarkdown } from "../formats/plain-markdown"
import { wordpressHtml } from "../formats/wordpress-html"
import { htmlToMarkdown } from "../html-to-markdown"
import { Losses } from "../texts/losses"

/** What begins something that nothing ends, each with what is repeated behind it. */
const ofMarkdown = [
  "{{< highlight a",
  "{{< highlight a >}}",
  "{% highlight a %}",
  "{{< a",
  "{% a",
  "{{ 'a' |",
  "{/*",
  "<A {a}",
  "import a from ",
  "```a\n`",
  "`",
  "![",
  "![a](b",
  "{:",
  "# a {#",
  "[[",
  "%%",
  "%%a\n",
  "$$",
  "==a ",
  ":::",
  "^[",
  "> [!a]",
  "*[a",
  "<!--",
  "a\n: ",
  "{% details a",
  "{% cta a",
  "{% comment %}",
  "{",
  "- a\n{:toc",
  "> > - ```",
  "%[a",
]
const ofWordpress = [
  "[code]",
  "[caption]",
  "<pre>",
  "<code>",
  "[a ",
  "[embed ",
  "[embed]",
  "[gallery ",
  "[audio ",
  "[[",
  "\n ",
  "[footnote]",
  "<!-- wp:a {",
  "<!-- wp:a ",
]
const ofHtml = ["ab", "![", "[^", "[a", "a+", "a.", "www.", "<!--", "<br>"]

/** One mark with spaces or letters behind it: two parts of a pattern may both take them. */
const lone = (marks: readonly string[]) =>
  marks.flatMap((mark) => [" ", "a"].map((filling) => [mark, filling] as const))

const site = {
  attachments: new Map<string, string>(),
  uploads: [],
  blocks: new Map<string, string>(),
  footnotes: undefined,
}

test.each<[string, (text: string) => unknown, readonly string[], number]>([
  ["Markdown of site generators", (text) => plainMarkdown(text, true, new Losses()), ofMarkdown, 20_000],
  ["what WordPress exports", (text) => wordpressHtml(text, site, new Losses()), ofWordpress, 20_000],
  ["HTML", (text) => htmlToMarkdown(text), ofHtml, 3000],
])("%s is read in a time that grows with its length alone", (_what, read, marks, length) => {
  const texts = [
    ...marks.map((mark) => (size: number) => ofLength(mark, size)),
    ...lone(marks).map(
      ([mark, filling]) =>
        (size: number) =>
          `${mark}${ofLength(filling, size)}x`,
    ),
  ]
  for (const text of texts)
    expectLinear((size) => {
      const written = text(size)
      return () => read(written)
    }, length)
})
