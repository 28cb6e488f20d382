import type { Node } from "gatsby"
import { sourceKey, tagged } from "../../content/location/source-tags"
import { emailOrPhone } from "../../language/addresses"
import { type Appearance, formatAppearance, publishedOn, yearIn } from "../../language/dates"
import { withSoftHyphens } from "../../language/long-words"
import { type Price, type PriceWords, writtenPrice } from "../../language/money"
import { countWords, formatNumber, formatYear, openGraphLocale, type PluralForms } from "../../language/numbers"
import { languageOf, type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"
import { taggedPlural } from "./content-sources"

/** The texts with plural forms in data/labels.json. */
interface Labels {
  readonly filter: { readonly count: PluralForms }
}

/** The year in which the site is built, in UTC. */
const buildYear: Resolver<{ language: string }> = async ({ language }, _args, context) => {
  const { buildTime } = await readSingleNode<{ buildTime: string }>("SiteBuildMetadata", context)
  const number = new Date(buildTime).getUTCFullYear()
  return { number, written: formatYear(language, number) }
}

/** All possible scores. */
const numbers: Resolver<unknown> = async (_figure, _args, context) => {
  const language = await languageOf(context)
  return Array.from({ length: 101 }, (_none, score) => formatNumber(language, score))
}

/** The part of a post or an appearance elsewhere used here. */
interface Dated {
  readonly date?: string
  readonly publishOn?: string
}

/** The publication date of a post or an appearance elsewhere. A post without a date has the day from which it is shown. */
const appeared: Resolver<Dated> = async (dated, _args, context) => {
  const when = dated.date ?? dated.publishOn
  if (when === undefined) return null
  const appearance = formatAppearance(await languageOf(context), when)
  const key = dated.date === undefined ? "publishOn" : "date"
  return { ...appearance, written: tagged(appearance.written, dated, key) }
}

/** The year of a date, under which a long list has its entry. */
const year: Resolver<Appearance> = async ({ iso, written }, _args, context) => {
  const number = yearIn(iso ?? written)
  return number === undefined ? null : { number, written: formatYear(await languageOf(context), number) }
}

/** When an offer becomes available. */
const starts: Resolver<{ readonly from?: string }> = async (offer, _args, context) => {
  const { from } = offer
  if (from === undefined) return null
  const language = await languageOf(context)
  const written = formatAppearance(language, from)
  return { ...written, written: tagged(withSoftHyphens(written.written, language), offer, "from") }
}

/** A price as visitors read it, with the words of the services page, or the words in place of a price. */
const price: Resolver<Price | { readonly words: string }> = async (source, _args, context) => {
  const language = await languageOf(context)
  if ("words" in source)
    return {
      amount: tagged(withSoftHyphens(source.words, language), source, "words"),
      unit: null,
      tax: null,
    }
  const { offer } = await readSingleNode<{ readonly offer?: PriceWords }>("ServicesPageJson", context)
  const words = Object.entries(offer ?? {}).map(([name, word]) => [
    name,
    tagged(withSoftHyphens(word, language), offer, name),
  ])
  const { amount, unit, tax } = writtenPrice(language, source, Object.fromEntries(words))
  return {
    amount: tagged(amount, source, "amount"),
    unit: unit && tagged(unit, source, "per"),
    tax,
  }
}

interface Place {
  readonly town: string
  readonly country: string
  readonly how?: string
  readonly areas?: readonly string[]
  readonly hours?: string
  readonly languages?: readonly string[]
}

/** Where and when the owner works, in words for the contact page. */
const whereabouts: Resolver<{ readonly language: string; readonly place?: Place }> = async (site, _args, context) => {
  if (!site.place) return []
  const { town, country, how, areas = [], hours, languages = [] } = site.place
  const labels = await readSingleNode<Readonly<Record<string, string | undefined>>>("LabelsJson", context)
  const list = new Intl.ListFormat(site.language)
  const say = (text: string, ...path: readonly (string | number)[]) => tagged(text, site.place, ...path)
  const said = {
    where: `${say(town, "town")}, ${say(country, "country")}. ${how ? say(how, "how") : ""}`,
    areas: list.format(areas.map((area, index) => say(area, "areas", index))),
    hours: hours && say(hours, "hours"),
    languages: list.format(languages.map((language, index) => say(language, "languages", index))),
  }
  return Object.entries(said).flatMap(([key, text]) => {
    const title = labels[key]
    return title && text ? [{ title: tagged(title, labels, key), text: text.trim() }] : []
  })
}

/** The email address or number for a call, as people write it. */
const inLetters: Resolver<object> = async (_page, _args, context) => {
  const site = await readSingleNode<{ readonly schedulingUrl: string }>("SiteJson", context)
  const letters = emailOrPhone(site.schedulingUrl)
  return letters === undefined ? null : tagged(letters, site, "schedulingUrl")
}

interface Kit {
  readonly biographies: Readonly<Record<string, string>>
  readonly lengthLabel: string
}

const lengths: Resolver<Kit> = async (kit, _args, context) => {
  const { biographies, lengthLabel } = kit
  const language = await languageOf(context)
  return Object.entries(biographies).flatMap(([length, text]) => {
    if (length === sourceKey) return []
    const words = formatNumber(language, countWords(text, language))
    const heading = tagged(
      lengthLabel.replace("{count}", () => words),
      kit,
      "lengthLabel",
    )
    return [{ heading, text: tagged(text, biographies, length) }]
  })
}

/** The filter's text for every possible number of shown posts, because the number depends on the visitor's selection. */
const counts: Resolver<Node> = async (_page, _args, context) => {
  const language = await languageOf(context)
  const { filter } = await readSingleNode<Labels>("LabelsJson", context)
  const posts = [...(await context.nodeModel.findAll({ type: "PostsJson" })).entries]
  return Array.from({ length: posts.length + 1 }, (_, count) => taggedPlural(filter.count, count, language))
}

/**
 * Numbers, dates, and sentences with them, written by the build in the language of data/site.json: the first use of Intl in a browser takes 33 to 74 ms in one
 * task.
 */
export const languageSchema: SchemaPart = {
  types: `
    type SiteJson implements Node {
      openGraphLocale: String!
      whereabouts: [TitledText!]!
      buildYear: Year!
    }
    type Year {
      number: Int!
      written: String!
    }
    type ToolsFigure {
      "From 0 to 100, in the language of the site."
      numbers: [String!]!
    }
    type Appeared {
      "For visitors, in the language of the site."
      written: String!
      "For programs: a day such as 2026-11-10 or a month such as 2026-11."
      iso: String
      "Null for words that name none."
      year: Year
    }
    type PostsJson implements Node {
      appeared: Appeared
      "For programs, the day from which it is shown included."
      published: String
    }
    type MediaJson implements Node {
      appeared: Appeared
    }
    type CustomPage implements Node {
      appeared: Appeared
    }
    type ServiceOffer {
      starts: Appeared
    }
    type ServicePrice {
      "For visitors, in the language of the site."
      written: WrittenPrice!
    }
    type WrittenPrice {
      "With what says that it can be higher; words, if they stand in its place."
      amount: String!
      "What it is for, such as a month."
      unit: String
      tax: String
    }
    type SpeakerStage {
      appeared: Appeared
    }
    type SpeakerKit {
      "The biographies, the shortest first."
      lengths: [SpeakerBiography!]!
    }
    type SpeakerBiography {
      "With the number of its words."
      heading: String!
      text: String!
    }
    type ContactPageJson implements Node {
      "Null where a call is booked on a page."
      inLetters: String
    }
    type BlogPageJson implements Node {
      counts: [String!]!
    }
  `,
  resolvers: () => ({
    SiteJson: {
      openGraphLocale: ({ language }: { language: string }) => openGraphLocale(language),
      buildYear,
      whereabouts,
    },
    ToolsFigure: { numbers },
    ContactPageJson: { inLetters },
    Appeared: { year },
    PostsJson: {
      appeared,
      published: ({ date, publishOn }: Dated) => publishedOn(date, publishOn),
    },
    MediaJson: { appeared },
    CustomPage: { appeared },
    ServiceOffer: { starts },
    ServicePrice: { written: price },
    SpeakerStage: { appeared },
    SpeakerKit: { lengths },
    BlogPageJson: { counts },
  }),
}
