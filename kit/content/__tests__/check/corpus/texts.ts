import { unwrittenText } from "../../../contract/posts"
import { all, draw, edit, move, remove, write } from "../../support/changed-data"
import { row, thatPost } from "../../support/corpus"

const text = "posts/two-teams-one-rota.md"
const at = (place: string) => `data/${text}:${place}`
const post = (markdown: string) => write(text, markdown)

/** Texts: each error and all that the check says of it. */
/** What a text may have, all at once. */
const everything = `Words with a [page](/services/), a [place](#the-cost), a [shop](https://www.example.org/a), mail
[me](mailto:me@example.org), and a [reference][shop].[^1]

## The cost

| One | Two |
| --- | --: |
| a   |   1 |

\`\`\`sql
SELECT 1 < 2;
\`\`\`

- [x] done ~~not~~ & "quoted" 日本語

> Quoted.

![A chart](../images/chart.png "Over a year")

[shop]: https://www.example.org/b
[^1]: A note.
`

export const texts = [
  row("a post without a text", remove(text), [
    "data/posts.json:7:13  posts[0].slug  This post has no text.  Write it into data/posts/two-teams-one-rota.md, or give the post an externalUrl if it appeared elsewhere.",
  ]),
  row("a text whose capitals differ", move(text, "posts/Two-Teams-One-Rota.md"), [
    "data/posts.json:7:13  posts[0].slug  This post has no text.  Rename data/posts/Two-Teams-One-Rota.md to data/posts/two-teams-one-rota.md: only its capital letters differ.",
  ]),
  row("a text of no post", write("posts/two-teams-one-rote.md", "Words.\n"), [
    'data/posts/two-teams-one-rote.md:1:1  No post in data/posts.json has this slug.  Give it the name of the post or page that it belongs to, or remove it. Did you mean "posts/two-teams-one-rota.md"?',
  ]),
  row(
    "a text beside a post that leads elsewhere",
    edit(
      "posts.json",
      '"categories": ["Engineering"]',
      '"categories": ["Engineering"], "externalUrl": "https://weekly.org/rota"',
    ),
    [
      "data/posts.json:8:51  posts[0].externalUrl  Warning: This post links to another site, so its text in data/posts/two-teams-one-rota.md is not shown.  Remove one of them.",
    ],
  ),
  row("a missing text of a page", remove("pages/privacy.md"), [
    "data/pages/privacy.md:1:1  This file is missing.  Create it, or restore it from an earlier version.",
  ]),
  row("a text in a folder that has none", write("notes.md", "Words.\n"), [
    "data/notes.md:1:1  The site does not use this file.  Give it the name of the post or page that it belongs to, or remove it.",
  ]),
  row("an empty text", post(" \n"), [`${at("1:1")}  This text is empty.  Write it, or give the post an externalUrl.`]),
  row("a text that was only begun", post(unwrittenText), [
    `${at("1:1")}  Warning: This is still the placeholder text.  Replace it with your own.`,
  ]),
  row("a text that is not UTF-8", write(text, Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a])), [
    `${at("1:4")}  This is not UTF-8 text.  Save the file again as UTF-8.`,
  ]),
  row("front matter", post("---\ntitle: Two teams\n---\n\nWords.\n"), [
    `${at("1:1")}  This text begins with front matter, which this site keeps elsewhere.  Move it into data/posts.json, and remove everything from the first --- to the second.`,
  ]),
  row("a title within the text", post("# Two teams\n\nWords.\n"), [
    `${at("1:1")}  A heading with one # is the page’s title, which the page already has.  Write ## for a heading within the text. The title is in data/posts.json.`,
  ]),
  row("a title within a page's text", write("pages/terms.md", "# Terms\n\nWords.\n"), [
    "data/pages/terms.md:1:1  A heading with one # is the page’s title, which the page already has.  Write ## for a heading within the text. The title is in data/pages/terms.json.",
  ]),
  row("a heading that skips a level", post("## One\n\n#### Two\n\nWords.\n"), [
    `${at("3:1")}  This heading is level 4, but the one above it is level 2.  Write ### in front of it.`,
  ]),
  row("a first heading of the third level", post("Words.\n\n### One\n"), [
    `${at("3:1")}  This heading is level 3, but the one above it is level 1.  Write ## in front of it.`,
  ]),
  row("an empty heading", post("##\n\nWords.\n"), [
    `${at("1:1")}  This heading is empty.  Write its words, or remove it.`,
  ]),
  row("HTML within a line", post("Some <b>bold</b> words.\n"), [
    `${at("1:6")}  This is HTML; texts are in Markdown.  Write **words** for bold.`,
  ]),
  row("HTML that a browser would run", post("<script>alert(1)</script>\n"), [
    `${at("1:1")}  This is HTML; texts are in Markdown.  Remove it, or write it in Markdown; write \\< for the character <.`,
  ]),
  row("code that is never closed", post("Words.\n\n```ts\nconst a = 1\n"), [
    `${at("3:1")}  This code is never closed.  Write \`\`\` on a line of its own where the code ends.`,
  ]),
  row("code in an unknown language", post("```typscript\nconst a = 1\n```\n"), [
    `${at("1:1")}  Warning: The site cannot colour code in "typscript".  It is shown in one colour. If you mean that, write text. Did you mean "typescript"?`,
  ]),
  row("a picture within a line", post("Here ![A cover](../images/cover.png) it is.\n"), [
    `${at("1:6")}  This picture is inside a paragraph.  Leave an empty line before and after it.`,
    `${at("1:6")}  Warning: This picture has 360 × 540 pixels; sharp screens can show up to 1290 of its width.  Use a larger one, or it will look blurred.`,
  ]),
  row("a picture without a description", all(draw("images/chart.png", 1400, 700), post("![](../images/chart.png)\n")), [
    `${at("1:1")}  This picture has no description.  Write what it shows between the square brackets: ![what it shows](path).`,
  ]),
  ...(
    [
      ["uptime-99%in-2025", "uptime-99%in-2025"],
      ["where-the-hours", "where%2Dthe-hours"],
      ["two hours", "two%20hours"],
    ] as const
  ).map(([name, written]) =>
    row(
      `a picture called ${name}, written ${written}`,
      all(draw(`images/${name}.png`, 1400, 700), post(`![A chart](../images/${written}.png)\n`)),
      [],
    ),
  ),
  row(
    "a link to a heading with a footnote",
    post("See [below](#costs).\n\n## Costs[^1]\n\nNone.\n\n[^1]: A note.\n"),
    [],
  ),
  row("a text between two rules", post("---\n\nWords.\n\n---\n\nMore.\n"), []),
  row("a text that begins with a rule", post("---\n\nWords.\n"), []),
  row(
    "a text of which git has left two versions",
    post("One.\n\n- a\n<<<<<<< HEAD\n- b\n- c\n=======\n- d\n>>>>>>> other\n"),
    [
      `${at("4:1")}  This is a merge conflict: git has left both versions, lines 5 to 6 and line 8.  Keep the lines that are right, and remove the others with the lines <<<<<<<, ======= and >>>>>>>.`,
    ],
  ),
  row(
    "code that shows what git leaves",
    post("One.\n\n```text\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n```\n"),
    [],
  ),
  row("a missing picture", post("![A chart](../images/covr.png)\n"), [
    `${at("1:1")}  There is no such picture.  Put it into data/images, or write the path of one that is there. Did you mean "../images/cover.png"?`,
  ]),
  row("a picture from the web", post("![A chart](https://www.example.org/a.png)\n"), [
    `${at("1:1")}  A picture cannot come from the web.  Put the file into data/images and write its path.`,
  ]),
  row("a link that runs a script", post("Press [here](javascript:alert).\n"), [
    `${at("1:7")}  This address is a program or data, not a page.  Write the address of a page, from https:// on.`,
  ]),
  row("a link without encryption", post("See [there](http://www.example.org/a).\n"), [
    `${at("1:5")}  This address begins with http:, which is not encrypted.  Write https://www.example.org/a if that page opens.`,
  ]),
  row("a relative link", post("See [there](services/).\n"), [
    `${at("1:5")}  This address does not begin with https://.  Write a page of this site as /services/, or the whole address, from https:// on.`,
  ]),
  row("a link to a page that the site does not have", post("See [there](/servces/).\n"), [
    `${at("1:5")}  This site has no such page.  Write the address of a page that exists. Did you mean "/services/"?`,
  ]),
  row("a link without its last slash", post("See [there](/services).\n"), [
    `${at("1:5")}  The slash at the end of this address is missing.  Write /services/.`,
  ]),
  row(
    "a link to a post that leads elsewhere",
    all(
      thatPost('"externalUrl": "https://weekly.org/db"'),
      remove("posts/a-small-database.md"),
      post("See [there](/blog/a-small-database/).\n"),
    ),
    [`${at("1:5")}  This site has no such page.  Write the address of a page that exists.`],
  ),
  row("a link to a draft", all(thatPost('"draft": true'), post("See [there](/blog/a-small-database/).\n")), [
    `${at("1:5")}  This links to a post that is not published yet.  Publish that post, or remove the link until then.`,
  ]),
  row("a link to a heading that is not there", post("See [below](#costs).\n\n## What it cost\n\nMuch.\n"), [
    `${at("1:5")}  That page has no #costs.  Write the address of a heading on that page, or remove the # and what follows it.`,
  ]),
  row("a link to a service that is not there", post("See [there](/services/#org-scalling).\n"), [
    `${at("1:5")}  That page has no #org-scalling.  Write the address of a heading on that page, or remove the # and what follows it.`,
  ]),
  row("a note that is not there", post("A claim.[^source]\n"), [
    `${at("1:9")}  There is no footnote called source.  Write it at the end of the text, on a line that begins with [^source]: and a space.`,
  ]),
  row("a note that nothing refers to", post("A claim.\n\n[^source]: A book.\n"), [
    `${at("3:1")}  Warning: Nothing refers to the footnote source, so it is not shown.  Write [^source] where it belongs, or remove it.`,
  ]),
  row("two notes of one name", post("A claim.[^a]\n\n[^a]: A book.\n\n[^a]: Another.\n"), [
    `${at("5:1")}  There are two footnotes called a.  Give one of them another name.`,
  ]),
  row("a link whose address is not given", post("See [there][shop].\n"), [
    `${at("1:5")}  There is no address for shop.  Write the address in round brackets after the words: [words](address).`,
  ]),
  row("a day that does not exist", thatPost('"publishOn": "2026-02-30"'), [
    "data/posts.json:12:46  posts[1].publishOn  There is no such day in the calendar.  Write a day that exists, as 2026-11-10.",
  ]),
  row("a day in words", thatPost('"publishOn": "1 March"'), [
    "data/posts.json:12:46  posts[1].publishOn  This is not a day in the form year-month-day.  Write it as 2026-11-10.",
  ]),
  row("a date that is no day", edit("posts.json", '"2026-04-28"', '"2026-04-31"'), [
    "data/posts.json:5:13  posts[0].date  There is no such day in the calendar.  Write a day that exists, as 2026-11-10, or a month, as 2026-11.",
  ]),
  row("a date that is no month", edit("media.json", '"2026-06"', '"2026-13"'), [
    "data/media.json:8:13  media[0].date  There is no such day in the calendar.  Write a day that exists, as 2026-11-10, or a month, as 2026-11.",
  ]),
  row("a date that is no text", edit("media.json", '"2026-06"', "2026"), [
    'data/media.json:8:13  media[0].date  This must be text.  Write "2026", in double quotes.',
  ]),
  row("a draft in quotes", thatPost('"draft": "yes"'), [
    "data/posts.json:12:42  posts[1].draft  This must be true or false.  Write true or false, without quotes.",
  ]),
  row("nothing that a text may have", all(draw("images/chart.png", 1400, 700), post(everything)), []),
]
