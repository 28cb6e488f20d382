import type { Node } from "gatsby"
import { languageOf, only, type Resolver, type SchemaPart } from "../gatsby/schema"
import { openGraphLocale } from "./locale"
import { numberIn, percentIn, signOf, yearIn } from "./number-forms"
import { type PluralForms, plural } from "./plural"

/** The words with plural forms in data/labels.json. */
interface Labels {
  readonly filter: { readonly count: PluralForms }
}

/** The year in which the site is built, in UTC. */
const buildYear: Resolver<{ language: string }> = async ({ language }, _args, context) => {
  const { buildTime } = await only<{ buildTime: string }>("SiteBuildMetadata", context)
  const number = new Date(buildTime).getUTCFullYear()
  return { number, written: yearIn(language, number) }
}

const percentWritten: Resolver<{ percent: number; comparison?: string }> = async (claim, _args, context) =>
  signOf(claim.comparison) + percentIn(await languageOf(context), claim.percent)

/** What the claimed part is a part of. */
const wholeWritten: Resolver<object> = async (_claim, _args, context) => percentIn(await languageOf(context), 100)

const scoresWritten: Resolver<{ scores: readonly number[] }> = async ({ scores }, _args, context) => {
  const language = await languageOf(context)
  return scores.map((score) => numberIn(language, score))
}

/** What the filter says of no post, of one, and so on up to all: which of them it is depends on the visitor. */
const counts: Resolver<Node> = async (_page, _args, context) => {
  const language = await languageOf(context)
  const { filter } = await only<Labels>("LabelsJson", context)
  const posts = [...(await context.nodeModel.findAll({ type: "PostsJson" })).entries]
  return Array.from({ length: posts.length + 1 }, (_, count) => plural(filter.count, count, language))
}

/**
 * Numbers, and sentences with them, as the build writes them in the language of data/site.json: the first use of Intl in a browser takes 33 to
 * 74 ms in one piece.
 */
export const languageSchema: SchemaPart = {
  types: `
    type SiteJson implements Node {
      openGraphLocale: String!
      buildYear: BuildYear!
    }
    type BuildYear {
      number: Int!
      written: String!
    }
    type CostClaim {
      "With its sign, such as <30%."
      percentWritten: String!
      wholeWritten: String!
    }
    type ToolsFigure {
      scoresWritten: [String!]!
    }
    type BlogPageJson implements Node {
      counts: [String!]!
    }
  `,
  createResolvers: ({ createResolvers }) =>
    createResolvers({
      SiteJson: {
        openGraphLocale: { resolve: ({ language }: { language: string }) => openGraphLocale(language) },
        buildYear: { resolve: buildYear },
      },
      CostClaim: {
        percentWritten: { resolve: percentWritten },
        wholeWritten: { resolve: wholeWritten },
      },
      ToolsFigure: { scoresWritten: { resolve: scoresWritten } },
      BlogPageJson: { counts: { resolve: counts } },
    }),
}
