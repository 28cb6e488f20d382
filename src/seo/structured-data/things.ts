import type {
  AboutPageLeaf,
  ArticleLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  BookLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  ContactPointLeaf,
  CreativeWorkLeaf,
  EventLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  ListItemLeaf,
  OfferLeaf,
  PersonLeaf,
  PodcastEpisodeLeaf,
  ProfessionalServiceLeaf,
  QuestionLeaf,
  ServiceLeaf,
  Thing,
  WebApplicationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts"
import { emailOrPhone } from "../../../kit/language/addresses"
import { isoDay } from "../../../kit/language/dates"
import type { PictureFile } from "../../ui/picture/picture"
import { addressOf, idOf, ownerOf, pictureAddress, practiceOf, type SiteFacts, withoutEmpty } from "./site-facts"

/** The whole site, named as in shared links. */
export const webSite = (facts: SiteFacts): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": idOf(facts, "website"),
  url: addressOf(facts, "/"),
  name: facts.site.seo.title,
  inLanguage: facts.site.language,
  publisher: ownerOf(facts),
})

type PageNode = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | FAQPageLeaf

export interface PageValues {
  readonly type: PageNode["@type"]
  /** The page's path; absent for a page without an address of its own. */
  readonly path?: string | undefined
  readonly seo: Queries.SeoFragment
  /** The pages after home, down to this one; none for home. */
  readonly crumbs?: readonly Crumb[] | undefined
  /** The absolute address of its picture. */
  readonly image?: string | undefined
  /** The `@id` of the page's main subject; for an FAQPage, its questions. */
  readonly mainEntity?: { readonly "@id": string } | readonly QuestionLeaf[] | undefined
}

/** The page itself. Its `@id` is its address, the same as its canonical link. */
export function webPage(facts: SiteFacts, { type, path, seo, crumbs = [], image, mainEntity }: PageValues): PageNode {
  return {
    "@type": type,
    ...(path && { "@id": addressOf(facts, path), url: addressOf(facts, path) }),
    name: seo.title,
    description: seo.description,
    inLanguage: facts.site.language,
    isPartOf: { "@id": idOf(facts, "website") },
    ...(path && crumbs.length > 0 && { breadcrumb: breadcrumbsOf(facts, path) }),
    ...(image && { image }),
    ...(mainEntity && { mainEntity }),
  }
}

/** Another page of the site, in a list. Its own structured data says more about the same `@id`. */
export const linkedPage = (facts: SiteFacts, path: string, name: string, description: string): WebPageLeaf => ({
  "@type": "WebPage",
  "@id": addressOf(facts, path),
  url: addressOf(facts, path),
  name,
  description,
})

/** A step of the breadcrumbs, with its name in the menus. */
interface Crumb {
  readonly name: string
  readonly path: string
}

/** @returns a reference to a page's breadcrumbs */
const breadcrumbsOf = (facts: SiteFacts, path: string) => ({ "@id": idOf(facts, "breadcrumbs", path) })

/**
 * @param path of the last page
 * @param crumbs the pages after home, down to this one
 */
export const breadcrumbs = (facts: SiteFacts, path: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  ...breadcrumbsOf(facts, path),
  itemListElement: [{ name: facts.labels.navigation.home, path: "/" }, ...crumbs].map(
    (crumb, index): ListItemLeaf => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: { "@id": addressOf(facts, crumb.path) },
    }),
  ),
})

/**
 * @param path of the page that shows the list
 * @param name of the list: the page's heading
 * @returns the items in the page's order
 */
export const itemList = (
  facts: SiteFacts,
  path: string,
  name: string,
  items: readonly Thing[],
): ItemListLeaf & { "@id": string } => ({
  "@type": "ItemList",
  "@id": idOf(facts, "list", path),
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index): ListItemLeaf => ({ "@type": "ListItem", position: index + 1, item })),
})

/** Details of the owner that only some pages show. */
export interface OwnerDetails {
  readonly jobTitle?: string | undefined
  /** The portrait's absolute address. */
  readonly image?: string | undefined
  /** Topics of their talks. */
  readonly knowsAbout?: readonly string[] | undefined
  readonly place?: Queries.PlaceFragment | null | undefined
}

/** The owner's address, as in every page's footer. */
const addressOfOwner = ({ site: { place } }: SiteFacts) =>
  place && ({ "@type": "PostalAddress", addressLocality: place.town, addressCountry: place.country } as const)

/** The owner's links, except email addresses: those are not pages about the owner. */
const profiles = ({ linkedinUrl, twitterUrl, githubUrl, links }: SiteFacts["site"]) => [
  linkedinUrl,
  twitterUrl,
  githubUrl,
  ...(links ?? []).flatMap(({ url }) => (url.startsWith("https:") ? [url] : [])),
]

/** The owner, with the profiles linked in every page's footer. */
export const owner = (facts: SiteFacts, { place, ...details }: OwnerDetails = {}): PersonLeaf => ({
  "@type": "Person",
  ...ownerOf(facts),
  name: facts.site.name,
  url: addressOf(facts, "/about/"),
  ...withoutEmpty({
    ...details,
    address: addressOfOwner(facts),
    knowsLanguage: place?.languages,
    sameAs: profiles(facts.site),
  }),
})

/**
 * The owner's practice: its claim, how to arrange a call, and its services, all in every page's footer.
 *
 * @param described the services that the page describes, by id; of others, the graph has only the names
 * @param details that the page shows of the owner
 * @param description of the page, if it is about the practice
 */
export const practice = (
  facts: SiteFacts,
  described: ReadonlyMap<string, ServiceDetails> = new Map(),
  { place, image }: OwnerDetails = {},
  description?: string,
): ProfessionalServiceLeaf => ({
  "@type": "ProfessionalService",
  ...practiceOf(facts),
  name: facts.site.name,
  url: addressOf(facts, "/"),
  slogan: facts.site.costClaim.sentence,
  founder: ownerOf(facts),
  contactPoint: contactPoint(facts),
  ...withoutEmpty({ description, image, address: addressOfOwner(facts), areaServed: place?.areas }),
  ...(facts.services.length > 0 && {
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      ...catalogOf(facts),
      name: facts.labels.footer.services,
      itemListElement: facts.services.map((each) => offer(facts, each, described.get(each.jsonId))),
    },
  }),
})

/** @returns a reference to the list of services */
export const catalogOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "services") })

function contactPoint({ site, labels }: SiteFacts): ContactPointLeaf {
  const readable = emailOrPhone(site.schedulingUrl)
  return {
    "@type": "ContactPoint",
    name: labels.footer.schedule,
    ...(readable ? { [readable.includes("@") ? "email" : "telephone"]: readable } : { url: site.schedulingUrl }),
  }
}

/** Details of a service, for pages that show them; the footer has only names. */
export interface ServiceDetails {
  readonly description: string
  readonly offer?: Queries.OfferFragment | null
}

/** UN/CEFACT codes for the units that an amount can be per. */
const unitCodes: Readonly<Record<string, string>> = { hour: "HUR", day: "DAY", week: "WEE", month: "MON", year: "ANN" }

/** A service, identified by the address of its section, with its price. */
function offer(
  facts: SiteFacts,
  { jsonId, title }: SiteFacts["services"][number],
  { description, offer: details }: Partial<ServiceDetails> = {},
): OfferLeaf {
  const service: ServiceLeaf = {
    "@type": "Service",
    "@id": addressOf(facts, `/services/#${jsonId}`),
    name: title,
    ...withoutEmpty({ description }),
  }
  if (!details) return { "@type": "Offer", itemOffered: service }
  const { length, starts } = details
  return {
    "@type": "Offer",
    itemOffered: service,
    ...priceOf(details.price),
    // Programs need a whole day: a month becomes its first.
    ...withoutEmpty({ description: length, availabilityStarts: starts?.iso?.padEnd(10, "-01") }),
  }
}

/** The price of an offer; nothing if words replace it. */
function priceOf({ amount, currency, per, atLeast, tax }: Queries.OfferFragment["price"]) {
  if (amount === null || currency === null) return {}
  return {
    price: amount,
    priceCurrency: currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      [atLeast ? "minPrice" : "price"]: amount,
      priceCurrency: currency,
      ...withoutEmpty({ unitCode: unitCodes[per ?? ""], valueAddedTaxIncluded: tax ? tax === "included" : undefined }),
    },
  } as const
}

type Tool = Pick<Queries.ToolSectionFragment, "jsonId" | "title" | "address" | "description" | "features">

/** A tool, opened at its address, free of charge (data/tools.json contains the free tools). */
export const tool = (
  facts: SiteFacts,
  { jsonId, title, address, description, features }: Tool,
): WebApplicationLeaf & { "@id": string } => ({
  "@type": "WebApplication",
  "@id": addressOf(facts, `/tools/#${jsonId}`),
  ...withoutEmpty({ url: address?.startsWith("/") ? addressOf(facts, address) : address }),
  name: title,
  description,
  isAccessibleForFree: true,
  ...withoutEmpty({ featureList: features }),
})

/** A recommended book. The owner's comment on it is not a description of the book, so the graph omits it. */
export const book = (
  facts: SiteFacts,
  { title, author, amazonUrl, coverUrl }: Queries.BookRowFragment & Partial<Queries.BookCardFragment>,
): BookLeaf => ({
  "@type": "Book",
  name: title,
  url: amazonUrl,
  ...withoutEmpty({
    author: authorsOf(author).map((name): PersonLeaf => ({ "@type": "Person", name })),
    image: pictureAddress(coverUrl, facts),
  }),
})

/**
 * @param author `author` of data/books.json: names separated by commas
 * @returns the names; suffixes such as "Jr." stay with the name before their comma
 */
export const authorsOf = (author: string): string[] =>
  author
    .split(/[,،、](?!\s*(?:[JS]r\b|I{1,3}\b|IV\b))/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Types of appearances that are events. */
const events = ["talk", "panel", "webinar", "workshop"]

/**
 * An appearance elsewhere. A podcast is an episode of its show, an interview an article in its magazine. A talk whose day is known is an event at its
 * conference. Any other appearance, such as a video, is a work: a VideoObject would claim that there is a recording, which the content does not say. Free-text
 * dates are omitted.
 */
export function appearance(
  facts: SiteFacts,
  { type, title, platform, externalUrl, appeared }: Queries.MediaCardFragment,
  picture: PictureFile,
): PodcastEpisodeLeaf | ArticleLeaf | CreativeWorkLeaf | EventLeaf {
  const common = { name: title, url: externalUrl, ...withoutEmpty({ image: pictureAddress(picture, facts) }) }
  if (events.includes(type) && appeared?.iso && isoDay.test(appeared.iso))
    return {
      "@type": "Event",
      ...common,
      startDate: appeared.iso,
      location: { "@type": "Place", name: platform, address: platform },
      performer: ownerOf(facts),
    }
  if (type === "podcast")
    return {
      "@type": "PodcastEpisode",
      ...common,
      ...withoutEmpty({ datePublished: appeared?.iso }),
      contributor: ownerOf(facts),
      partOfSeries: { "@type": "PodcastSeries", name: platform },
    }
  return {
    "@type": type === "video" || events.includes(type) ? "CreativeWork" : "Article",
    ...common,
    ...withoutEmpty({ datePublished: appeared?.iso }),
    contributor: ownerOf(facts),
    isPartOf: { "@type": "CreativeWork", name: platform },
  }
}

/**
 * @param path of the page that answers the question
 * @returns a question with its answer, in simple HTML, which search engines read too
 */
export const question = (
  facts: SiteFacts,
  path: string,
  { id, question, answer }: Queries.QuestionsFragment["entries"][number],
): QuestionLeaf => ({
  "@type": "Question",
  "@id": addressOf(facts, `${path}#${id}`),
  name: question,
  acceptedAnswer: { "@type": "Answer", text: answer },
})

/** The owner's blog with its posts, named as in the menus. */
export const blog = (facts: SiteFacts, postings: readonly Posting[]): BlogLeaf & { "@id": string } => ({
  "@type": "Blog",
  "@id": idOf(facts, "blog", "/blog/"),
  url: addressOf(facts, "/blog/"),
  name: facts.labels.navigation.blog,
  author: ownerOf(facts),
  inLanguage: facts.site.language,
  ...withoutEmpty({ blogPost: postings.map((posting) => blogPosting(facts, posting)) }),
})

/** A post's values, from the list or from the article itself. */
interface Posting {
  readonly title: string
  /** The absolute address of the article. */
  readonly url: string
  readonly description?: string | null | undefined
  /** An ISO 8601 day or month, never the text that visitors see. */
  readonly datePublished?: string | null | undefined
  /** The picture's absolute address. */
  readonly image?: string | null | undefined
  readonly keywords?: ReadonlyArray<string> | null | undefined
  readonly wordCount?: number | null | undefined
}

/** @returns the `@id` of a post of this site */
export const postingId = (url: string): string => `${url}#/posting`

/** A post by the owner. The blog also lists posts on other sites, which define the `@id` of theirs. */
export const blogPosting = (facts: SiteFacts, { title, url, ...rest }: Posting): BlogPostingLeaf => ({
  "@type": "BlogPosting",
  ...(url.startsWith(addressOf(facts, "/")) && {
    "@id": postingId(url),
    isPartOf: { "@id": idOf(facts, "blog", "/blog/") },
  }),
  url,
  headline: title,
  author: ownerOf(facts),
  inLanguage: facts.site.language,
  ...withoutEmpty({
    description: rest.description,
    datePublished: rest.datePublished,
    image: rest.image,
    keywords: rest.keywords,
    wordCount: rest.wordCount,
  }),
})

/** A case study, by the owner, about a client. */
export const caseStudy = (
  facts: SiteFacts,
  path: string,
  {
    title,
    client,
    ...rest
  }: {
    readonly title: string
    readonly client: string
    readonly description: string
    readonly datePublished: string | null | undefined
    readonly image: string | null | undefined
  },
): ArticleLeaf & { "@id": string } => ({
  "@type": "Article",
  "@id": idOf(facts, "case", path),
  url: addressOf(facts, path),
  headline: title,
  author: ownerOf(facts),
  about: { "@type": "Organization", name: client },
  inLanguage: facts.site.language,
  ...withoutEmpty(rest),
})
