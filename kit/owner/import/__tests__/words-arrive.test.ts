import fc from "fast-check"
import { runs } from "../../../../__tests__/support/runs"
import { parseMarkdown, plainWords } from "../../../content/markdown/markdown"
import type { Format } from "../format"
import { ghost } from "../formats/ghost"
import { linkedInArchive } from "../formats/linkedin"
import { markdownFolder } from "../formats/markdown-folder"
import { medium } from "../formats/medium"
import { substack } from "../formats/substack"
import { wordpress } from "../formats/wordpress"
import { placePictures } from "../texts/place-pictures"
import { placePostLinks } from "../texts/post-links"
import {
  database,
  ghostPost,
  item,
  linkedInArticle,
  markdownPost,
  mediumStory,
  substackPost,
  wxr,
} from "./support/exports"
import { onlyPost } from "./support/source"

/** Stands for a word that occurs once. */
const word = "§"

const elements =
  "p div header span em strong a code blockquote ul ol li dl dt dd h1 h2 h3 h4 table tr td th caption details summary figure figcaption sup small abbr ruby rt pre center q mark label button form nav canvas object video audio noscript map dialog fieldset legend".split(
    " ",
  )

const classesOf: Readonly<Record<string, readonly string[]>> = {
  linkedIn: ["created", "slate-image-embed"],
  medium: [
    "graf--h3",
    "graf--title",
    "graf--kicker",
    "graf--subtitle",
    "graf--mixtapeEmbed",
    "markup--anchor",
    "imageCaption",
    "twitter-tweet",
  ],
  substack: [
    "mention-wrap",
    "hide-text",
    "button-wrapper",
    "captioned-button-wrap",
    "pullquote",
    "footnote",
    "poll-embed",
    "tweet",
    "comment",
    "file-embed-wrapper",
    "file-embed-button",
    "subscription-widget",
    "image-gallery-embed",
    "instagram",
    "digest-post-embed",
  ],
  ghost: [
    "kg-bookmark-card",
    "kg-bookmark-title",
    "kg-toggle-card",
    "kg-file-card",
    "kg-callout-card",
    "kg-callout-emoji",
    "kg-signup-card",
    "kg-audio-player",
    "kg-video-player-container",
    "kg-product-card",
    "kg-header-card",
  ],
  wordpress: ["wp-block-image", "screen-reader-text", "has-text-align-right", "twitter-tweet"],
  any: ["sr-only", "katex", "lineno"],
}

/** HTML with the classes that a service gives its elements. */
const htmlWith = (name: string) =>
  fc.letrec<{ html: string; node: string }>((tie) => ({
    html: fc.array(tie("node"), { minLength: 1, maxLength: 4 }).map((nodes) => nodes.join("")),
    node: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          word,
          ` ${word} `,
          "<br>",
          `<select><option>${word}</option></select>`,
          `<svg><text>${word}</text></svg>`,
          `<math><mi>${word}</mi></math>`,
          ...["textarea", "iframe", "noembed", "title"].map((tag) => `<${tag}>${word}</${tag}>`),
          `<img src="https://example.org/a.png" alt="${word}">`,
          `<img src="gone.png" alt="${word}">`,
        ),
      },
      {
        weight: 6,
        arbitrary: fc
          .tuple(
            fc.constantFrom(...elements),
            fc.constantFrom("", "", ...(classesOf[name] ?? []), ...(classesOf.any ?? [])),
            fc.constantFrom(
              "",
              ' href="https://example.org/b"',
              " hidden",
              ' id="x" href="#x"',
              ' style="display:none"',
            ),
            tie("html"),
          )
          .map(([tag, kind, more, inner]) => `<${tag}${kind && ` class="${kind}"`}${more}>${inner}</${tag}>`),
      },
    ),
  })).html

/** What programs write in Markdown. */
const lines = [
  "# §",
  "- §",
  "1. §",
  "> §",
  "§\n§",
  "**§**§",
  "`§`",
  "```js\n§\n```",
  "| § | § |\n|-|-|\n| § | § |",
  "a[^1]\n\n[^1]: §",
  "[§](x.md)",
  "![§](gone.png)",
  "![§](https://example.org/a.png '§')",
  "<details><summary>§</summary>§</details>",
  "[[§]]",
  "[[x|§]]",
  "![[§]]",
  "![[§.png]]",
  "{{< note § >}}\n§\n{{< /note >}}",
  '{{< figure src="a.png" alt="§" caption="§" >}}',
  '{{% button text="§" %}}',
  "{% tip § %} § {% endtip %}",
  "{% details § %}\n§\n{% enddetails %}",
  "{% cta https://example.org %} § {% endcta %}",
  "{% raw %}{{ § }}{% endraw %}",
  "{{ page.§ }}",
  ":::note\n§\n:::",
  ":::tip[§]\n§\n:::",
  "==§==",
  "§^[§]",
  "> [!note] §\n> §",
  "$$§$$",
  "$$\n§\n$$",
  "*[§]: §",
  "§\n: §",
  "* §\n{:toc}",
  "%[https://example.org/§]",
  "<div hidden>§</div>",
  "{`§`}",
  "{§}",
  "export const a = '§'",
  "[§](https://example.org '§')",
  "# § {#id}",
  "§ ^abc123",
]

const components = [
  '<Callout title="§">\n\n§\n\n</Callout>',
  '<Figure src="gone.png" caption="§" />',
  '<Link href="/x">§</Link>',
]

const linesOf = (all: readonly string[]) =>
  fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 5 }).map((some) => some.join("\n\n"))

/** What the classic and the block editor of WordPress write, and shortcodes. */
const pieces = [
  "§",
  "§\n§",
  "<b>§</b>",
  '[caption width="3"]<img src="https://a.example/a.png" /> §[/caption]',
  '[note kind="§"]§[/note]',
  "[footnote]§[/footnote]",
  '[button text="§"]',
  "[[§]]",
  "[code]§[/code]",
  "[tweet 1234567]",
  "<!-- wp:paragraph --><p>§</p><!-- /wp:paragraph -->",
  '<!-- wp:acf/a {"data":{"b":"§"}} /-->',
  '<blockquote class="twitter-tweet">§</blockquote>',
  "[embed]https://example.org/§[/embed]",
  '[gallery ids="1"]',
  "<table><caption>§</caption><tr><td>§</td><td>§</td></tr></table>",
]

test.each<[string, Format, (text: string) => Readonly<Record<string, string>>, fc.Arbitrary<string>]>([
  ["LinkedIn", linkedInArchive, (text) => linkedInArticle(text), htmlWith("linkedIn")],
  ["Medium", medium, (text) => mediumStory(text), htmlWith("medium")],
  ["Substack", substack, (text) => substackPost(text), htmlWith("substack")],
  ["Ghost", ghost, (html) => ({ "a.json": database([{ ...ghostPost, html }]) }), htmlWith("ghost")],
  ["WordPress’s editors", wordpress, (content) => ({ "a.xml": wxr(item({ content })) }), linesOf(pieces)],
  ["WordPress", wordpress, (content) => ({ "a.xml": wxr(item({ content })) }), htmlWith("wordpress")],
  ["Markdown", markdownFolder, (text) => markdownPost(text), linesOf(lines)],
  [
    "MDX",
    markdownFolder,
    (text) => ({ "posts/a.mdx": markdownPost(text)["posts/a.md"] ?? "" }),
    linesOf([...lines, ...components]),
  ],
])("%s: each word of a text arrives, or is named", async (_, format, exported, texts) => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      let count = 0
      const numbered = text.replaceAll(word, () => {
        count += 1
        return `w${count}w`
      })
      const post = await onlyPost(format, exported(`<p>Start.</p>\n\n${numbered}`))
      const placed = placePostLinks(placePictures(post.text ?? "", new Map()), () => undefined).text
      // A letter beside emphasis may be written as a reference.
      const read = plainWords(parseMarkdown(placed))
      const arrived = [placed, read, post.title, String(post.values.excerpt), ...post.notes].join(" ")
      const words = Array.from({ length: count }, (_each, index) => `w${index + 1}w`)
      expect(words.filter((each) => !arrived.includes(each))).toEqual([])
    }),
    { numRuns: runs(120) },
  )
})
