import { edit, write } from "../../support/changed-data"
import { call, row } from "../../support/corpus"

const text = "posts/two-teams-one-rota.md"
const post = (markdown: string) => write(text, `Words before.\n\n${markdown}\n`)
const name = (written: string) => edit("site.json", '"name": "', `"name": "${written}`)

/** What visitors would read as it is written, or not see at all. */
export const raw = [
  row("a picture whose path has a space in a text", post("![A rota](../images/my rota.png)"), [
    "data/posts/two-teams-one-rota.md:3:1  There is a space in this picture’s path, so the page does not show the picture.  Rename the file without spaces, and write ![A rota](../images/my-rota.png).",
  ]),
  row("a link whose address has a space in a text", post("See [the rota](https://example.org/two teams)."), [
    "data/posts/two-teams-one-rota.md:3:5  There is a space in this link’s address, so the page does not show the link.  Write [the rota](https://example.org/two%20teams).",
  ]),
  row("code with a | in a table, which the page would show in pieces", post("| a | b |\n| - | - |\n| x | `y|z` |\n"), [
    "data/posts/two-teams-one-rota.md:5:7  Warning: In a table, a | ends the cell, also within code, so the page shows this code in pieces.  Write `y\\|z`.",
  ]),
  row("a table in a list whose line of dashes is too short", post("- One\n\n  | a | b |\n  | --- |\n  | 1 | 2 |\n"), [
    "data/posts/two-teams-one-rota.md:6:3  The first line of this table has 2 cells, and the line of dashes 1, so the page does not show the table.  Write | --- | --- | as the second line.",
  ]),
  row("a table without its rule", post("| Team | Nights |\n| Core | 3 |"), [
    "data/posts/two-teams-one-rota.md:3:1  This table has no line of dashes under its first line, so the page does not show the table.  Write | --- | --- | as the second line.",
  ]),
  row("points pasted from a word processor", post("Three things:\n\n• Nights\n• Days"), [
    "data/posts/two-teams-one-rota.md:5:1  This bullet was pasted from a word processor, so the page does not show the list.  Write - Nights",
  ]),
  row("a note within a line", post("They agreed.^[In writing.] Both did."), [
    "data/posts/two-teams-one-rota.md:3:13  Footnotes belong at the end of the text; here the page shows this one as typed.  Write [^1] here, and on a line of its own at the end of the text: [^1]: In writing.",
  ]),
  row("a note within a line, as code after a backtick that is none", post("A \\` and `^[code]` are not one."), []),
  row("a letter that nobody sees in a text", post("On\u200bcall"), [
    'data/posts/two-teams-one-rota.md:3:1  Warning: There is an invisible character in this text: a zero-width space (U+200B).  Type the words again after "On".',
  ]),
  row("an address that follows visitors in a text", post("[Rota](https://weekly.org/rota?utm_source=x&page=2#a)"), [
    "data/posts/two-teams-one-rota.md:3:1  Warning: This address ends with tracking parameters.  Write https://weekly.org/rota?page=2#a.",
  ]),
  row("markup in a field of plain words", name("<b>Ada</b> "), [
    "data/site.json:3:11  name  Warning: This field is plain text: visitors would see <b>.  Write only the words.",
  ]),
  row("an entity in a field of plain words", name("Smith &amp; "), [
    "data/site.json:3:11  name  Warning: This field is plain text: visitors would see &amp;.  Write the character itself.",
  ]),
  row("Markdown in a field of plain words", name("**Ada** "), [
    "data/site.json:3:11  name  Warning: This field is plain text: visitors would see **Ada**.  Write only the words.",
  ]),
  row("a letter that nobody sees in a field", name("Ada\u00ad"), [
    'data/site.json:3:11  name  Warning: There is an invisible character in this text: a soft hyphen (U+00AD).  Type the words again after "Ada".',
  ]),
  row(
    "an address that follows visitors in a field",
    edit("site.json", '"https://twitter.com/adanorth"', '"https://twitter.com/adanorth?fbclid=a1"'),
    [
      "data/site.json:9:17  twitterUrl  Warning: This address ends with tracking parameters.  Write https://twitter.com/adanorth.",
    ],
  ),
  row("an email address where a page or mailto: fits", call('"ada@north.org"'), [
    "data/site.json:7:20  schedulingUrl  This is an email address without mailto: in front of it.  Write mailto:ada@north.org.",
  ]),
  row(
    "the path of a picture on a computer of the owner's",
    edit("books.json", '"images/cover.png"', '"C:\\\\Users\\\\Ada\\\\cover.png"'),
    [
      "data/books.json:5:17  books[0].coverUrl  This path is on your own computer; the site’s pictures are in data/images.  Copy the picture into data/images, and write its path relative to this file, such as images/portrait.png.",
    ],
  ),
  row(
    "true where a day belongs",
    edit("posts.json", '"slug": "two-teams-one-rota"', '"slug": "two-teams-one-rota", "publishOn": true'),
    ['data/posts.json:7:48  posts[0].publishOn  This must be a day.  Write it as "2026-11-10".'],
  ),
  row(
    "a provider by its former name",
    edit("site.json", '"costClaim"', '"newsletter": { "provider": "ConvertKit", "id": "9471578" }, "costClaim"'),
    [
      'data/site.json:10:31  newsletter.provider  This value is not allowed here.  Write one of buttondown, mailchimp, kit, mailerlite, formspree, netlify, other. Did you mean "kit"?',
      'data/site.json:10:17  newsletter  Warning: Nobody can subscribe: the blog page has no newsletter form.  Add "newsletter" to pages/blog.json, or remove it here.',
    ],
  ),
]
