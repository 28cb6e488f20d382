import { type CostFigures, costLimits, writtenCosts } from "../../cost/cost-sum"
import { type PluralForms, plural } from "../../language/numbers"
import { languageOf, type Resolver, type SchemaPart } from "../graphql/schema"

/** The part of a sum that its written figures depend on. */
export type Sum = CostFigures & {
  readonly currency: string
  readonly weeks: number
  readonly words: { readonly days: PluralForms }
}

const written: Resolver<Sum> = async (sum, _args, context) =>
  writtenCosts(await languageOf(context), sum.currency, sum, sum.weeks)

const dayCounts: Resolver<Sum> = async ({ words }, _args, context) => {
  const language = await languageOf(context)
  const [least, most] = costLimits.days
  return Array.from({ length: most - least + 1 }, (_, index) => plural(words.days, least + index, language))
}

/** The schema of the page that says how an engagement goes, beyond its contract. */
export const engagementSchema: SchemaPart = {
  types: `
    type EngagementPageJson implements Node {
      "The keys of its sections, in the order of the file."
      sections: [String!]!
    }
    type EngagementSum {
      "With the owner's figures, in the language of the site."
      written: WrittenCosts!
      "The text for one day a week, for two, and so on."
      dayCounts: [String!]!
    }
    type WrittenCosts {
      salary: String!
      employerShare: String!
      employerCosts: String!
      recruiterShare: String!
      recruiterFee: String!
      whole: String!
      days: String!
      weeks: String!
      dayPrice: String!
      part: String!
      percent: String!
    }
  `,
  createResolvers: ({ createResolvers }) =>
    createResolvers({
      EngagementSum: {
        written: { resolve: written },
        dayCounts: { resolve: dayCounts },
      },
    }),
}
