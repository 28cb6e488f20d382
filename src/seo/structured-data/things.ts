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
  ItemListLeaf,
  ListItemLeaf,
  OfferCatalogLeaf,
  OfferLeaf,
  PersonLeaf,
  PodcastEpisodeLeaf,
  ProfessionalServiceLeaf,
  ServiceLeaf,
  Thing,
  WebApplicationLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from "schema-dts"
import type { PictureFile } from "../../pictures/picture"
import { isbnsOf } from "./isbn"
import { addressOf, filled, idOf, ownerOf, pictureAddress, practiceOf, type SiteFacts } from "./site-facts"

/** The site as a whole, under the name that shared links show too. */
export const webSite = (facts: SiteFacts): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": idOf(facts, "website"),
  url: addressOf(facts, "/"),
  name: facts.site.seo.title,
  inLanguage: facts.site.language,
  publisher: ownerOf(facts),
})

type PageNode = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf

export interface PageValues {
  readonly type: PageNode["@type"]
  /** The page's path; absent for a page that has no address of its own. */
  readonly path?: string | undefined
  readonly seo: Queries.SeoFragment
  /** The pages from home to this one, which is the last; none for home. */
  readonly crumbs?: readonly Crumb[] | undefined
  /** The whole address of its picture. */
  readonly image?: string | undefined
  /** What the page is about above all, by its `@id`. */
  readonly mainEntity?: { readonly "@id": string } | undefined
}

/** The page itself. Its `@id` is its address, the same as its canonical link has. */
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

/** A step of the breadcrumbs, by the name that the menus give it. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** @returns a reference to a page's breadcrumbs. */
const breadcrumbsOf = (facts: SiteFacts, path: string) => ({ "@id": idOf(facts, "breadcrumbs", path) })

/**
 * @param path the page that they lead to
 * @param crumbs the pages after home, the last of them this page
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
 * @param path the page that shows the list
 * @param name the list's name: the page's heading
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

/** What only some pages show of the owner. */
export interface OwnerDetails {
  readonly jobTitle?: string | undefined
  /** The portrait's whole address. */
  readonly image?: string | undefined
  /** What they speak about. */
  readonly knowsAbout?: readonly string[] | undefined
}

/** An email address is no page about the owner. */
const profiles = ({ linkedinUrl, twitterUrl, githubUrl, links }: SiteFacts["site"]) => [
  ...[linkedinUrl, twitterUrl, githubUrl],
  ...(links ?? []).flatMap(({ url }) => (url.startsWith("https:") ? [url] : [])),
]

/** The owner, with the profiles elsewhere that every page's footer links to. */
export const owner = (facts: SiteFacts, { jobTitle, image, knowsAbout }: OwnerDetails = {}): PersonLeaf => ({
  "@type": "Person",
  ...ownerOf(facts),
  name: facts.site.name,
  url: addressOf(facts, "/about/"),
  ...filled({ jobTitle, image, knowsAbout, sameAs: profiles(facts.site) }),
})

/** The owner's practice: what it claims, how to arrange a call, and its services, all of which every page's footer shows. */
export const practice = (facts: SiteFacts): ProfessionalServiceLeaf => ({
  "@type": "ProfessionalService",
  ...practiceOf(facts),
  name: facts.site.name,
  url: addressOf(facts, "/"),
  slogan: facts.site.costClaim.sentence,
  founder: ownerOf(facts),
  contactPoint: contactPoint(facts),
  ...(facts.services.length > 0 && { hasOfferCatalog: catalog(facts) }),
})

/** @returns a reference to the list of services. */
export const catalogOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "services") })

function contactPoint({ site, labels }: SiteFacts): ContactPointLeaf {
  const [, email] = /^mailto:([^?]+)/i.exec(site.schedulingUrl) ?? []
  return {
    "@type": "ContactPoint",
    name: labels.footer.schedule,
    ...(email ? { email } : { url: site.schedulingUrl }),
  }
}

const catalog = (facts: SiteFacts): OfferCatalogLeaf => ({
  "@type": "OfferCatalog",
  ...catalogOf(facts),
  name: facts.labels.footer.services,
  itemListElement: facts.services.map(
    ({ jsonId }): OfferLeaf => ({ "@type": "Offer", itemOffered: { "@id": serviceId(facts, jsonId) } }),
  ),
})

/** @returns the `@id` of a service: the address of its section, which is its address in the site as well. */
const serviceId = (facts: SiteFacts, jsonId: string): string => addressOf(facts, `/services/#${jsonId}`)

/** What only pages that show a service say of it; the footer has names alone. */
export interface ServiceDetails {
  readonly description: string
  readonly offer?: Queries.OfferFragment | null
}

/** One service. */
export const service = (
  facts: SiteFacts,
  { jsonId, title }: SiteFacts["services"][number],
  { description, offer }: Partial<ServiceDetails> = {},
): ServiceLeaf => ({
  "@type": "Service",
  "@id": serviceId(facts, jsonId),
  url: serviceId(facts, jsonId),
  name: title,
  provider: practiceOf(facts),
  ...filled({ description, offers: offer && offerOf(offer) }),
})

/** The price is the owner's text: schema.org allows one, and the site knows no currency. */
const offerOf = ({ price, unit, length, starts }: Queries.OfferFragment): OfferLeaf => ({
  "@type": "Offer",
  priceSpecification: { "@type": "UnitPriceSpecification", price, ...filled({ unitText: unit }) },
  ...filled({ description: length, availabilityStarts: starts?.iso }),
})

type Tool = Pick<Queries.ToolSectionFragment, "jsonId" | "title" | "address" | "description" | "features">

/** A tool: one opens it at its address, and nothing is paid for it (data/tools.json holds the free tools). */
export const tool = (
  facts: SiteFacts,
  { jsonId, title, address, description, features }: Tool,
): WebApplicationLeaf & { "@id": string } => ({
  "@type": "WebApplication",
  "@id": addressOf(facts, `/tools/#${jsonId}`),
  ...filled({ url: address?.startsWith("/") ? addressOf(facts, address) : address }),
  name: title,
  description,
  isAccessibleForFree: true,
  ...filled({ featureList: features }),
})

/** A recommended book. What the owner says of it is no description of the book, and is left to the page. */
export const book = (facts: SiteFacts, { title, author, amazonUrl, coverUrl }: Queries.BookCardFragment): BookLeaf => ({
  "@type": "Book",
  name: title,
  url: amazonUrl,
  ...filled({
    author: authorsOf(author).map((name): PersonLeaf => ({ "@type": "Person", name })),
    isbn: isbnsOf(amazonUrl),
    image: pictureAddress(coverUrl, facts),
  }),
})

/**
 * @param author `author` of data/books.json: several names with commas between them
 * @returns the names; "Jr." and its like stay with the name before their comma
 */
export const authorsOf = (author: string): string[] =>
  author
    .split(/[,،、](?!\s*(?:[JS]r\b|I{1,3}\b|IV\b))/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Kinds that people come together for. */
const events = ["talk", "panel", "webinar", "workshop"]

/**
 * An appearance elsewhere. A podcast is an episode of its show, an interview an article in its magazine, a talk an event at its conference:
 * schema.org names lectures as events, and whether there is a recording, which a VideoObject would claim, the content does not say.
 * A video is a work of its platform, for the same reason. A date that is words for readers is none for programs, and an event has none: with
 * one, search engines would want the place too.
 */
export function appearance(
  facts: SiteFacts,
  { type, title, platform, externalUrl, appeared }: Queries.MediaCardFragment,
  picture: PictureFile,
): PodcastEpisodeLeaf | ArticleLeaf | CreativeWorkLeaf | EventLeaf {
  const common = { name: title, url: externalUrl, ...filled({ image: pictureAddress(picture, facts) }) }
  if (events.includes(type))
    return {
      "@type": "Event",
      ...common,
      performer: ownerOf(facts),
      superEvent: { "@type": "Event", name: platform },
    }
  if (type === "podcast")
    return {
      "@type": "PodcastEpisode",
      ...common,
      ...filled({ datePublished: appeared?.iso }),
      contributor: ownerOf(facts),
      partOfSeries: { "@type": "PodcastSeries", name: platform },
    }
  return {
    "@type": type === "video" ? "CreativeWork" : "Article",
    ...common,
    ...filled({ datePublished: appeared?.iso }),
    contributor: ownerOf(facts),
    isPartOf: { "@type": "CreativeWork", name: platform },
  }
}

/** The owner's blog with its posts, under the name that its page has in the menus. */
export const blog = (facts: SiteFacts, postings: readonly Posting[]): BlogLeaf & { "@id": string } => ({
  "@type": "Blog",
  "@id": idOf(facts, "blog", "/blog/"),
  url: addressOf(facts, "/blog/"),
  name: facts.labels.navigation.blog,
  author: ownerOf(facts),
  inLanguage: facts.site.language,
  ...filled({ blogPost: postings.map((posting) => blogPosting(facts, posting)) }),
})

/** A post in plain values, whether from the list or from the article itself. */
export interface Posting {
  readonly title: string
  /** The whole address of the article. */
  readonly url: string
  readonly description?: string | null | undefined
  /** A day or month as ISO 8601 writes it; never the text that readers see. */
  readonly datePublished?: string | null | undefined
  /** The picture's whole address. */
  readonly image?: string | null | undefined
  readonly keywords?: ReadonlyArray<string> | null | undefined
  readonly wordCount?: number | null | undefined
}

/** @returns the `@id` of a post of this site. */
export const postingId = (url: string): string => `${url}#/posting`

/** A post by the owner. One that is on another site is listed by the blog and belongs to that site, which gives it its `@id`. */
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
  ...filled({
    description: rest.description,
    datePublished: rest.datePublished,
    image: rest.image,
    keywords: rest.keywords,
    wordCount: rest.wordCount,
  }),
})
