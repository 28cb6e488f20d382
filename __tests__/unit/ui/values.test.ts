import { openGraphLocale } from "../../../kit/language/numbers"
import { wordFor } from "../../../src/media/media-copy"
import { nearestPage } from "../../../src/not-found/nearest-page"
import { twitterName } from "../../../src/seo/seo"
import { pageOf } from "../../../src/ui/page-of"
import { splitLeadIn } from "../../../src/ui/text/lead-in"
import { needsSmallerType } from "../../../src/ui/text/long-words"

test("an existing page is returned", () => {
  const page = { heading: "Books" }
  expect(pageOf(page, "books")).toBe(page)
})

test("a missing page is reported with the file that the owner has to fix", () => {
  expect(() => pageOf(null, "books")).toThrow("data/pages/books.json is missing or empty")
})

test.each([
  ["the name is what stands before the colon", "Hiring: a loop of four hours", "Hiring", "a loop of four hours"],
  ["a text without a colon has no name", "A loop of four hours", null, "A loop of four hours"],
  ["a colon inside a time names nothing", "Stand-up at 9:30 sharp", null, "Stand-up at 9:30 sharp"],
  ["nor does it hide the one after the name", "By 9:30: the board is current", "By 9:30", "the board is current"],
  ["of several colons the first one ends the name", "Hiring: one rule: be kind", "Hiring", "one rule: be kind"],
  ["a colon at the end names nothing", "What follows:", null, "What follows:"],
  ["an address names nothing", "See https://example.com", null, "See https://example.com"],
])("%s: %s", (_rule, text, name, rest) => {
  expect(splitLeadIn(text)).toEqual({ name, rest })
})

const wordless = { article: null, panel: null, video: null, webinar: null, workshop: null }
const words = { ...wordless, podcast: "Podcast", interview: "Interview", talk: "Talk" }

test.each([
  ["podcast", "Podcast"],
  ["interview", "Interview"],
  ["talk", "Talk"],
])("a %s is called '%s'", (type, word) => {
  expect(wordFor(words, type)).toBe(word)
})

test("a type without a word is its own", () => {
  expect(wordFor(words, "panel")).toBe("panel")
})

const pages = [
  { path: "/", title: "Home" },
  { path: "/services/", title: "Services" },
  { path: "/books/", title: "Books" },
  { path: "/blog/", title: "Blog" },
  { path: "/blog/two-teams-one-on-call-rota/", title: "Two teams, one on-call rota" },
]

test.each([
  ["/servces/", "Services"],
  ["/Services", "Services"],
  ["/service", "Services"],
  ["/services.html", "Services"],
  ["/books/index.php", "Books"],
  ["/blok/", "Blog"],
  ["/two-teams-one-on-call-rota/", "Two teams, one on-call rota"],
  ["/blog/2026/04/two-teams-one-oncall-rota/", "Two teams, one on-call rota"],
  ["/posts/Two_Teams_One_On-Call_Rota", "Two teams, one on-call rota"],
])("%s was meant to be %s", (asked, title) => {
  expect(nearestPage(asked, pages)?.title).toBe(title)
})

test.each(["/wp-login.php", "/xyz/", "/", "", "/%E0%A4%A"])("nothing is near %p", (asked) => {
  expect(nearestPage(asked, pages)).toBeUndefined()
})

test("an address of a megabyte is answered at once, by its last part", () => {
  const pages = Array.from({ length: 100 }, (_each, index) => ({
    path: `/blog/post-${index}/`,
    title: `Post ${index}`,
  }))
  const before = process.cpuUsage()
  expect(nearestPage(`/${"a".repeat(1_000_000)}/post-42/`, pages)?.title).toBe("Post 42")
  expect(process.cpuUsage(before).user).toBeLessThan(500_000)
})

test.each([
  ["en-GB", "en_GB"],
  ["pl", "pl_PL"],
  ["zh-Hant", "zh_TW"],
  ["az-Arab-IR", "az_IR"],
])("Open Graph calls %s %s", (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale)
})

test.each([
  ["https://twitter.com/ada_sample", "@ada_sample"],
  ["https://x.com/ada_sample/", "@ada_sample"],
  ["https://www.twitter.com/@ada", "@ada"],
  ["https://mobile.twitter.com/ada", "@ada"],
  ["https://twitter.example/ada", undefined],
  ["https://x.com/ada/status/1", undefined],
  ["https://x.com/a-name-with-hyphens", undefined],
  [null, undefined],
])("the name of %s is %s", (address, name) => {
  expect(twitterName(address)).toBe(name)
})

test("a headline gives way if a word of it has more letters than its place holds", () => {
  expect(needsSmallerType("Zwölf Buchstaben")).toBe(false)
  expect(needsSmallerType("Mehr Verantwortungen")).toBe(true)
  expect(needsSmallerType("Architecture", 11)).toBe(false)
  expect(needsSmallerType("Architecture", 9)).toBe(true)
})

test("narrow letters take less room, wide ones more", () => {
  expect(needsSmallerType("Developer effectiveness")).toBe(false)
  expect(needsSmallerType("Donaudampfsch")).toBe(true)
})

test("a word that can be divided is as long as its longest part", () => {
  expect(needsSmallerType("Ver\u00adant\u00adwor\u00adtungs\u00adbe\u00adwusst\u00adsein")).toBe(false)
})
