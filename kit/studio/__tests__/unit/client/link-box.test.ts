import { picturesInRtf } from "../../../client/fields/controls/clipboard-pictures"
import { linkPlaceAt, linkText, type TextKind } from "../../../client/fields/controls/link/link-at"
import { completedAddress, linkingOf, targetsFor } from "../../../client/fields/controls/link/link-targets"
import { docsOf } from "../support/docs"

test.each<readonly [what: string, kind: TextKind, marked: string, address: string | undefined, after: string]>([
  ["selected words", "markdown", "See |the runbook |now", undefined, "See [the runbook](https://a.example) now"],
  ["nothing selected", "markdown", "See |", undefined, "See [https://a.example](https://a.example)"],
  [
    "the link around the cursor, with its title",
    "markdown",
    '[a **b|**](/old/ "T")',
    "/old/",
    '[a **b**](https://a.example "T")',
  ],
  [
    "an address that is its own words",
    "markdown",
    "<https://b.ex|ample>",
    "https://b.example",
    "[https://b.example](https://a.example)",
  ],
  ["a selection with a link in it", "markdown", "|one [two](/x/)|", "/x/", "[one two](https://a.example)"],
  [
    "words of two paragraphs, which cannot be one link",
    "markdown",
    "|One\n\ntwo|",
    undefined,
    "One\n\ntwo[https://a.example](https://a.example)",
  ],
  [
    "a link in HTML",
    "html",
    '<p><a href="https://b.example/?a&amp;b">w|ords</a></p>',
    "https://b.example/?a&b",
    '<p><a href="https://a.example">words</a></p>',
  ],
])("%s", (_what, kind, marked, address, after) => {
  const [from, last] = [marked.indexOf("|"), marked.lastIndexOf("|")]
  const text = marked.replaceAll("|", "")
  const place = linkPlaceAt(kind, text, from, from === last ? last : last - 1)
  expect(place.address).toBe(address)
  const link = linkText(kind, place, place.label, "https://a.example")
  expect(text.slice(0, place.from) + link + text.slice(place.to)).toBe(after)
})

test("words that are typed into the box are no markup", () => {
  const place = linkPlaceAt("markdown", "", 0, 0)
  expect(linkText("markdown", place, "a [b] *c*", "/about/")).toBe("[a \\[b\\] \\*c\\*](/about/)")
})

describe("a link of a post", () => {
  const docs = docsOf({
    "services.json": '[{ "id": "audit", "title": "Audits" }]',
    "posts.json": '[{ "slug": "rota", "title": "The rota", "date": "2020-01-01" }]',
    "posts/rota.md": "## Who is on call\n\nText",
    "redirects.json": "[]",
  })
  const parts = (file: string) => [{ file, path: [] }]
  const pages = [
    { key: "s", name: "Services", kind: "pages", address: "/services/", parts: parts("services.json") },
    { key: "p", name: "The rota", kind: "posts", address: "/blog/rota/", parts: parts("posts/rota.md") },
  ] as const
  const { targets, problem } = linkingOf("markdown", "posts/other.md", "## Own\n", docs, pages)

  test("can lead to headings of its own, to pages and to what is on them", () => {
    const named = (typed: string) => targetsFor(targets, typed).map(({ address }) => address)
    expect(named("")).toEqual(["#own", "/services/", "/blog/rota/", "/services/#audit", "/blog/rota/#who-is-on-call"])
    expect(named("ON CALL")).toEqual(["/blog/rota/#who-is-on-call"])
    expect(named("https://a.example")).toEqual([])
    for (const { address } of targets) expect(problem(address)).toBeUndefined()
  })

  test.each([
    ["example.org/a", "https://example.org/a"],
    ["www.example.org", "https://www.example.org"],
    [" name@example.org", "mailto:name@example.org"],
    ["/services/", "/services/"],
  ])("that is typed as %s leads to %s", (typed, address) => {
    expect(completedAddress(typed, problem)).toBe(address)
    expect(problem(address)).toBeUndefined()
  })

  test("is not written while it leads nowhere", () => {
    expect(["", "/nowhere/", "#nothing", "https://"].map((address) => Boolean(problem(address)))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

test("Word's pictures are in its RTF, in order", () => {
  const digits = "89504e47".repeat(40)
  const rtf = `{\\rtf1 text {\\*\\shppict{\\pict{\\*\\picprop x}\\pngblip\\picw1\n${digits}}}{\\nonshppict{\\pict\\wmetafile8 ${digits}}}}`
  expect(picturesInRtf(rtf)).toEqual([
    `data:image/png;base64,${btoa(String.fromCharCode(0x89, 0x50, 0x4e, 0x47).repeat(40))}`,
  ])
})
