import type { Node } from "gatsby"
import { heroSchema } from "../../nodes/hero-forms"
import { resolversOf } from "./support/resolvers"

const costClaim = { percent: 30, fullTime: "Full-time", fractional: "Fractional" }
const sum = {
  salary: 150_000,
  employerCosts: 20,
  recruiterFee: 30,
  days: 2,
  dayPrice: 675,
  weeks: 48,
  currency: "GBP",
  heading: "The sum",
  words: { days: { other: "{count}" } },
}

/** What the build computes for a field, on a site that also has these nodes. */
function resolved(type: string, field: string, source: object, nodes: Readonly<Record<string, readonly object[]>>) {
  const site = { language: "en-GB", costClaim, ...nodes.SiteJson?.[0] }
  const model = {
    findOne: async ({ type }: { type: string }) => (type === "SiteJson" ? site : nodes[type]?.[0]) as unknown as Node,
    findAll: async (asked: { type: string }) => ({ entries: (nodes[asked.type] ?? []) as readonly Node[] }),
  }
  return resolversOf(heroSchema, model)(type, field, source)
}

const chart = (nodes: Parameters<typeof resolved>[3] = {}) => resolved("HomeFigure", "chart", {}, nodes)

test("without a sum the bars are the whole and the claimed part of it", async () => {
  expect(await chart()).toEqual({
    limit: 70,
    limitText: "30%",
    bars: [
      { name: "Full-time", value: "100%", height: 100 },
      { name: "Fractional", value: "<30%", height: 29 },
    ],
  })
})

test.each([
  ["about", "~٣٠٪"],
  ["exactly", "٣٠٪"],
])("a claim of %s is a bar up to its line, in the digits of the language", async (comparison, value) => {
  const site = { language: "ar-EG", costClaim: { ...costClaim, comparison } }
  const [, part] = ((await chart({ SiteJson: [site] })) as { bars: Array<{ value: string; height: number }> }).bars
  expect([part?.value.replace(/[\u200e\u200f\u061c]/g, ""), part?.height]).toEqual([value, 30])
})

test("with a sum the bars are its money, and lead to it", async () => {
  expect(await chart({ EngagementPageJson: [{ slug: "how", sum }] })).toMatchObject({
    limit: 70,
    bars: [
      { value: "£225,000", height: 100 },
      { share: "29%", value: "£64,800", height: 28.8 },
    ],
    sum: { address: "/how/#sum", heading: "The sum" },
  })
})

test("a part above the whole stays within the chart, with the claim where it belongs", async () => {
  const dear = { ...sum, dayPrice: 4687.5 }
  expect(await chart({ EngagementPageJson: [{ slug: "how", sum: dear }] })).toMatchObject({
    limit: 85,
    bars: [{ height: 50 }, { height: 100 }],
  })
})

const claim = (figure: string, inHero?: boolean) => ({ figure, text: "", ...(inHero ? { inHero } : {}) })

test("under the buttons are three of the figures that are meant for it, and the first short words of a client; or nothing", async () => {
  const claims = [claim("1", true), claim("2"), claim("3", true), claim("4", true), claim("5", true)]
  const testimonials = [
    { index: 2, short: "Later.", name: "Cleo" },
    { index: 1, short: "Calm.", name: "Ben", company: "Acme" },
    { index: 0, name: "Ada" },
  ]
  const proof = (claims: readonly object[], testimonials: readonly object[]) =>
    resolved("HomeHero", "proof", {}, { HomePageJson: [{ trackRecord: { claims } }], TestimonialsJson: testimonials })
  expect(await proof([claim("1")], [])).toBeNull()
  expect(await proof(claims, testimonials)).toMatchObject({
    figures: [{ figure: "1" }, { figure: "3" }, { figure: "4" }],
    quote: { short: "Calm.", name: "Ben", role: "Acme" },
  })
})
