import { unwrittenText } from "../../../contract/posts"
import { all, draw, edit, move, remove, write } from "../../support/changed-data"
import { markdown, part, post, row, text, whole } from "../../support/table"

const chart = draw("images/chart.png", 1400, 700)
const withChart = whole(text, "", "\n", chart)
const inPrivacy = whole("pages/privacy.md")
const inTerms = whole("pages/terms.md")
const posts = part("posts.json")

/** Headings, lists, code and notes. */
const shape = [
  row("text-empty", write(text, "« \n»"), markdown("Words.")),
  row("text-unwritten", write(text, `«${unwrittenText("pl")}»`), markdown("Words.")),
  post("text-front-matter", "«---»\ntitle: A\n---\n\nWords.", "Words."),
  post("text-front-matter", "«+++»\ntitle = 1\n+++\n\nWords.", "Words."),
  post("heading-title?", "«# One»\n\nWords.", "## One\n\nWords."),
  inTerms("heading-title?", "«# Terms»\n\nWords.", "## Terms\n\nWords."),
  post("heading-skipped?", "## One\n\n«#### Two»", "## One\n\n### Two"),
  post("heading-skipped?", "Words.\n\n«### One»", "Words.\n\n## One"),
  post("heading-empty", "«##»\n\nWords.", "## Words"),
  post("text-html", "Some «<b>»bold</b> words.", "Some **bold** words."),
  post("text-html", "«<script>alert(1)</script>»", "Words."),
  row("code-open", write(text, "Words.\n\n«```ts\na\n»"), markdown("```ts\na\n```")),
  post("code-language?", "«```js{1,3}\na\n```»", "```js\na\n```"),
  post("code-language?", "«```typescrpt\na\n```»", "```typescript\na\n```"),
  post("bullet?", "Three:\n«• Nights\n  ◦ Late\n– Days»", "Three:\n- Nights\n  - Late\n- Days"),
  post("note-inline", "A«^[note]» word.", "A[^1] word.\n\n[^1]: note"),
  post("note-missing", "A«[^1]» word.", "A[^1] word.\n\n[^1]: note"),
  post("note-unused", "A word.\n\n«[^1]: note»", "A[^1] word.\n\n[^1]: note"),
  post("note-twice", "A[^1].\n\n[^1]: a\n\n«[^1]: b»", "A[^1][^2].\n\n[^1]: a\n\n[^2]: b"),
  post("invisible-letter?", "«On\u200bcall»", "Oncall"),
  post("invisible-letter!", "A«\u001b» word.", "A word."),
  post("invisible-letter!", "```text\na«\u001b»b\n```", "```text\nab\n```"),
  post("invisible-letter?", "It«\u0092»s.", "Its."),
  post("garbled-letters?", "«It doesnâ€™t cost Â£5, MÃ¼ller.»", "It doesn’t cost £5, Müller."),
]

/** What other programs show otherwise, or what is nearly Markdown. */
const foreign = [
  post("table-rule?", "«| a | b |»\n| 1 | 2 |", "| a | b |\n| --- | --- |\n| 1 | 2 |"),
  post("table-rule?", "| a | b |\n«| --- |»\n| 1 | 2 |", "| a | b |\n| --- | --- |\n| 1 | 2 |"),
  post(
    "table-rule?",
    "- One\n\n  | a | b |\n  «| --- |»\n  | 1 | 2 |",
    "- One\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |",
  ),
  post("table-code!", "| a | b |\n| - | - |\n| x | «`a|b`» |", "| a | b |\n| - | - |\n| x | `a\\|b` |"),
  post("table-code!", "| «`a|b`» | b |\n| - | - |\n| 1 | 2 |", "| `a\\|b` | b |\n| - | - |\n| 1 | 2 |"),
  post("table-end?", "| a | b |\n| - | - |\n| 1 | 2 |\n«Words.»", "| a | b |\n| - | - |\n| 1 | 2 |\n\nWords."),
  post("table-cells", "| a | b |\n| - | - |\n| x | P(A«|B) |»", "| a | b |\n| - | - |\n| x | P(A\\|B) |"),
  post("markdown-bold?", "«** short **»", " **short** "),
  post("markdown-bold?", "«**Result:**»fewer", "**Result:** fewer"),
  post("markdown-bold?", "含«**「重点」**»内容", "含「**重点**」内容"),
  post("markdown-bold", "«**»Two and no more", "\\*\\*Two and no more"),
  post("markdown-link?", "See «[the notes] (https://a.org/x)».", "See [the notes](https://a.org/x)."),
  post("markdown-link?", "See «[`notes`] (https://a.org/x)».", "See [`notes`](https://a.org/x)."),
  post("markdown-heading?", "«##What changed»", "## What changed"),
  post("markdown-alert?", "> «[!NOTE]»\n> Words", "> **Note:**\n> Words"),
  post("markdown-wiki", "See «[[wiki]]».", "See [wiki](https://a.org)."),
  post("markdown-shortcode", "«{{< youtube abc >}}»", "`{{< youtube abc >}}`"),
  post("markdown-shortcode", "«{% include a.html %}»", "Words."),
  post("markdown-link?", "見る«［頁］（https://a.org/x）»。", "見る[頁](https://a.org/x)。"),
  post("markdown-import", '«import X from "./x"»', "Words."),
  post("markdown-anchor?", "## Costs« {#costs}»", "## Costs"),
  post("markdown-anchor?", "See [it](https://a.org/)«{target=_blank}» now.", "See [it](https://a.org/) now."),
  post("markdown-anchor?", "## The `cost`« {#costs}»", "## The `cost`"),
  post("markdown-contents?", "Words.\n\n«[TOC]»\n\nMore.", "Words.\n\n\n\nMore."),
  post("markdown-formula markdown-formula", "«$$»\na^2\n«$$»", "`a^2`"),
  post("markdown-block? markdown-block?", "«:::note»\nWords\n«:::»", "\nWords\n"),
  post("markdown-highlight?", "It is «==much==».", "It is **much**."),
]

/** Signs of other programs, one of each. */
const signs = [
  post("markdown-sign", "See «[gallery]» and it.", "See it."),
  post("markdown-sign markdown-sign", '«[caption id="a"]»Words«[/caption]»', "Words"),
  post("markdown-sign", 'Words «[su_note color="red"]» here.', "Words here."),
  post("markdown-sign", "We did it «:tada:» today.", "We did it today."),
  post("markdown-sign?", "H«~2~»O", "H₂O"),
  post("markdown-sign", "The value x«~max~» here.", "The value here."),
  post("markdown-sign?", "20 m«^2^» of it", "20 m² of it"),
  post("markdown-sign", "The 4«^th^» of May", "The 4th of May"),
  post("markdown-sign?", "The SLA.\n\n«*[SLA]: Service level agreement»", "The SLA.\n\n"),
  post("markdown-sign", "Term\n«: Meaning»", "**Term:** Meaning"),
  post("markdown-sign", "As shown «[@smith2020, p. 3]».", "As shown."),
  post("markdown-sign?", "Words.\n\n«\\newpage»\n\nMore.", "Words.\n\n\n\nMore."),
  post("markdown-sign?", "It is «++new++» now.", "It is new now."),
  post("markdown-sign?", "It is «^^new^^» now.", "It is new now."),
  post("markdown-sign", "It is {«»--old--}".replace("{«»", "«{").replace("}", "}»"), "It is"),
  post("markdown-sign", "«!!! note»\nWords", "**Note:** Words"),
  post("markdown-sign?", 'Words.\n\n«=== "Tab"»\n\nMore.', "Words.\n\n\n\nMore."),
  post("markdown-sign?", 'Words.\n\n«--8<-- "a.md"»\n\nMore.', "Words.\n\n\n\nMore."),
  post("markdown-sign?", "A claim.« ^37066d»", "A claim."),
  post("markdown-sign?", "It was «||him||».", "It was him."),
  post("markdown-sign?", "Words.\n\n«-# small print»", "Words.\n\nsmall print"),
  post("markdown-sign", "Ask «<@123>».", "Ask me."),
  post("markdown-alert?", "> «[!abstract]-»\n> Words", "> **Abstract:**\n> Words"),
  post("markdown-anchor?", "A *word*«{: .red}» here.", "A *word* here."),
  post("markdown-formula", "So «$a^2 + b$» it is.", "So `a^2 + b` it is."),
  post("markdown-formula", "So «\\(a^2\\)» it is.", "So `a^2` it is."),
  post("markdown-formula", "So «$$a^2$$» it is.", "So `a^2` it is."),
  post("text-html", "«<Tabs>»\n\nWords.", "Words."),
]

/** Lines that Markdown reads otherwise than they were meant, and what was not meant for visitors. */
const lines = [
  post("list-numbers?", "3. Oktober\n«9.» November\n24. Dezember", "3\\. Oktober\\\n9\\. November\\\n24\\. Dezember"),
  post("list-numbers?", "> 1986. One\n> «1997.» Two", "> 1986\\. One\\\n> 1997\\. Two"),
  post("list-numbers", "1. One\n   more\n«3)» Three".replace("3)", "3."), "1. One\n   more\n2. Three"),
  post("markdown-space?", "##«\u00a0Costs»".replace("##«\u00a0", "«##\u00a0"), "## Costs"),
  post("markdown-space? markdown-space?", "«-\u3000One»\n«-\u3000Two»", "- One\n- Two"),
  post("markdown-space?", "«1.\u00a0One»", "1. One"),
  post("markdown-space?", "«>\u00a0Words»", "> Words"),
  post("heading-underlined?", "One sentence.\n«---»\n\nMore.", "One sentence.\n\n---\n\nMore."),
  post("heading-underlined?", "One sentence.\n«===»\n\nMore.", "One sentence.\n\n---\n\nMore."),
  post("code-indented?", "Words.\n\n«    This is a whole paragraph.»", "Words.\n\nThis is a whole paragraph."),
  post("lines-joined?", "«Ada North\nHauptstrasse 1\n10115 Berlin»", "Ada North\\\nHauptstrasse 1\\\n10115 Berlin"),
  post("code-indented?", "Words.\n\n«    - One\n    - Two»", "Words.\n\n- One\n- Two"),
  post("lines-joined?", "«Firma Nord\nz. H. Ada North\n10115 Berlin»", "Firma Nord\\\nz. H. Ada North\\\n10115 Berlin"),
  post("lines-joined?", "«Days:\n3. May\n9. June»", "Days:\\\n3. May\\\n9. June"),
  post("list-indent?", "1. One\n  «- more»\n2. Two", "1. One\n   - more\n2. Two"),
  post("markdown-star?", "In «__init__».py", "In `__init__`.py"),
  post("lines-joined?", "«a) One.\nb) Two.»", "a) One.\\\nb) Two."),
  post("markdown-star?", "Kolleg«*innen und Leser*»innen", "Kolleg\\*innen und Leser\\*innen"),
  post("markdown-tildes", "«~~删除（x）。~~»这", "~~删除（x）~~。这"),
  post("text-remark?", "«<!-- private -->»\n\nWords.", "\n\nWords."),
  post("text-remark?", "Words «<!– private –>» here.", "Words  here."),
  post("text-remark?", "Words.\n\n«<!-- private\n\nto the end»", "Words.\n\n"),
  post("text-remark?", "Words «%% private %%» here.", "Words  here."),
  post("text-remark?", "Words.\n\n«%%\nprivate\n%%»\n\nMore.", "Words.\n\n\n\nMore."),
  post("text-remark?", "Words «{/* private */}» here.", "Words  here."),
  post("text-remark?", "Words.\n\n«{% comment %}private{% endcomment %}»", "Words.\n\n"),
  post("text-remark?", "Words.\n\n«[//]: # (private)»", "Words.\n\n"),
  post("text-remark?", "> Words.\n> \n> «[comment]: <> (private)»", "> Words.\n> \n> "),
  post("text-remark?", "Words «{>>private<<}» here.", "Words  here."),
]

/** Links of a text. */
const links = [
  post("link-quotes?", "See «[it](https://a.org/a “The words”)».", 'See [it](https://a.org/a "The words").'),
  withChart(
    "link-quotes?",
    "«![A](../images/chart.png “Below”)»\n\n![A](../images/chart.png)",
    '![A](../images/chart.png "Below")\n\n![A](../images/chart.png)',
  ),
  post("link-dangerous", "Press «[here](javascript:alert)».", "Press here."),
  post("link-not-encrypted?", "See «[it](http://a.org/a)».", "See [it](https://a.org/a)."),
  post("link-without-https?", "See «[there](services/)».", "See [there](/services/)."),
  post("link-space?", "See «[the rota](https://a.org/two teams)».", "See [the rota](https://a.org/two%20teams)."),
  post("link-tracking?", "«[Rota](https://a.org/b?utm_source=x&page=2#a)»", "[Rota](https://a.org/b?page=2#a)"),
  post("link-malformed", "See «[it](https://a.org:99999/)».", "See [it](https://a.org/)."),
  post("link-brackets?", "See «[it](https://a.org/a_(b)».", "See [it](https://a.org/a_(b))."),
  post("link-undefined", "See «[there][shop]».", "See [there](https://a.org)."),
  post("link-page?", "«[me](/abuot/)»", "[me](/about/)"),
  post("link-slash!", "«[me](/about)»", "[me](/about/)"),
  post("link-slash!", "See «[them](/services#hiring)».", "See [them](/services/#hiring)."),
  post("link-place?", "«[me](#cost)»\n\n## Costs", "[me](#costs)\n\n## Costs"),
  post("link-place", "«[me](#costs)»\n\n## What it cost", "[me](#what-it-cost)\n\n## What it cost"),
  post("link-place", "See «[there](/services/#org-scalling)».", "See [there](/services/)."),
]

const pictures = [
  withChart("picture-description", "«![](../images/chart.png)»", "![A](../images/chart.png)"),
  withChart("picture-suffix?", "«![A](../images/chart.png?raw=true)»", "![A](../images/chart.png)"),
  withChart("picture-suffix?", "«![A](../images/chart.png#center)»", "![A](../images/chart.png)"),
  withChart("picture-size?", "«![A](../images/chart.png =300x200)»", "![A](../images/chart.png)"),
  withChart("markdown-sign?", "![A«|300»](../images/chart.png)", "![A](../images/chart.png)"),
  withChart("picture-absolute?", "«![A](/images/chart.png)»", "![A](../images/chart.png)"),
  withChart("picture-case!", "«![A](../images/Chart.png)»", "![A](../images/chart.png)"),
  withChart("picture-web", "«![A](https://a.org/chart.png)»\n\n![A](../images/chart.png)", "![A](../images/chart.png)"),
  withChart("picture-missing?", "«![A][h]»\n\n[h]: ../images/chrt.png", "![A][h]\n\n[h]: ../images/chart.png"),
  withChart("picture-in-line", "See «![A](../images/chart.png)» this.", "See\n\n![A](../images/chart.png)\n\nthis."),
  withChart("picture-in-line", "[«![A](../images/chart.png)»](https://a.org)", "![A](../images/chart.png)"),
  withChart("picture-in-line", "- One\n- «![A](../images/chart.png)»", "- One\n\n![A](../images/chart.png)"),
  withChart("picture-in-line", "> «![A](../images/chart.png)»", "![A](../images/chart.png)"),
  withChart(
    "picture-in-line",
    "One «![A][h]»\n\n[h]: ../images/chart.png",
    "One\n\n![A][h]\n\n[h]: ../images/chart.png",
  ),
  row(
    "picture-space",
    all(draw("images/my-chart.png", 1400, 700), markdown("«![A](../images/my chart.png)»")),
    markdown("![A](../images/my-chart.png)"),
  ),
  row(
    "picture-letters!",
    all(draw("images/u\u0308ber.png", 1400, 700), markdown("«![A](../images/\u00fcber.png)»")),
    markdown("![A](../images/u\u0308ber.png)"),
  ),
  row(
    "picture-letters!",
    all(
      move("images/cover.png", "images/u\u0308.png"),
      edit("books.json", '"images/cover.png"', '«"images/\u00fc.png"»'),
    ),
    edit("books.json", "\u00fc.png", "u\u0308.png"),
  ),
  post("picture-small", "«![A](../images/cover.png)»", "Words."),
  post("description-left", "«![What the picture shows](../images/post.png)»", "![A rota](../images/post.png)"),
]

/** The texts that there are, and what they have to say. */
const files = [
  row("text-missing@posts.json:12:13", remove(text)),
  row("text-missing@posts.json:12:13", move(text, "posts/A-Small-Database.md")),
  row(
    "text-unused",
    edit("posts.json", '"slug": "a-s', '"externalUrl": «"https://a.org/b"», "slug": "a-s'),
    remove(text),
  ),
  inTerms("open-point", "The law of «[[country]]» applies.", "The law applies."),
  inPrivacy(
    "privacy-untold",
    "«»- `theme`\n- `@@scroll|path`",
    "- `theme`, `@@scroll|path`, `gatsby-reload-compilation-hash-match`",
  ),
  row("text-long@posts/a-small-database.md", markdown("Words. ".repeat(200_000)), markdown("Words.")),
  post("text-deep@posts/a-small-database.md", `${">".repeat(101)} a`, "> a"),
  post("text-nested@posts/a-small-database.md", "[".repeat(600), "["),
  row("text-notes@posts/a-small-database.md:1001:1", markdown("[a]: /about/\n".repeat(20_000)), markdown("Words.")),
  row("sample-left", edit("site.json", '"Good eng', '"«Edda»’s good eng')),
  posts("sample-left", '"Six people on call."', '"Six people at «Tallyhouse»."'),
  post("sample-left", "Words.\n\nThen at «Tallyhouse».", "Words."),
  part("books.json")("sample-left?", "<p>Four <em>measures</em>.</p>", "<p>«Edda Marlowe»</p>", "<p>Ada North</p>"),
  part("site.json")(
    "sample-left@pages/home.json:7:27 sample-left@pages/home.json:8:18 claim@site.json:12:17 sample-left@site.json:12:28",
    '"percent": 30',
    '"percent": 40',
  ),
  row(
    "sample-content",
    all(
      edit("site.json", '"https://www.ada-north.org"', '«"https://ada-north.example"»'),
      edit("site.json", 'in/ada-north"', 'in/ada-north-sample"'),
    ),
  ),
  part("site.json")("sample-content", '"https://twitter.com/adanorth"', '«"https://twitter.com/adanorth_sample"»'),
  part("site.json")("address-open", '"https://www.ada-north.org"', '«"https://www.example.org"»'),
  part("pages/about.json")("description-left", '"Ada North at a desk."', '«"Les initiales AN."»'),
  part("pages/about.json")("description-left", '"Ada North at a desk."', '«"What the picture shows"»'),
  part("pages/services.json")(
    "count?",
    '"heading": "Services"',
    '"heading": "«Six services»"',
    '"heading": "Two services"',
  ),
  part("pages/home.json", edit("site.json", '"en-GB"', '"de"'))(
    "count?",
    '"heading": "What I do"',
    '"heading": "«Drei Wege»: erst hören, dann ordnen"',
    '"heading": "Zwei Wege: erst hören, dann ordnen"',
  ),
]

export const texts = { shape, foreign, signs, lines, links, pictures, files }
