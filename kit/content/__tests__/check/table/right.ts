import { all, type Change, draw, edit, unchanged, write } from "../../support/changed-data"
import * as engaged from "../../support/engagement"
import * as quick from "../../support/quick-check"
import { addToSite, markdown } from "../../support/table"

/** What a text may have, all at once. */
const everything = `Words with a [page](/services/), a [place](#the-cost), a [shop](https://www.example.org/a), mail
[me](mailto:me@example.org), call [me](tel:+4930123456), take [the feed](/rss.xml), and a [reference][shop].[^1]

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

const texts: Readonly<Record<string, Change>> = {
  "all that a text may have": all(draw("images/chart.png", 1400, 700), markdown(everything)),
  "a picture’s address with signs that are encoded": all(
    draw("images/two hours.png", 1400, 700),
    markdown("![A chart](../images/two%20hours.png)"),
  ),
  "a heading with a footnote": markdown("See [below](#costs).\n\n## Costs[^1]\n\nNone.\n\n[^1]: A note."),
  "what the preview shows at once": markdown(
    "Words\n---\n\n    One.\n\n1. One\n9. Nine\n\n##One\n\n==a== {{b}} :c: ** d ** [e] (https://a.org) [[f]] x^[g]\n\n```golang\na",
  ),
  "what other programs leave, such as soft hyphens": markdown("On\u00adcall, caf\u00c3\u00a9."),
  rules: markdown("---\n\nWords.\n\n---\n\nMore."),
  "a rule at the top": markdown("---\n\nWords."),
  "code that shows what git leaves": markdown("```text\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n```"),
  prices: markdown("Costs $5, then $6. [words] (in brackets)"),
  "comments in code": markdown("```text\n{# a #} %% b %% <!-- c -->\n```\n\n`{/* d */}` and 50%% of it"),
  "a comment of Markdown’s own": markdown("Words.\n\n[//]: # (private)"),
}

const figures = "figures:\n  - figure: 9 to 3\n    text: a day\n"
const bars = (before: string, after: string) => {
  const bar = (value: string) => `\n    name: A month\n    value: ${value}`
  return `drawing:\n  title: Figure 1.\n  caption: Projects.\n  before:${bar(before)}\n  after:${bar(after)}`
}
const page = (settings: string) =>
  write("pages/own/prices.md", `---\ntitle: Prices\nmenu: legal\ndescription: A.\n${settings}\n---\n\nWords.\n`)

const pages: Readonly<Record<string, Change>> = {
  "drafts that lead to each other": all(
    write("pages/own/a.md", "---\ntitle: A\ndescription: B.\ndraft: true\n---\n\n[C](/c/)\n"),
    write("pages/own/c.md", "---\ntitle: C\ndescription: D.\ndraft: true\n---\n\n[A](/a/)\n"),
  ),
  "numbers as settings": write(
    "pages/own/a.md",
    "---\ntitle: 2026\nmenu: legal\ndescription: 1.50\nclient: 007\n---\n\nWords.\n",
  ),
  "comments and number signs": write(
    "pages/own/a.md",
    '---\n# a\ntitle: "Rule #1"\nmenu: legal\ndescription: C#\n---\n\nWords.\n',
  ),
  "a drawing of a figure": page(figures + bars("9", "3")),
  "a drawing without figures": page(bars("£61k", "£38,000")),
  "a figure of a case study": all(
    page("client: Ash"),
    edit("pages/home.json", '"companies advised."', '"companies advised.", "caseStudy": "prices"'),
  ),
  "colours that can be read": write(
    "brand.json",
    '{"light":{"paper":"white","ink":"rgb(0 0 0)","signal":"#0b5fff"},"dark":{}}',
  ),
  "a picture that is turned by its notes": draw("images/cover.png", 540, 360, (image) =>
    image.withMetadata({ orientation: 6 }),
  ),
  "a phone number to arrange a call": edit("site.json", '"https://www.ada-north.org/call"', '"tel:+49-30-123456"'),
}

/** A service with a price, of which the page's sum is. */
const priced = (price: number, per: string) =>
  all(
    write(engaged.file, engaged.written.replace('"dayPrice": 500', '"dayPrice": 500, "service": "hiring"')),
    edit(
      "services.json",
      '"Finding your next lead."',
      `"Finding your next lead.", "offer": { "price": { "amount": ${price}, "currency": "EUR", "per": "${per}" } }`,
    ),
    edit("pages/services.json", '"action"', '"offer": { "heading": "Cost", "fixed": "fixed" }, "action"'),
  )
const meant = (comparison: string, price: number) =>
  all(
    write(engaged.file, engaged.written.replace("500", String(price))),
    edit("site.json", '"percent": 30,', `"percent": 30, "comparison": "${comparison}",`),
  )

const engagements: Readonly<Record<string, Change>> = {
  "its addresses in texts and menus": all(
    engaged.base,
    markdown("[How](/how-i-work/#leaving), [sum](/how-i-work/#sum)."),
    addToSite('"menu": { "footer": ["blog", "how-i-work"] }'),
  ),
  "a sum that comes to an exact claim": meant("exactly", 625),
  "a sum that comes near a rough claim": meant("about", 600),
  "a price for a month": priced(4000, "month"),
  "a price for a day": priced(500, "day"),
  "a fixed price": priced(7, "fixed"),
  "words in place of a price": all(
    edit(
      "services.json",
      '"Finding your next lead."',
      '"Finding your next lead.", "offer": { "price": "on request, 20%" }',
    ),
    edit("pages/services.json", '"action"', '"offer": { "heading": "Cost" }, "action"'),
  ),
}

const tool = "/tools/quick-check/"
const redirects = (...entries: ReadonlyArray<readonly [from: string, to: string]>) =>
  write("redirects.json", JSON.stringify(entries.map(([from, to]) => ({ from, to }))))

const links: Readonly<Record<string, Change>> = {
  "a file of static/": all(
    write("../static/cv.pdf", "%PDF"),
    markdown("My [CV](/cv.pdf#page=2)."),
    redirects(["/resume/", "/cv.pdf"]),
  ),
  "an assessment": all(
    quick.base,
    edit("tools.json", '"url": "https://quick-check.org",', ""),
    markdown(`[It](${tool}) and [this](${tool}#testing)`),
    edit("services.json", '"A bill halved."', `{ "text": "Half.", "to": "${tool}" }`),
    redirects(["/check/", tool]),
  ),
  "old addresses of pages, posts, parts and feeds": redirects(
    ["/offer/", "/services/"],
    ["/blog/rota/", "/blog/two-teams-one-rota/"],
    ["/services/#audit", "/services/#audits"],
    ["/audit/", "/services/#audits"],
    ["/feed/", "/rss.xml"],
    ["/über-mich/", "/about/"],
    ["/%C3%BCber-dich/", "/about/"],
    ["/category/c++/", "/blog/"],
  ),
  "an old address of what is switched off": all(addToSite('"pagesOff": ["media"]'), redirects(["/media/", "/books/"])),
  "another form by its address and field": all(
    edit(
      "pages/blog.json",
      '"No posts found."',
      '"No posts found.", "newsletter": { "heading": "A", "emailLabel": "B", "placeholder": "c", "action": "D" }',
    ),
    addToSite('"newsletter": { "provider": "other", "id": "https://a.org/b", "emailField": "subscriber[email]" }'),
  ),
}

/** Content of which nothing is said. */
export const right = { unchanged: { "the content as it is": unchanged }, texts, pages, engagements, links }
