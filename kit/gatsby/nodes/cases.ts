import type { Node } from "gatsby"
import { tagged, taggedParts } from "../../content/location/source-tags"
import { amountsIn } from "../../language/money"
import { type Context, languageOf, type Resolver, type SchemaPart } from "../graphql/schema"

/** The minimum number of case studies for a page that lists them: fewer are better told where they belong. */
const fewestCases = 3

interface Drawing {
  readonly kind?: string | null
  readonly before?: { readonly value: string } | null
  readonly after?: { readonly value: string } | null
  readonly parts?: ReadonlyArray<{ readonly value: string; readonly after?: string | null }> | null
}

interface Claim {
  readonly caseStudy?: string | null
}

/** The schema of case studies (custom pages with a client) and of everything that links to them. */
export const caseSchema: SchemaPart = {
  types: `
    type CustomPage implements Node {
      shownService: ServicesJson
      testimonials: [TestimonialsJson!]!
      nextCase: CustomPage
      "The page that lists it among all case studies."
      listedOn: CustomPage
      "All case studies, on a page that lists them."
      cases: [CustomPage!]!
    }
    type CaseDrawing {
      "Of its parts, before and after: of squares, how many; otherwise in percent of the larger stack or the longest bar."
      sizes: [[Float!]!]!
    }
    type TestimonialsJson implements Node {
      caseStudy: CustomPage
      "The quote's first sentence, and what follows it."
      parts: [String!]!
    }
    type ServicesJson implements Node {
      caseStudies: [CustomPage!]!
    }
    type Claim {
      shownCase: CustomPage
    }
  `,
  resolvers: () => ({
    CustomPage: {
      shownService,
      testimonials,
      nextCase,
      listedOn,
      cases: listedCases,
    },
    CaseDrawing: { sizes },
    TestimonialsJson: { caseStudy, parts },
    ServicesJson: { caseStudies },
    Claim: { shownCase },
  }),
}

/** The service that a case study names by its id. */
const shownService: Resolver<Node> = ({ service }, _args, { nodeModel }) =>
  typeof service === "string"
    ? nodeModel.findOne({ type: "ServicesJson", query: { filter: { jsonId: { eq: service } } } })
    : null

/** @returns the testimonials in the order of their file */
export async function allTestimonials({ nodeModel }: Context): Promise<readonly Node[]> {
  const { entries } = await nodeModel.findAll({ type: "TestimonialsJson" })
  return [...entries].sort((a, b) => Number(a.index) - Number(b.index))
}

/** The testimonials of a case study's client: those of the company with the same name. */
const testimonials: Resolver<Node> = async ({ client }, _args, context) =>
  (await allTestimonials(context)).filter(({ company }) => company && company === client)

/** Sorted like their clients' testimonials, whose order the owner chooses; those without a testimonial come last, sorted by slug. */
async function allCases(context: Context): Promise<readonly Node[]> {
  const { entries } = await context.nodeModel.findAll({ type: "CustomPage" })
  const companies = (await allTestimonials(context)).map(({ company }) => company)
  const place = ({ client }: Node) => (companies.includes(client) ? companies.indexOf(client) : companies.length)
  return [...entries]
    .filter(({ client }) => client)
    .sort((a, b) => place(a) - place(b) || String(a.slug).localeCompare(String(b.slug), "en"))
}

/** The last case study leads to the first; an only one leads to none. */
const nextCase: Resolver<Node> = async (page, _args, context) => {
  const cases = await allCases(context)
  const at = cases.findIndex(({ id }) => id === page.id)
  return at < 0 || cases.length < 2 ? null : cases[(at + 1) % cases.length]
}

const listedCases: Resolver<Node> = async ({ list }, _args, context) => {
  const cases = list === "cases" ? await allCases(context) : []
  return cases.length < fewestCases ? [] : cases
}

const listedOn: Resolver<Node> = async ({ client }, _args, context) =>
  client && (await allCases(context)).length >= fewestCases
    ? context.nodeModel.findOne({ type: "CustomPage", query: { filter: { list: { eq: "cases" } } } })
    : null

const amountOf = (text: string | null | undefined): number => amountsIn(text ?? "")[0] ?? 0
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** A stack without known parts has one: the whole. */
const sizes: Resolver<Drawing> = ({ kind, before, after, parts }) => {
  const rows = parts?.length ? parts : [{ value: before?.value ?? "", after: after?.value }]
  const amounts = [rows.map(({ value }) => amountOf(value)), rows.map((row) => amountOf(row.after))]
  if (kind === "squares") return amounts.map((each) => each.map(Math.round))
  const most = Math.max(...(kind === "bars" ? amounts.flat() : amounts.map(sum)))
  return amounts.map((each) => each.map((amount) => (most === 0 ? 0 : Math.round((1000 * amount) / most) / 10)))
}

/** The case study about the company of a testimonial. */
const caseStudy: Resolver<Node> = async ({ company }, _args, context) =>
  company ? (await allCases(context)).find(({ client }) => client === company) : null

/** Of a large quote, only the first sentence is large. */
const parts: Resolver<{ readonly quote: string }> = async (testimonial, _args, context) => {
  const { quote } = testimonial
  const [first] = new Intl.Segmenter(await languageOf(context), { granularity: "sentence" }).segment(quote)
  const end = first?.segment.length ?? 0
  return end === quote.length
    ? [tagged(quote, testimonial, "quote"), ""]
    : taggedParts([quote.slice(0, end), quote.slice(end)], testimonial, "quote")
}

/** The custom pages that show a service, sorted by slug. */
const caseStudies: Resolver<Node> = async ({ jsonId }, _args, { nodeModel }) => {
  const { entries } = await nodeModel.findAll({
    type: "CustomPage",
    query: { filter: { service: { eq: jsonId } }, sort: { fields: ["slug"], order: ["ASC"] } },
  })
  return entries
}

const shownCase: Resolver<Claim> = ({ caseStudy }, _args, { nodeModel }) =>
  caseStudy ? nodeModel.findOne({ type: "CustomPage", query: { filter: { slug: { eq: caseStudy } } } }) : null
