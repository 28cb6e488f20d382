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
  return resolversOf(caseSchema, { findAll })
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

test("the only case study leads to no other, nor does a page that is none", async () => {
  expect(await siteOf(page("only", "Ash"))("CustomPage", "nextCase", page("only", "Ash"))).toBeNull()
  expect(await siteOf(...cases, page("prices"))("CustomPage", "nextCase", page("prices"))).toBeNull()
})

test("a case study ends with its client’s testimonials, and they lead to it", async () => {
  const of = siteOf(...cases)
  expect(await of("CustomPage", "testimonials", cases[1])).toEqual([{ index: 1, company: "Ash" }])
  expect(await of("TestimonialsJson", "caseStudy", { company: "Beech" })).toMatchObject({ slug: "c-case" })
  expect(await of("TestimonialsJson", "caseStudy", {})).toBeNull()
})

const bars = (before: string, after: string) => ({ before: { value: before }, after: { value: after } })

test.each([
  ["what has fallen", "£61,000", "£38k", [100, 62.3]],
  ["what has risen", "8", "120", [6.7, 100]],
  ["what is gone", "3", "0", [100, 0]],
  ["nothing at all", "0", "0", [0, 0]],
])("the bars of %s are as high as their numbers", (_what, before, after, heights) => {
  expect(siteOf()("CaseDrawing", "heights", bars(before, after))).toEqual(heights)
})
