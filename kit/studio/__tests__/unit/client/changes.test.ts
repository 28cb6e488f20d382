import { changeNames, withPageNames } from "../../../client/changes/change-names"
import { withoutMarkup } from "../../../client/changes/shown-value"
import { suggestMessage } from "../../../client/changes/suggest-message"
import { diffTexts } from "../../../client/changes/text-diff"
import { contractOf } from "../../../server/content/contract"
import type { ContentChange } from "../../../server/publishing/compare/content-change"

const files: Readonly<Record<string, unknown>> = {
  "testimonials.json": [{ quote: "Yes.", name: "Ada", title: "Founder" }],
  "posts.json": [{ title: "On nights", slug: "nights" }],
  "pages/own/hours.md": { title: "My hours" },
  "services.json": [{ title: "Coaching", benefits: ["Calm", "Clear"] }],
}
const contract = contractOf(["pages/own/hours.md"])
const content = { contract, docs: new Map(Object.entries(files).map(([file, content]) => [file, { content }])) }

const value = { file: "testimonials.json", isFile: false, key: "1" }
const whole = (file: string) =>
  ({ kind: "changed", file, path: [], isFile: true, key: "1", before: "a", after: "b" }) as const

test.each<readonly [what: string, change: ContentChange, field: string, whose: string]>([
  [
    "a field of an entry",
    { ...value, kind: "changed", path: [0, "quote"], before: "No.", after: "Yes." },
    "Quote",
    "Testimonials, Ada",
  ],
  [
    "an entry that was removed, where another stands now",
    { ...value, kind: "removed", path: [0], before: { name: "Ben", title: "COO" } },
    "Ben",
    "Testimonials",
  ],
  ["an entry that is new", { ...value, kind: "added", path: [0], after: { name: "Ada" } }, "Ada", "Testimonials"],
  [
    "a text of a list",
    { ...value, file: "services.json", kind: "changed", path: [0, "benefits", 1], before: "Loud", after: "Clear" },
    "Benefit 2",
    "Services, Coaching",
  ],
  ["an order", { ...value, kind: "order", path: [], before: [], after: [], order: [] }, "Order", "Testimonials"],
  ["a post’s text", whole("posts/nights.md"), "Text", "On nights"],
  ["the text of a post that has gone", whole("posts/long-days.md"), "Text", "Long days"],
  ["a page of the owner’s own", whole("pages/own/hours.md"), "Text", "My hours"],
  ["a text beside a page", whole("pages/terms.md"), "Text", "Terms"],
  ["a file that is new", whole("redirects.json"), "File", "Redirects"],
  ["a picture", whole("images/books/a.png"), "Picture", "images/books/a.png"],
  [
    "a text that has moved",
    { ...whole("posts/nights.md"), kind: "moved", before: "posts/a.md", after: "posts/nights.md" },
    "Text moved",
    "On nights",
  ],
])("%s is called as its owner calls it", (_what, change, field, whose) => {
  expect(changeNames(change, content)).toEqual({ field, whose })
})

const entry = (file: string, index: number): ContentChange => ({
  ...value,
  file,
  kind: "changed",
  path: [index, "title"],
  before: "A",
  after: "B",
})
const postText = whole("posts/nights.md")
const picture = whole("images/books/a.png")

test.each<readonly [changes: readonly ContentChange[], message: string]>([
  [[entry("services.json", 0), entry("services.json", 1), postText], "Two services, a post"],
  [[postText, entry("posts.json", 0), picture], "A post"],
  [[picture, whole("images/b.jpg")], "Two pictures"],
  [[whole("pages/own/hours.md"), whole("pages/terms.md")], "A page, Terms"],
  [
    [entry("books.json", 0), entry("media.json", 0), postText, whole("pages/terms.md"), whole("site.json")],
    "A book and 4 other parts of the site",
  ],
  [[], "Content"],
])("changes are called what a person would: %#", (changes, said) => {
  expect(suggestMessage(changes, content)).toBe(said)
})

test.each<readonly [what: string, before: string, after: string, parts: readonly string[]]>([
  ["a word of a sentence", "We had two teams.", "We had three teams.", ["=We had ", "-two", "+three", "= teams."]],
  ["a new sentence", "One.", "One. Two.", ["=One.", "+ Two."]],
  [
    "a sentence that is new for the most part",
    "Same one. We had two teams.",
    "Same one. Nobody slept that year.",
    ["=Same one. ", "We had two teams.>Nobody slept that year."],
  ],
  ["a text that is gone", "One.", "", ["-One."]],
  [
    "a space that does not break any more",
    "Less than 35 % of it",
    "Less than 35\u00a0% of it",
    ["=Less than 35", "-[space]", "+[no-break space]", "=% of it"],
  ],
])("%s is shown as what it is", (_what, before, after, parts) => {
  const signs = { same: "=", new: "+", gone: "-" }
  const shown = diffTexts(before, after).map((part) =>
    part.kind === "instead" ? `${part.before}>${part.after}` : signs[part.kind] + part.text,
  )
  expect(shown).toEqual(parts)
})

test("HTML is shown as its words, points on lines of their own, and where its links lead", () => {
  expect(
    withoutMarkup('<p>A &amp; <b>b</b></p><ul><li>One</li><li><a href="https://a.example">Two</a></li></ul>'),
  ).toBe("A & b\n• One\n• Two (https://a.example)")
})

test("a menu is told by the names of its pages, and another list by what it has", () => {
  const menu = { file: "site.json", isFile: false, key: "1", kind: "changed", path: ["menu", "header"] } as const
  const lists = { before: ["home", "hours"], after: ["home", "gone"] }
  expect(withPageNames({ ...menu, ...lists }, content)).toMatchObject({
    before: ["Home", "My hours"],
    after: ["Home", "gone"],
  })
  expect(withPageNames({ ...menu, path: ["topics"], ...lists }, content)).toMatchObject(lists)
})
