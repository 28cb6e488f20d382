import type { Node } from "gatsby"
import { caseSchema } from "../../nodes/cases"
import { resolversOf } from "./support/resolvers"

const page = (slug: string, client?: string) => ({ id: slug, slug, ...(client ? { client } : {}) })

/** Fields of a site with these custom pages, whose testimonials are by Beech and then by Ash. */
function siteOf(...pages: ReadonlyArray<ReturnType<typeof page>>) {
  const testimonials = [
    { index: 1, company: "Ash" },
    { index: 0, company: "Beech" },
  ]
  const all: Readonly<Record<string, readonly object[]>> = { CustomPage: pages, TestimonialsJson: testimonials }
  const findAll = async ({ type }: { type: string }) => ({ entries: (all[type] ?? []) as readonly Node[] })
  return resolversOf(caseSchema, { findAll, findOne: async () => ({ language: "en-GB" }) as unknown as Node })
}

const cases = [page("a-case", "Cedar"), page("b-case", "Ash"), page("c-case", "Beech")]

test("a page that lists the case studies has them in the order of their clients’ testimonials, then by address", async () => {
  const of = siteOf(page("prices"), ...cases)
  expect(await of("CustomPage", "cases", { list: "cases" })).toMatchObject([
    { slug: "c-case" },
    { slug: "b-case" },
    { slug: "a-case" },
  ])
})

test("two case studies are not listed, and nothing is on a page that lists none", async () => {
  expect(await siteOf(...cases.slice(1))("CustomPage", "cases", { list: "cases" })).toEqual([])
  expect(await siteOf(...cases)("CustomPage", "cases", {})).toEqual([])
})

test("each case study leads to the next, and the last to the first", async () => {
  const of = siteOf(page("prices"), ...cases)
  expect(await of("CustomPage", "nextCase", cases[1])).toMatchObject({ slug: "a-case" })
  expect(await of("CustomPage", "nextCase", cases[0])).toMatchObject({ slug: "c-case" })
})

test("the only case study leads to no other, nor does a page that is not one", async () => {
  expect(await siteOf(page("only", "Ash"))("CustomPage", "nextCase", page("only", "Ash"))).toBeNull()
  expect(await siteOf(...cases, page("prices"))("CustomPage", "nextCase", page("prices"))).toBeNull()
})

test("a case study ends with its client’s testimonials, and they lead to it", async () => {
  const of = siteOf(...cases)
  expect(await of("CustomPage", "testimonials", cases[1])).toEqual([{ index: 1, company: "Ash" }])
  expect(await of("TestimonialsJson", "caseStudy", { company: "Beech" })).toMatchObject({ slug: "c-case" })
  expect(await of("TestimonialsJson", "caseStudy", {})).toBeNull()
})

test("a quote is its first sentence and the rest, which may be nothing", async () => {
  const of = siteOf()
  expect(await of("TestimonialsJson", "parts", { quote: "She left. We stayed, at £1.50." })).toEqual([
    "She left. ",
    "We stayed, at £1.50.",
  ])
  expect(await of("TestimonialsJson", "parts", { quote: "She left us better." })).toEqual(["She left us better.", ""])
})

const stacks = (before: string, after: string) => ({ before: { value: before }, after: { value: after } })
const parts = [{ value: "£3k", after: "£1,000" }, { value: "£1,000" }]

test.each([
  ["two stacks without parts", stacks("£61,000", "£38k"), [[100], [62.3]]],
  ["stacks of nothing", stacks("0", "0"), [[0], [0]]],
  [
    "stacks",
    { ...stacks("£4,000", "£1,000"), parts },
    [
      [75, 25],
      [25, 0],
    ],
  ],
  [
    "bars",
    { kind: "bars", parts },
    [
      [100, 33.3],
      [33.3, 0],
    ],
  ],
  [
    "squares",
    { kind: "squares", parts: [{ value: "37" }, { value: "1" }] },
    [
      [37, 1],
      [0, 0],
    ],
  ],
])("%s are as large as their numbers", (_what, drawing, sizes) => {
  expect(siteOf()("CaseDrawing", "sizes", drawing)).toEqual(sizes)
})
