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
  post("text-unwritten", unwrittenText("pl").replace(/.*/, "«$&»"), "Words."),
  post("text-unwritten", "My words. «Write the post here: first what it is about, without a heading.»", "My words."),
  post("text-unwritten", "My words.\n\n«## A heading»\n\nMore.", "My words.\n\n## A heading of mine\n\nMore."),
  post("text-front-matter", "«---»\ntitle: A\n---\n\nWords.", "Words."),
  post("text-front-matter", "«+++»\ntitle = 1\n+++\n\nWords.", "Words."),
  post("heading-title!", "«# One»\n\nWords.", "## One\n\nWords."),
  inTerms("heading-title!", "«# Terms»\n\nWords.", "## Terms\n\nWords."),
  post("heading-skipped!", "## One\n\n«#### Two»", "## One\n\n### Two"),
  post("heading-skipped!", "Words.\n\n«### One»", "Words.\n\n## One"),
  post("heading-empty", "«##»\n\nWords.", "## Words"),
  post("text-html", "Some «<b>»bold</b> words.", "Some **bold** words."),
  post("text-html", "«<script>alert(1)</script>»", "Words."),
  post("text-html", "«<Tabs>»\n\nWords.", "Words."),
  post("note", "A«[^1]» word.", "A[^1] word.\n\n[^1]: note"),
  post("note", "A word.\n\n«[^1]: note»", "A[^1] word.\n\n[^1]: note"),
  post("note", "A[^1].\n\n[^1]: a\n\n«[^1]: b»", "A[^1][^2].\n\n[^1]: a\n\n[^2]: b"),
]

/** Lines that Markdown reads otherwise than they were meant, and what was not meant for visitors. */
const lines = [
  post("text-remark!", "«<!-- private -->»\n\nWords.", "\n\nWords."),
  row(
    "text-remark!@posts/a-small-database.md:3:1-5:11",
    markdown("Words.\n\n<!-- private\n\nto the end"),
    markdown("Words.\n\n"),
  ),
  post("text-remark!", "Words «<!-- private»\n\nMore.", "Words \n\nMore."),
  post("text-remark!", " «<!-- private -->»\n\nWords.", " \n\nWords."),
  post("text-remark!", "Words «<%# private %>» here.", "Words  here."),
  post("text-remark!", "Words «{{!-- private --}}» here.", "Words  here."),
  post("text-remark!", "Words «{# private\nmore #}» here.", "Words  here."),
  post("text-remark!", "Words «%% private %%» here.", "Words  here."),
  post("text-remark!", "Words.\n\n«%%\nprivate\n%%»\n\nMore.", "Words.\n\n\n\nMore."),
  post("text-remark!", "Words «{/* private */}» here.", "Words  here."),
  post("text-remark!", "Words.\n\n«{% comment %}private{% endcomment %}»", "Words.\n\n"),
]

/** Links of a text. */
const links = [
  post("link-scheme", "Press «[here](javascript:alert)».", "Press here."),
  post("link-not-encrypted!", "See «[it](http://a.org/a)».", "See [it](https://a.org/a)."),
  post("link-without-https!", "See «[there](services/)».", "See [there](/services/)."),
  post("link-tracking!", "«[Rota](https://a.org/b?utm_source=x&page=2#a)»", "[Rota](https://a.org/b?page=2#a)"),
  post("link-malformed", "See «[it](https://a.org:99999/)».", "See [it](https://a.org/)."),
  post("link-malformed!", "See «https://a.org/?a=1&amp;b=2».", "See https://a.org/?a=1&b=2."),
  post("link-malformed!", "See «https://a.org/a\\_b».", "See https://a.org/a_b."),
  post("link-not-encrypted!", "Words.\n\n[see «http://a.org/x» here", "Words.\n\n[see https://a.org/x here"),
  post("link-undefined", "See «[there][shop]».", "See [there](https://a.org)."),
  post("link-page!", "«[me](/abuot/)»", "[me](/about/)"),
  post("link-slash!", "«[me](/about)»", "[me](/about/)"),
  post("link-slash!", "See «[them](/services#hiring)».", "See [them](/services/#hiring)."),
  post("link-place!", "«[me](#cost)»\n\n## Costs", "[me](#costs)\n\n## Costs"),
  post("link-place", "«[me](#costs)»\n\n## What it cost", "[me](#what-it-cost)\n\n## What it cost"),
  post("link-place", "See «[there](/services/#org-scalling)».", "See [there](/services/)."),
]

const pictures = [
  withChart("picture-description", "«![](../images/chart.png)»", "![A](../images/chart.png)"),
  withChart("picture-path!", "«![A](../images/chart.png?raw=true)»", "![A](../images/chart.png)"),
  withChart("picture-path!", "«![A](../images/chart.png#center)»", "![A](../images/chart.png)"),
  withChart("picture-absolute!", "«![A](/images/chart.png)»", "![A](../images/chart.png)"),
  withChart("picture-case!", "«![A](../images/Chart.png)»", "![A](../images/chart.png)"),
  withChart(
    "picture-absolute",
    "«![A](https://a.org/chart.png)»\n\n![A](../images/chart.png)",
    "![A](../images/chart.png)",
  ),
  withChart("picture-missing!", "«![A][h]»\n\n[h]: ../images/chrt.png", "![A][h]\n\n[h]: ../images/chart.png"),
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
    "picture-case!",
    all(draw("images/u\u0308ber.png", 1400, 700), markdown("«![A](../images/\u00fcber.png)»")),
    markdown("![A](../images/u\u0308ber.png)"),
  ),
  row(
    "picture-case!",
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
  inTerms("open-point", "The law of «[[country]]» applies.", "The law applies."),
  inPrivacy(
    "privacy-untold",
    "«»- `theme`\n- `@@scroll|path`",
    "- `theme`, `@@scroll|path`, `gatsby-reload-compilation-hash-match`",
  ),
  row("text-long@posts/a-small-database.md", markdown("Words. ".repeat(200_000)), markdown("Words.")),
  post("text-long@posts/a-small-database.md", `${">".repeat(101)} a`, "> a"),
  row("text-long@posts/a-small-database.md:1:1001-1:1001", markdown("[".repeat(1200)), markdown("[")),
  post("text-long@posts/a-small-database.md", "- a\n".repeat(5001), "- a"),
  row(
    "text-long@posts/a-small-database.md:667:1-667:4",
    markdown(`[x]: /${"a".repeat(9000)}\n\n${"[x]\n\n".repeat(400)}`),
    markdown("Words."),
  ),
  row("text-long@posts/a-small-database.md:1001:1", markdown("[a]: /about/\n".repeat(20_000)), markdown("Words.")),
  row("sample-left", edit("site.json", '"Good eng', '"«Edda»’s good eng')),
  posts("sample-left", '"Six people on call."', '"Six people at «Tallyhouse»."'),
  post("sample-left", "Words.\n\nThen at «Tallyhouse».", "Words."),
  part("books.json")("sample-left!", "<p>Four <em>measures</em>.</p>", "<p>«Edda Marlowe»</p>", "<p>Ada North</p>"),
  part("site.json")(
    "sample-left@pages/home.json:7:28 claim@site.json:12:17 sample-left@site.json:12:28",
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
]

export const texts = { shape, lines, links, pictures, files }
