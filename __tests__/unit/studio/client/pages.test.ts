import { pageAt, pageOf, pagesOf } from "../../../../studio/client/pages"

const contents: Readonly<Record<string, unknown>> = {
  "site.json": {},
  "labels.json": { navigation: { services: "What I do" } },
  "services.json": [],
  "testimonials.json": [],
  "posts.json": [
    { title: "On nights", slug: "on-nights" },
    { title: "Elsewhere", slug: "elsewhere", externalUrl: "https://example.org" },
  ],
  "pages/home.json": {},
  "pages/about.json": {},
  "pages/services.json": {},
  "pages/blog.json": {},
  "pages/privacy.json": { heading: "Your data" },
  "pages/assessment.json": {},
  "assessments/quick-check.json": { heading: "How ready are you?" },
}
const files = [
  ...Object.keys(contents),
  ...["posts/on-nights.md", "pages/privacy.md", "pages/own/how-i-work.md", "images/a.png"],
]
const pages = pagesOf(files, (file) => contents[file])
const called = (name: string) => pages.find((page) => page.name === name)
const filesOf = (name: string) => called(name)?.parts.map(({ file, path }) => [file, ...path].join(" "))

test("a page has the name that the menu has for it", () => {
  expect(called("What I do")).toMatchObject({ kind: "Pages", address: "/services/" })
})

test("a page without a name in the menu has that of its file", () => {
  expect(called("Blog")).toMatchObject({ kind: "Pages", address: "/blog/" })
})

test.each([
  ["a page shows its own words and its list", "What I do", ["pages/services.json", "services.json"]],
  ["a legal page shows its words and its text", "Your data", ["pages/privacy.json", "pages/privacy.md"]],
  ["a post shows its entry and its text", "On nights", ["posts.json 0", "posts/on-nights.md"]],
  ["a post that stands elsewhere has no text", "Elsewhere", ["posts.json 1"]],
  ["a page of one’s own is one file", "How i work", ["pages/own/how-i-work.md"]],
  [
    "an assessment shows itself and the words of all",
    "How ready are you?",
    ["assessments/quick-check.json", "pages/assessment.json"],
  ],
])("%s", (_what, name, parts) => {
  expect(filesOf(name)).toEqual(parts)
})

test("a page whose files are not there cannot be chosen", () => {
  expect(pages.some(({ address }) => address === "/books/")).toBe(false)
})

test("the site as a whole comes last", () => {
  expect(pages.slice(-3).map(({ name, kind }) => `${kind}: ${name}`)).toEqual([
    "Whole site: Name, links and claim",
    "Whole site: Small words",
    "Whole site: Testimonials",
  ])
})

test.each([
  [{ file: "pages/services.json", path: ["heading"] }, "What I do"],
  [{ file: "posts.json", path: [0, "title"] }, "On nights"],
  [{ file: "posts.json", path: [1, "title"] }, "Elsewhere"],
  [{ file: "testimonials.json", path: [0, "quote"] }, "Testimonials"],
  [{ file: "site.json", path: ["name"] }, "Name, links and claim"],
  [{ file: "pages/own/how-i-work.md", path: ["title"] }, "How i work"],
])("a value is edited on the page that is nearest to it: %j", (place, name) => {
  expect(pageOf(pages, place)?.name).toBe(name)
})

test("who is on a page with the value stays there", () => {
  const about = called("About")
  expect(pageOf(pages, { file: "testimonials.json", path: [0, "quote"] }, about)).toBe(about)
})

test("who is on a page without the value goes to the one that has it", () => {
  expect(pageOf(pages, { file: "site.json", path: ["name"] }, called("Blog"))?.name).toBe("Name, links and claim")
})

test("a value that no page shows is on none", () => {
  expect(pageOf(pages, { file: "books.json", path: [0] })).toBeUndefined()
})

test.each([
  ["/services/", "What I do"],
  ["/blog/", "Blog"],
  ["/blog/on-nights/", "On nights"],
  ["/privacy/", "Your data"],
  ["/how-i-work/", "How i work"],
  ["/tools/quick-check/", "How ready are you?"],
])("at %s stands %s", (address, name) => {
  expect(pageAt(pages, address)?.name).toBe(name)
})
