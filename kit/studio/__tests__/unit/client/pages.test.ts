import { docOf } from "../../../client/content/doc"
import { locationAt } from "../../../client/content/reading"
import { parseView } from "../../../client/view/address"
import { pageAt, pageOf, pagesOf } from "../../../client/view/pages"
import { createIdGenerator } from "../../../model/entry-ids"
import { contractOf } from "../../../server/content/contract"
import { docsOf, locationIn, positionIn } from "../support/docs"

const contents = {
  "site.json": {},
  "labels.json": { navigation: { services: "What I do" }, footer: { privacy: "Your data" } },
  "services.json": [],
  "testimonials.json": [{ quote: "Good." }],
  "posts.json": [
    { title: "On nights", slug: "on-nights" },
    { title: "Elsewhere", slug: "elsewhere", externalUrl: "https://example.org" },
  ],
  "pages/home.json": {},
  "pages/about.json": {},
  "pages/services.json": {},
  "pages/blog.json": {},
  "pages/privacy.json": { heading: "What this site knows about you" },
  "pages/assessment.json": {},
  "tools.json": [{ id: "quick-check", title: "Quick check" }],
  "assessments/quick-check.json": { heading: "How ready are you?" },
}
const docs = docsOf({
  ...Object.fromEntries(Object.entries(contents).map(([file, content]) => [file, JSON.stringify(content)])),
  "posts/on-nights.md": "Text.\n",
  "pages/privacy.md": "Text.\n",
  "pages/own/how-i-work.md": "---\ntitle: How I work\n---\nText.\n",
})
const contract = contractOf([...docs.keys()])
const pages = pagesOf(docs, contract)
const called = (name: string) => pages.find((page) => page.name === name)
const filesOf = (name: string) => called(name)?.parts.map((part) => [part.file, ...positionIn(docs, part)].join(" "))

test("a page has the name that the menu has for it", () => {
  expect(called("What I do")).toMatchObject({ kind: "pages", address: "/services/" })
})

test("a page without a name in the menu has its usual one", () => {
  expect(called("Blog")).toMatchObject({ kind: "pages", address: "/blog/" })
})

test.each([
  ["a page shows its own words and its list", "What I do", ["pages/services.json", "services.json"]],
  ["a legal page shows its words and its text", "Your data", ["pages/privacy.json", "pages/privacy.md"]],
  ["a post shows its entry and its text", "On nights", ["posts.json 0", "posts/on-nights.md"]],
  ["a post that stands elsewhere has no text", "Elsewhere", ["posts.json 1"]],
  ["a page of one’s own is one file", "How I work", ["pages/own/how-i-work.md"]],
  [
    "an assessment shows itself and the words of all",
    "Quick check",
    ["assessments/quick-check.json", "pages/assessment.json"],
  ],
])("%s", (_what, name, parts) => {
  expect(filesOf(name)).toEqual(parts)
})

test("a post stays the same page when its title and its place change", () => {
  const [post] = contents["posts.json"]
  const text = JSON.stringify([contents["posts.json"][1], { ...post, title: "On days", slug: "on-nights" }])
  const before = docs.get("posts.json")
  const newId = createIdGenerator(1000)
  const after = docOf(before, { file: "posts.json", text, revision: "2", seq: 99 }, newId)
  const again = pagesOf(new Map([...docs, ["posts.json", after]]), contract)
  expect(again.find(({ name }) => name === "On days")?.key).toBe(called("On nights")?.key)
})

test("a page whose files are not there cannot be chosen", () => {
  expect(pages.some(({ address }) => address === "/books/")).toBe(false)
})

test("the site as a whole comes last", () => {
  expect(pages.slice(-3).map(({ name, kind }) => `${kind}: ${name}`)).toEqual([
    "site: Name, links and claim",
    "site: Labels",
    "site: Testimonials",
  ])
})

test.each([
  ["pages/services.json", ["heading"], "What I do"],
  ["posts.json", [0, "title"], "On nights"],
  ["posts.json", [1, "title"], "Elsewhere"],
  ["testimonials.json", [0, "quote"], "Testimonials"],
  ["site.json", ["name"], "Name, links and claim"],
  ["pages/own/how-i-work.md", ["title"], "How I work"],
])("a value is edited on the page that is nearest to it: %s %j", (file, path, name) => {
  expect(pageOf(pages, locationIn(docs, file, path))?.name).toBe(name)
})

test("who is on a page with the value stays there", () => {
  const about = called("About")
  expect(pageOf(pages, locationIn(docs, "testimonials.json", [0, "quote"]), about)).toBe(about)
})

test("who is on a page without the value goes to the one that has it", () => {
  expect(pageOf(pages, { file: "site.json", path: ["name"] }, called("Blog"))?.name).toBe("Name, links and claim")
})

test("a value that no page shows is on none", () => {
  expect(pageOf(pages, { file: "books.json", path: ["title"] })).toBeUndefined()
})

test.each([
  ["/services/", "What I do"],
  ["/blog/", "Blog"],
  ["/blog/on-nights/", "On nights"],
  ["/privacy/", "Your data"],
  ["/how-i-work/", "How I work"],
  ["/tools/quick-check/", "Quick check"],
])("at %s stands %s", (address, name) => {
  expect(pageAt(pages, address)?.name).toBe(name)
})

const opens = (search: string) => {
  const { pageKey, sectionAt, dialog } = parseView(search, pages, {
    locationAt: (...place) => locationAt({ docs }, ...place),
  })
  const section = sectionAt && [sectionAt.file, ...positionIn(docs, sectionAt)].join(" ")
  return { page: pages.find(({ key }) => key === pageKey)?.name, section, dialog }
}

test("an address opens its page, section and dialog", () => {
  const search = "?page=posts.json%2F0&section=posts%2Fon-nights.md&dialog=todo"
  expect(opens(search)).toEqual({ page: "On nights", section: "posts/on-nights.md", dialog: "todo" })
})

test.each([
  ["that is empty", ""],
  ["that is cut in a sign", "?page=pages%2Fho%"],
  ["of a page that is gone", "?page=posts.json%2F7&dialog=todo"],
  ["of a file beside the content", "?page=..%2F..%2Fpackage.json&dialog=changes"],
  ["of what every object has", "?page=__proto__.json%2Fconstructor"],
  ["without a page", "?dialog=update"],
  ["without end", `?page=pages%2Fhome.json%2F${"0%2F".repeat(1000)}`],
])("an address %s opens the start", (_what, search) => {
  expect(opens(search)).toEqual({ page: undefined, section: undefined, dialog: undefined })
})

test.each(["leave-out", "back-to", "take-back", "toString", "todo,changes"])(
  "no address opens a dialog called %s",
  (dialog) => {
    expect(opens(`?page=pages%2Fhome.json&dialog=${dialog}`).dialog).toBeUndefined()
  },
)
