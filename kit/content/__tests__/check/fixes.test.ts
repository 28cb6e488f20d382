import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { editJson, type Json } from "../../json/edit-json"
import type { Path } from "../../location/json-path"
import { all, type Change, diagnosticsAfter, draw, edit, unchanged, withCheck, write } from "../support/changed-data"
import { badFixes } from "../support/fixes"

const at = (file: string, path: Path) => [file, path] as const
const shop = at("books.json", [0, "amazonUrl"])
const title = at("books.json", [0, "title"])
const summary = at("books.json", [0, "summary"])
const cover = at("books.json", [0, "coverUrl"])
const day = at("posts.json", [0, "publishOn"])
const language = at("site.json", ["language"])

test.each<
  readonly [
    what: string,
    place: readonly [file: string, path: Path],
    wrong: Json,
    button: string,
    right: Json | undefined,
  ]
>([
  ["an http address", shop, "http://example.org/a", "Write https", "https://example.org/a"],
  ["a bare domain", shop, "example.org/a", "Write https:// before it", "https://example.org/a"],
  ["a space before an address", shop, " https://example.org", "Remove the space", "https://example.org"],
  [
    "a bare email address",
    at("site.json", ["schedulingUrl"]),
    "a@example.org",
    "Write mailto: before it",
    "mailto:a@example.org",
  ],
  [
    "a page as the site’s address",
    at("site.json", ["siteUrl"]),
    "https://example.org/a",
    "Write https://example.org",
    "https://example.org",
  ],
  ["an address that tracks", shop, "https://example.org/?utm_source=x", "Remove the tracking", "https://example.org/"],
  ["an id with capitals", at("services.json", [0, "id"]), "Org Scaling", "Write org-scaling", "org-scaling"],
  ["a picture’s path with backslashes", cover, "images\\cover.png", "Write images/cover.png", undefined],
  ["a language with an underscore", language, "en_GB", "Write en-GB", "en-GB"],
  ["a misspelt choice", at("media.json", [0, "type"]), "podcst", "Use podcast", "podcast"],
  ["an empty part", summary, "", "Leave it out", undefined],
  ["a text written as a number", title, 1984, "Write 1984", "1984"],
  ["a number written as a text", at("site.json", ["costClaim", "percent"]), "30", "Write 30", 30],
  ["a number that is too large", at("site.json", ["costClaim", "percent"]), 130, "Write 100", 100],
  [
    "words that are not in the headline any more",
    at("pages/home.json", ["hero", "emphasis"]),
    "Hedline",
    "Write Headline",
    undefined,
  ],
  ["a day with slashes", day, "2026/1/5", "Write 2026-01-05", "2026-01-05"],
  ["a day with dots", day, "5.1.2026", "Write 2026-01-05", "2026-01-05"],
  ["a day behind its month", day, "1/25/2026", "Write 2026-01-25", "2026-01-25"],
  ["a day with its time", day, "2026-01-05T09:00", "Write 2026-01-05", "2026-01-05"],
  ["https with a letter missing", shop, "htps://a.org", "Write https://a.org", "https://a.org"],
  ["an address without its scheme", shop, "//a.org/b", "Write https://a.org/b", "https://a.org/b"],
  ["two errors at once", shop, " http://a.org", "Write https://a.org", "https://a.org"],
  ["a language by its name", language, "German", "Write de", "de"],
  ["a yes in quotes", at("posts.json", [0, "draft"]), "Yes", "Write true", true],
  ["a tag in plain text", title, "The <em>Phoenix</em>", "Remove the tags", "The Phoenix"],
  ["an entity in plain text", title, "Tools &amp; Teams", "Write the character itself", "Tools & Teams"],
  ["Markdown in plain text", title, "The **Phoenix**", "Write only the words", "The Phoenix"],
  ["a letter that nobody sees", title, "Phoe\u200bnix", "Remove it", "Phoenix"],
  ["null for what can be left out", at("site.json", ["twitterUrl"]), null, "Leave it out", undefined],
  ["a comment in markup", summary, "<p>One</p><!-- two -->", "Remove it", "<p>One</p>"],
  ["an attribute in markup", summary, '<p class="a">One</p>', "Remove “class”", "<p>One</p>"],
  ["a misspelt tag", summary, "<p><stong>1</stong></p>", "Take <strong>", "<p><strong>1</strong></p>"],
  ["http in markup", summary, '<a href="http://a.org">One</a>', "Write https", '<a href="https://a.org">One</a>'],
  ["the sample’s owner", summary, "<p>Edda Marlowe</p>", "Write Ada North", "<p>Ada North</p>"],
])("%s has its fix", async (_what, [file, path], wrong, button, right) => {
  await withCheck(unchanged, async (root, check) => {
    const location = join(root, file)
    const text = await readFile(location, "utf8")
    const begun =
      file === "pages/home.json" ? editJson(text, { kind: "set", path: ["hero", "heading"], to: "A Headline" }) : text
    const written = editJson(begun, { kind: "set", path, to: wrong })
    await writeFile(location, written)
    const diagnostic = (await check()).find((each) => each.fix && each.path.join() === path.join())
    expect(diagnostic?.fix?.title).toBe(button)
    const edit = diagnostic?.fix?.edit
    if (edit?.kind !== "set" && edit?.kind !== "remove") throw new Error("This fix is about a value.")
    if (right !== undefined) expect(edit).toEqual({ kind: "set", path, to: right })
    await writeFile(location, editJson(written, edit))
    const left = await check()
    expect(left.filter((each) => each.path.join() === path.join() && each.code === diagnostic?.code)).toEqual([])
  })
})

const menu = (header: string) => edit("site.json", '"name": "', `"menu": { "header": [${header}] },\n  "name": "`)
const post = (text: string) => write("posts/a-small-database.md", text)
const chart = draw("images/chart.png", 1400, 700)

test.each<readonly [what: string, change: Change, button: string]>([
  ["a misspelt page of the menu", menu('"abuot"'), "Use about"],
  ["a misspelt page that the menu has already", menu('"about", "abuot"'), "Leave it out"],
  [
    "a misspelt topic that the post has already",
    edit("posts.json", '["Engineering"]', '["Engineering", "Enginering"]'),
    "Leave it out",
  ],
  [
    "a key that stands there twice",
    edit("books.json", '"title": "Accelerate"', '"title": "Accelerate", "title": "Accelerate"'),
    "Remove one",
  ],
  ["an http address in a text", post("See [this](http://example.org/a).\n"), "Write https"],
  ["a page without its slash in a text", post("See [them](/services#hiring).\n"), "Write /services/#hiring"],
  ["a misspelt page in a text", post("See [me](/abuot/).\n"), "Write /about/"],
  ["tracking in a text", post("See [it](https://a.org/?utm_source=x).\n"), "Remove the tracking"],
  ["a heading that skips a level", post("One.\n\n## Two\n\n#### Three\n"), "Write ###"],
  ["the page’s title as a heading", post("# One\n\nTwo.\n"), "Write ##"],
  ["a letter that nobody sees in a text", post("One wo\u200brd.\n"), "Remove it"],
  ["a space in the address of a link", post("See [me](https://a.org/about me/).\n"), "Write %20 for the space"],
  ["a table without its dashes", post("| a | b |\n| 1 | 2 |\n"), "Write the line of dashes"],
  ["a picture in other letters", all(chart, post("![A chart](../images/Chart.png)\n")), "Write ../images/chart.png"],
])("%s is mended by its button", async (_what, change, button) => {
  await withCheck(change, async (root, check) => {
    const diagnostics = await check()
    expect(diagnostics.flatMap(({ fix }) => fix?.title ?? [])).toEqual([button])
    expect(await badFixes(root, diagnostics, check)).toEqual([])
  })
})

test("where nothing is known for certain, there is no button", async () => {
  const slashes = edit(
    "posts.json",
    '"slug": "a-small-database",',
    '"slug": "a-small-database", "publishOn": "5/6/2026",',
  )
  const [diagnostic] = await diagnosticsAfter(slashes)
  expect(diagnostic?.code).toBe("date-form")
  expect(diagnostic?.fix).toBeUndefined()
})

test.each<readonly [what: string, change: Change, applicability: string]>([
  [
    "a day with slashes",
    edit("posts.json", '"date": "2026-04-28"', '"publishOn": "2026/4/28", "date": "2026-04-28"'),
    "certain",
  ],
  ["an empty part", edit("tools.json", '["Testing"]', "[]"), "suggested"],
  ["null for what can be left out", edit("site.json", '"https://twitter.com/adanorth"', "null"), "certain"],
  [
    "a day with dots that may be either",
    edit("posts.json", '"date": "2026-04-28"', '"publishOn": "3.4.2026", "date": "2026-04-28"'),
    "suggested",
  ],
  [
    "a date in words of another language",
    edit("posts.json", '"date": "2026-04-28"', '"date": "28. April 2026"'),
    "certain",
  ],
  [
    "a site’s address with a slash",
    edit("site.json", '"siteUrl": "https://www.ada-north.org"', '"siteUrl": "https://www.ada-north.org/"'),
    "certain",
  ],
  [
    "a site’s address with a path",
    edit("site.json", '"siteUrl": "https://www.ada-north.org"', '"siteUrl": "https://www.ada-north.org/cto"'),
    "suggested",
  ],
  ["tracking", post("See [it](https://a.org/?utm_source=x).\n"), "suggested"],
  ["an entity", edit("books.json", '"title": "Accelerate"', '"title": "Why &nbsp; is bad"'), "suggested"],
  ["a soft hyphen", edit("books.json", '"title": "Accelerate"', '"title": "Acce\u00adlerate"'), "suggested"],
  [
    "a byte order mark within a text",
    edit("books.json", '"title": "Accelerate"', '"title": "Acce\ufefflerate"'),
    "certain",
  ],
  [
    "a control character in JSON",
    edit("books.json", '"title": "Accelerate"', '"title": "Acce\\u0000lerate"'),
    "certain",
  ],
  ["a control character in code", post("```text\na\u001bb\n```\n"), "certain"],
  ["a control character in words", post("A wo\u0008rd.\n"), "certain"],
  ["half of an emoji", edit("books.json", '"title": "Accelerate"', '"title": "Acce\\ud83dlerate"'), "certain"],
  ["a quotation mark in an encoding of Windows", post("It\u0092s.\n"), "suggested"],
  ["a misspelt choice", edit("media.json", '"podcast"', '"podcst"'), "suggested"],
  ["a number out of range", edit("site.json", '"percent": 30', '"percent": 130'), "suggested"],
  [
    "a space behind an http address",
    edit("books.json", '"https://www.amazon.com/dp/1942788339"', '"http://www.amazon.com/dp/1942788339 "'),
    "suggested",
  ],
])("the fix of %s says how sure it is", async (_what, change, applicability) => {
  const found = (await diagnosticsAfter(change)).flatMap(({ fix }) => fix ?? [])
  expect(found.map((fix) => fix.applicability)).toEqual([applicability])
})
