import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { parseMarkdown, walk } from "../../../content/markdown/markdown"
import { escapeText } from "../../../language/html"
import { placePictures } from "../texts/place-pictures"
import { textFromHtml } from "../texts/to-markdown"
import { anyPicture, errorsIn } from "./support/text-errors"

/** Words with what means something in Markdown, in HTML, or to the check. */
const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom(
    "word",
    " ",
    "\n",
    "\u00a0",
    "[a][b]",
    "^",
    "^[note]",
    "`",
    "``",
    "|a|",
    "---",
    "# a",
    "- ",
    "1. ",
    "> ",
  ),
  fc.constantFrom(
    "*",
    "**",
    "_a_",
    "~~",
    "<b>",
    "&amp;",
    "&",
    "\\",
    "](",
    "[x](y z)",
    "![a](b)",
    "http://a.example",
    "https://a.example/b_c?d&e=f.",
  ),
  fc.constantFrom(
    "me@a.example",
    "www.a.example",
    "[[open]]",
    "\u200bhidden\u00ad",
    "日本語",
    "مرحبا",
    "| --- |",
    "+",
    "=",
    "```js",
    "$x$",
    ":::",
    "{{< x >}}",
  ),
)

const inline = "a b strong em i code kbd del s span sup sub u mark q small cite label abbr tt".split(" ")
const block = "p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre section article header dl dt dd".split(" ")
const others = "figure figcaption table thead tbody tr td th caption details summary center menu address ruby rt".split(
  " ",
)
const lost = "script style form svg math button textarea select noscript template object iframe video audio xmp".split(
  " ",
)
const single = "br hr img input wbr embed link base".split(" ")

const address = fc.oneof(
  fc.constantFrom(
    "https://a.example/b",
    "http://a.example",
    "/about",
    "#part",
    "javascript:alert(1)",
    "mailto:me@a.example",
    "data:text/html,a",
    "",
    " ",
  ),
  fc.constantFrom(
    "//a.example/c d",
    "https://a.example/(x)|y",
    "https://a.example/?a=1&copy=2&lt;3&utm_source=x",
    "tel:+1",
    "../x",
    "https://ä.example/ü",
  ),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ maxLength: 8 }),
)

const attributes = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom("href", "src", "data-src", "cite"), address),
    fc.tuple(fc.constantFrom("alt", "title", "class", "style", "onclick", "lang"), words),
    fc.tuple(fc.constantFrom("id", "name"), fc.constantFrom("part", "fn", "fnref", "x")),
    fc.constantFrom(
      ["href", "#fn"],
      ["href", "#fnref"],
      ["class", "language-ts"],
      ["colspan", "2"],
      ["rowspan", "3"],
      ["align", "right"],
      ["start", "-3"],
      ["type", "checkbox"],
      ["checked", ""],
    ),
  ),
  { maxLength: 3 },
)

const opening = (tag: string, pairs: ReadonlyArray<readonly string[]>) =>
  `<${tag}${pairs.map(([name, value = ""]) => ` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`).join("")}>`

const tags = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...inline) },
  { weight: 6, arbitrary: fc.constantFrom(...block) },
  { weight: 3, arbitrary: fc.constantFrom(...others) },
  { weight: 1, arbitrary: fc.constantFrom(...lost) },
)

const { html } = fc.letrec<{ html: string; node: string; element: string; image: string }>((tie) => ({
  html: fc.array(tie("node"), { maxLength: 6 }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    { weight: 4, arbitrary: words.map(escapeText) },
    { weight: 1, arbitrary: words },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...single), attributes).map(([tag, pairs]) => opening(tag, pairs)),
    },
    { weight: 1, arbitrary: tie("image") },
    { weight: 7, arbitrary: tie("element") },
  ),
  element: fc
    .tuple(tags, attributes, tie("html"))
    .map(([tag, pairs, inner]) => `${opening(tag, pairs)}${inner}</${tag}>`),
  image: fc.tuple(words, address).map(([alt, src]) =>
    opening("img", [
      ["src", src],
      ["alt", alt],
    ]),
  ),
}))

const numRuns = runs(120)

test("any HTML becomes a text in which the check finds no error, whether its pictures are at hand or nowhere", async () => {
  await fc.assert(
    fc.asyncProperty(html, async (source) => {
      const { markdown, pictures } = textFromHtml(source)
      for (const known of [pictures, []]) {
        const placed = placePictures(markdown, new Map(known.map(({ reference }) => [reference, anyPicture])))
        expect(placed === "" ? [] : await errorsIn(placed)).toEqual([])
      }
    }),
    { numRuns },
  )
})

/** Words that occur once each, in elements that readers read. */
const told = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie("node"), { minLength: 1, maxLength: 5 }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    { weight: 3, arbitrary: fc.constantFrom("%", " %", "% ", "<br>", "<hr>", "&nbsp;") },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...inline, ...block.filter((tag) => !/^d[ltd]$/.test(tag)), "details", "summary", "figure"),
          tie("html"),
        )
        .map(([tag, inner]) => `<${tag} href="https://example.org">${inner}</${tag}>`),
    },
  ),
})).html

test("no word of any HTML is lost, and none changes its place among the others", () => {
  fc.assert(
    fc.property(told, (source) => {
      let count = 0
      const html = source.replaceAll("%", () => {
        count += 1
        return `w${count}w`
      })
      const { markdown, title = "" } = textFromHtml(html)
      const written = [...walk(parseMarkdown(markdown))].map(({ node }) => ("value" in node ? node.value : ""))
      const found = [title, ...written].join("").match(/w\d+w/g) ?? []
      expect(found).toEqual(Array.from({ length: count }, (_, index) => `w${index + 1}w`))
    }),
    { numRuns },
  )
})
