import { newsletterProviderNames } from "../../../../content/contract/newsletter-providers"
import { optionalRoutes } from "../../../../content/contract/site-addresses"
import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import type { Edit } from "../../../../content/json/edit-json"
import { docOf } from "../../../client/content/doc"
import {
  amongExisting,
  messageForOwner,
  nameOfLocation,
  namesOfFiles,
  placeOfDiagnostic,
} from "../../../client/content/names"
import { createIdGenerator } from "../../../model/entry-ids"
import type { FieldFacts } from "../../../server/content/contract"
import { words } from "../../../words/words"
import { docsOf, freshState, locationIn } from "../support/docs"
import { errorAt } from "../support/error-at"

const docs = docsOf({
  "labels.json": '{ "navigation": { "services": "What I do" }, "footer": { "privacy": "Your data" } }',
  "site.json":
    '{ "linkedinUrl": "https://www.linkedin.com/in/ada", "pagesOff": ["services"], "menu": { "header": ["how"] } }',
  "books.json": '[{ "title": "Accelerate" }, { "title": "Peopleware" }]',
  "testimonials.json": '[{ "name": "Ada", "title": "CTO" }, { "name": "Ada", "title": "CEO" }]',
  "services.json": '[{ "title": "Coaching", "benefits": ["Calm"], "realWorldExamples": [{ "text": "A team" }] }]',
  "tools.json": '[{ "id": "quick-check", "title": "Quick check" }]',
  "assessments/quick-check.json": '{ "pillars": [{ "name": "Flow", "questions": [{ "text": "How often?" }] }] }',
  "pages/services.json": '{ "seo": { "title": "Services" } }',
  "pages/privacy.json": '{ "heading": "What this site knows about you" }',
  "pages/privacy.md": "First.\nSecond.\n",
  "pages/own/how.md": "---\ntitle: How I work with founders\nmenuTitle: How I work\n---\nText.\n",
  "posts.json": '[{ "title": "On nights", "slug": "nights" }]',
  "posts/nights.md": "Text.\n",
})
const content = freshState(docs)
const called = (file: string, path: Edit["path"], line?: number) =>
  nameOfLocation(locationIn(docs, file, path), content, line)

test.each<readonly [string, Edit["path"], string]>([
  ["site.json", ["linkedinUrl"], "Name, links and claim: LinkedIn"],
  ["site.json", ["pagesOff", 0], "Name, links and claim: What I do"],
  ["site.json", ["menu", "header", 0], "Name, links and claim, Menus: How I work"],
  ["books.json", [1, "amazonUrl"], "Books, Peopleware: Bookstore link"],
  ["books.json", [1], "Books, Peopleware"],
  ["testimonials.json", [1, "title"], "Testimonials, Ada (CEO): Role"],
  ["services.json", [0, "benefits", 0], "Services, Coaching: Benefit 1"],
  ["services.json", [0, "realWorldExamples", 0, "text"], "Services, Coaching, Examples, A team: Example"],
  ["services.json", [0, "benefits"], "Services, Coaching: Benefits"],
  ["pages/services.json", ["seo", "title"], "What I do, Search and sharing: Title"],
  ["pages/privacy.json", ["heading"], "Your data: Headline"],
  ["pages/privacy.md", [], "Your data: Text"],
  ["pages/own/how.md", ["title"], "How I work: Headline"],
  ["posts/nights.md", [], "On nights: Text"],
  [
    "assessments/quick-check.json",
    ["pillars", 0, "questions", 0, "why"],
    "Quick check, Parts, Flow, Questions, How often?: Why it is asked",
  ],
])("%s %j is called %s", (file, path, name) => expect(called(file, path)).toBe(name))

test("a line of a text is called by its page, and counted from where its field begins", () => {
  expect(called("pages/privacy.md", [], 2)).toBe("Your data, line 2")
  expect(called("pages/own/how.md", [], 5)).toBe("How I work, line 1")
})

test("a field that the contract does not know is called by its key", () =>
  expect(nameOfLocation({ file: "site.json", path: ["favouriteTea"] }, content)).toBe(
    "Name, links and claim: Favourite tea",
  ))

test("what was in a removed entry keeps the entry's name", () => {
  const location = locationIn(docs, "books.json", [1, "title"])
  const revision = { file: "books.json", text: '[{ "title": "Accelerate" }]', revision: "2", seq: 99 }
  const after = docOf(docs.get("books.json"), revision, createIdGenerator(1000))
  const now = freshState(new Map([...docs, ["books.json", after]]))
  expect(nameOfLocation(location, now)).toBe("Books, Peopleware: Title")
})

const diagnosed = (message: string, advice: string): Diagnostic => ({
  ...errorAt("pages/home.json", ["hero", "intro"]),
  message,
  advice,
})
const missing: Diagnostic = {
  ...errorAt("pages/home.json", ["hero", "figure"], "missing"),
  message: 'Missing property "caption".',
  advice: 'Add "caption": "…".',
  sentence: { key: "missing", values: { key: "caption" } },
}

test.each<[string, Diagnostic, string]>([
  [
    "another field of the group",
    diagnosed('These words are not in "heading".', 'Copy the words from "heading".'),
    "These words are not in “Headline”. Copy the words from “Headline”.",
  ],
  ["what is missing", missing, "“Caption” is missing. What the drawing shows."],
  ["another file", diagnosed("Look.", "It is in data/pages/privacy.json."), "Look. It is in “Your data”."],
  ["a word in quotes that is no key", diagnosed("There is no “x”.", 'Write "y".'), 'There is no “x”. Write "y".'],
])("what the check says names %s as its owner does", (_what, diagnostic, told) =>
  expect(messageForOwner(diagnostic, content)).toBe(told),
)

test("what is missing is found where it belongs", () => {
  expect(placeOfDiagnostic(missing, content).path.at(-1)).toBe("caption")
})

test("a post that is gone is still called by its title", () => {
  const gone = freshState(docsOf({ "posts.json": "[]" }))
  expect(namesOfFiles(["posts/nights.md"], gone, content)).toBe("On nights")
})

test("a field that names a service is a choice among the services, by their titles", () => {
  const field: FieldFacts = { kind: "anchor", label: "Service", description: "", required: false }
  const services = freshState(docsOf({ "services.json": '[{ "id": "calm", "title": "Coaching" }]' }))
  const choice = { ...field, kind: "choice", choices: ["calm"], choiceNames: { calm: "Coaching" } }
  expect(amongExisting(field, { path: ["sum", "service"] }, services)).toEqual(choice)
  expect(amongExisting(field, { path: ["id"] }, services)).toBe(field)
  const label: FieldFacts = { ...field, kind: "text" }
  expect(amongExisting(label, { path: ["service"] }, services)).toBe(label)
})

test("a post's topic is a choice among the blog's, if it has any", () => {
  const field: FieldFacts = { kind: "text", label: "Topic", description: "", required: true }
  const topic = { file: "posts.json", path: [0, "categories", 1] }
  const blog = (topics: string) => freshState(docsOf({ "pages/blog.json": `{ "topics": ${topics} }` }))
  expect(amongExisting(field, topic, blog('["Cost"]'))).toEqual({ ...field, kind: "choice", choices: ["Cost"] })
  expect(amongExisting(field, topic, blog("[]"))).toBe(field)
})

const fieldsIn = (field: FieldFacts): readonly FieldFacts[] => [
  field,
  ...(field.keys ?? []).flatMap(([, each]) => fieldsIn(each)),
  ...(field.items ? fieldsIn(field.items) : []),
]

test("every choice has a name for people, but for pages and newsletter providers, which have their own", () => {
  const fields = Object.values(content.contract).flatMap(fieldsIn)
  const own = new Set<string>([...optionalRoutes, ...newsletterProviderNames])
  const choices = fields.flatMap((field) => field.choices ?? []).filter((choice) => !own.has(choice))
  expect(choices.length).toBeGreaterThan(10)
  expect(choices.filter((choice) => !(choice in words.fields.choices))).toEqual([])
})
