import type { Node } from "gatsby"
import { tagged } from "../../content/location/source-tags"
import { type CostFigures, writtenCosts } from "../../cost/cost-sum"
import { withSoftHyphens } from "../../language/long-words"
import type { PluralForms } from "../../language/numbers"
import { languageOf, type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"

/** The part of a sum that its written figures depend on. */
export type Sum = CostFigures & {
  readonly currency: string
  readonly words: { readonly days: PluralForms }
}

/** The part of a site that the written figures depend on. */
export interface Claiming {
  readonly language: string
  readonly costClaim: { readonly percent: number }
}

/** @returns an owner's sum in words */
export const writtenSum = (sum: Sum, { language, costClaim }: Claiming) =>
  writtenCosts(sum, { language, currency: sum.currency, days: sum.words.days, claim: costClaim.percent })

const written: Resolver<Sum> = async (sum, _args, context) =>
  writtenSum(sum, await readSingleNode<Claiming>("SiteJson", context))

/** The node has the keys of its sections. */
const sections: Resolver<Node> = async (page, _args, context) => {
  const language = await languageOf(context)
  return (page.sections as readonly string[]).map((id) => {
    const section = page[id] as { readonly heading: string }
    return { id, heading: tagged(withSoftHyphens(section.heading, language), section, "heading") }
  })
}

/** The schema of the page that says how an engagement goes, beyond its contract. */
export const engagementSchema: SchemaPart = {
  types: `
    type EngagementPageJson implements Node {
      "In the order of the file, by their keys."
      sections: [TextSection!]!
    }
    type EngagementSum {
      "With the owner's figures, in the language of the site."
      written: WrittenCosts!
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
      secondYear: String!
      dayCount: String!
      moreDays: String!
      moreShare: String!
      claim: String!
      leastSalary: String!
    }
  `,
  resolvers: () => ({
    EngagementPageJson: { sections },
    EngagementSum: { written },
  }),
}
