import type { Node } from "gatsby"
import { tagged } from "../../content/location/source-tags"
import { costSum } from "../../cost/cost-sum"
import { withSoftHyphens } from "../../language/long-words"
import { formatPercent, signOf } from "../../language/numbers"
import { type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"
import { allTestimonials } from "./cases"
import { type Claiming, type Sum, writtenSum } from "./engagement"

/** How many figures of the track record fit under the buttons of the home page. */
const maxHeroFigures = 3

interface Site extends Claiming {
  readonly costClaim: Claiming["costClaim"] & {
    readonly comparison?: string | null
    readonly fullTime: string
    readonly fractional: string
  }
}

/** The page that says how an engagement goes, if the site has it. */
interface Engagement {
  readonly slug: string
  readonly sum?: Sum & { readonly heading: string }
}

/** The cost claim as two bars, computed during the build. If the site has a cost calculation, they show its amounts and link to it; otherwise they show the claimed percentage. */
const chart: Resolver<object> = async (_figure, _args, context) => {
  const site = await readSingleNode<Site>("SiteJson", context)
  const { language, costClaim } = site
  const { percent: limit } = costClaim
  const say = (key: "fullTime" | "fractional") => tagged(costClaim[key], costClaim, key)
  const [fullTime, fractional] = [say("fullTime"), say("fractional")]
  const comparison = costClaim.comparison ?? "under"
  const limitText = formatPercent(language, limit)
  // The check before every build guarantees its shape.
  const page = (await context.nodeModel.findOne({ type: "EngagementPageJson", query: {} })) as Engagement | null
  if (!page?.sum) {
    const part = { name: fractional, value: signOf(comparison) + formatPercent(language, limit) }
    const height = comparison === "under" ? limit - 1 : limit
    return {
      limit: 100 - limit,
      limitText,
      bars: [
        { name: fullTime, value: formatPercent(language, 100), height: 100 },
        { ...part, height },
      ],
    }
  }
  const { percent } = costSum(page.sum)
  const { whole, part, percent: share } = writtenSum(page.sum, site)
  // A bar higher than the full cost would stick out of the chart.
  const scale = 100 / Math.max(100, percent)
  return {
    limit: 100 - limit * scale,
    limitText,
    bars: [
      { name: fullTime, value: whole, height: 100 * scale },
      { name: fractional, share, value: part, height: percent * scale },
    ],
    sum: {
      address: `/${page.slug}/#sum`,
      heading: tagged(withSoftHyphens(page.sum.heading, language), page.sum, "heading"),
    },
  }
}

interface HomePage {
  readonly trackRecord?: { readonly claims?: ReadonlyArray<{ readonly inHero?: boolean }> }
}

interface Testimonial {
  readonly short?: string
  readonly name: string
  readonly title?: string
  readonly company?: string
}

/** The line below the buttons: figures from the track record, and an excerpt of a client's quote. Both come from their own files. */
const proof: Resolver<object> = async (_hero, _args, context) => {
  const page = await readSingleNode<HomePage>("HomePageJson", context)
  const figures = (page.trackRecord?.claims ?? []).filter(({ inHero }) => inHero).slice(0, maxHeroFigures)
  const quoted = ((await allTestimonials(context)) as ReadonlyArray<Testimonial & Node>).find(({ short }) => short)
  if (figures.length === 0 && !quoted) return null
  const say = (key: keyof Testimonial) => {
    const text = quoted?.[key]
    return text && tagged(text, quoted, key)
  }
  return {
    figures: figures.length > 0 ? figures : null,
    quote: quoted && {
      short: say("short"),
      name: say("name"),
      role: [say("title"), say("company")].filter(Boolean).join(", "),
    },
  }
}

/** The schema of the top of the home page, beyond its contract: computed during the build, so that the browser needs no script for it. */
export const heroSchema: SchemaPart = {
  types: `
    type HomeFigure {
      chart: CostChart!
    }
    type CostChart {
      "In percent of the chart's height, from its top: the dashed line of the claim."
      limit: Float!
      "What stands at that line."
      limitText: String!
      "A full-time hire first."
      bars: [CostBar!]!
      "The sum behind it, if the site has one."
      sum: CostChartSum
    }
    type CostBar {
      name: String!
      "Of the whole, as a percentage, where the value is another."
      share: String
      value: String!
      "In percent of the chart."
      height: Float!
    }
    type CostChartSum {
      address: String!
      heading: String!
    }
    type HomeHero {
      proof: Proof
    }
    type Proof {
      figures: [Claim!]
      quote: ShortQuote
    }
    type ShortQuote {
      short: String!
      name: String!
      role: String!
    }
  `,
  resolvers: () => ({ HomeFigure: { chart }, HomeHero: { proof } }),
}
