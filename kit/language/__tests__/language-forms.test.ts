import type { Node } from "gatsby"
import { resolversOf } from "../../gatsby/__tests__/nodes/support/resolvers"
import { languageSchema } from "../../gatsby/nodes/language-forms"

/** An owner who writes in Arabic digits, with two posts, and a site that was built on the last day of a year. */
const content: Readonly<Record<string, object[]>> = {
  SiteJson: [{ language: "ar-EG" }],
  LabelsJson: [
    {
      filter: { count: { one: "one post", other: "{count} posts" } },
    },
  ],
  PostsJson: [{}, {}],
  SiteBuildMetadata: [{ buildTime: "2026-12-31T23:59:59.000Z" }],
}
/** What GraphQL returns for a field of such a site. */
const written = resolversOf(languageSchema, {
  findOne: async ({ type }: { type: string }) => (content[type]?.[0] ?? null) as Node,
  findAll: async ({ type }: { type: string }) => ({ entries: (content[type] ?? []) as readonly Node[] }),
})

test("the language is given with the country that Open Graph wants", async () => {
  expect(await written("SiteJson", "openGraphLocale", { language: "ar-EG" })).toBe("ar_EG")
})

test("the year of the build is that of UTC, as a number and in the language's digits", async () => {
  expect(await written("SiteJson", "buildYear", { language: "ar-EG" })).toEqual({ number: 2026, written: "٢٠٢٦" })
})

test("a tool's scores are in the language's digits", async () => {
  expect(await written("ToolsFigure", "numbers", {})).toEqual(expect.arrayContaining(["٠", "٦٢", "١٠٠"]))
})

test("the filter has a line for no post, for one, and for all", async () => {
  expect(await written("BlogPageJson", "counts", {})).toEqual(["٠ posts", "one post", "٢ posts"])
})

test.each([
  ["PostsJson", { date: "2026-03", publishOn: "2026-03-01" }, { written: "مارس ٢٠٢٦", iso: "2026-03" }],
  ["PostsJson", { publishOn: "2026-03-01" }, { written: "١ مارس ٢٠٢٦", iso: "2026-03-01" }],
  ["PostsJson", {}, null],
  ["MediaJson", { date: "2026-03-01" }, { written: "١ مارس ٢٠٢٦", iso: "2026-03-01" }],
])("when something appeared is written in the language: %s of %j", async (type, source, expected) => {
  expect(await written(type, "appeared", source)).toEqual(expected)
})

test.each([
  [
    { iso: "2026-03-01", written: "1 March" },
    { number: 2026, written: "٢٠٢٦" },
  ],
  [
    { iso: null, written: "Winter 2019/20" },
    { number: 2019, written: "٢٠١٩" },
  ],
  [{ iso: null, written: "in the spring" }, null],
])("a date has its year, if it names one: %j", async (source, expected) => {
  expect(await written("Appeared", "year", source)).toEqual(expected)
})

test("words in place of a price are written as they are", async () => {
  const words = { amount: "on request", unit: null, tax: null }
  expect(await written("ServicePrice", "written", { words: "on request" })).toEqual(words)
})

test("programs get the day from which a post is shown if there is no other", async () => {
  expect(await written("PostsJson", "published", { date: "in March", publishOn: "2026-03-01" })).toBe("2026-03-01")
})
