import { changeNames } from "../../../client/changes/change-names"
import { suggestMessage } from "../../../client/changes/suggest-message"
import { contractOf } from "../../../server/content/contract"
import type { ContentChange } from "../../../server/publishing/compare/content-change"

const files: Readonly<Record<string, unknown>> = {
  "testimonials.json": [{ quote: "Yes.", name: "Ada", title: "Founder" }],
  "posts.json": [{ title: "On nights", slug: "nights" }],
  "pages/own/hours.md": { title: "My hours" },
  "services.json": [{ title: "Coaching", benefits: ["Calm", "Clear"] }],
}
const contract = contractOf(["pages/own/hours.md"])
const valueAt = (file: string, path: ReadonlyArray<string | number>) =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), files[file])

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
  expect(changeNames(change, { contract, valueAt })).toEqual({ field, whose })
})

const message = (...files: readonly string[]) => suggestMessage(files.map((file) => ({ file })))

test.each([
  [["books.json"], "Content: books"],
  [["books.json", "books.json"], "Content: books"],
  [["pages/home.json", "posts/on-nights.md"], "Content: home, on nights"],
  [["images/books/a.png", "images/b.jpg"], "Content: pictures"],
  [["books.json", "media.json", "posts.json", "tools.json", "site.json"], "Content: books and 4 others"],
  [[], "Content"],
])("changes of %j are called %s", (files, words) => {
  expect(message(...files)).toBe(words)
})
