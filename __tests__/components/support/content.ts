/**
 * Entries as the page queries give them. Each is whole: a test that is about an absent part says so (`aBook({ coverUrl: null })`).
 */
import { contentFile } from "../../../kit/content/contract/files"
import words from "../../../kit/content/label-sets/words/en.json"
import type { PictureFile } from "../../../src/ui/picture/picture"

/** The files of a picture: AVIF in two widths, and one PNG. */
export function aPicture(name: string): NonNullable<PictureFile> {
  return {
    picture: {
      srcSet: `/pictures/${name}-200.avif 200w, /pictures/${name}-400.avif 400w`,
      sizes: "(min-width: 200px) 200px, 100vw",
      src: `/pictures/${name}-200.png`,
      width: 200,
      height: 120,
    },
  }
}

export function aBook(changes: Partial<Queries.BookCardFragment> = {}): Queries.BookCardFragment {
  const book: Partial<Queries.BookCardFragment> = {
    title: "Small Bridges",
    author: "B. Writer",
    summary: "<p>On <em>spans</em> of one person.</p>",
    amazonUrl: "https://books.example/small-bridges",
    coverUrl: aPicture("small-bridges"),
    ...changes,
  }
  return entryOf("books.json", book)
}

/** @returns an entry with the values given, and null for all others that the contract does not require */
function entryOf<Entry extends object>(path: string, values: Partial<Entry>): Entry {
  const fields = [...(contentFile(path)?.field.items?.keys ?? [])].filter(([key]) => !Object.hasOwn(values, key))
  const needed = fields.filter(([, { required }]) => required).map(([key]) => key)
  if (needed.length > 0) throw new Error(`An entry of ${path} needs ${needed.join(", ")}.`)
  return { ...Object.fromEntries(fields.map(([key]) => [key, null])), ...values } as Entry
}

export function aPost(changes: Partial<Queries.PostCardFragment> = {}): Queries.PostCardFragment {
  const { categories = ["DevOps"] } = changes
  return {
    title: "A queue of one",
    excerpt: "What a pull request waits for.",
    appeared: { written: "March 2025", iso: "2025-03" },
    published: "2025-03",
    slug: "a-queue-of-one",
    externalUrl: null,
    unpublished: false,
    draft: null,
    publishOn: null,
    categories,
    topicWords: categories ?? [],
    imageUrl: aPicture("a-queue-of-one"),
    ...changes,
  }
}

/** @returns a post further down a long list, with its year, if it is known */
export function aPostRow(changes: Partial<Queries.PostCardFragment>, year: number | null): Queries.PostRowFragment {
  return { ...aPost(changes), appeared: aDated(year) }
}

/** @returns a date of a year; words without one */
export const aDated = (year: number | null) => ({
  written: year ? `March ${year}` : "in the spring",
  iso: year ? `${year}-03` : null,
  year: year ? { number: year, written: String(year) } : null,
})

export const mediaCopy: Queries.MediaCopyFragment = words["pages/media.json"]

export function anAppearance(changes: Partial<Queries.MediaCardFragment> = {}): Queries.MediaCardFragment {
  return {
    title: "Hiring slowly",
    type: "talk",
    platform: "Conf of Samples",
    externalUrl: "https://conf.example/hiring-slowly",
    appeared: { written: "May 2025", iso: "2025-05" },
    ...changes,
  }
}

export function aFeaturedAppearance(
  changes: Partial<Queries.FeaturedMediaFragment> = {},
): Queries.FeaturedMediaFragment {
  return { ...anAppearance(), picture: aPicture("appearance"), ...changes }
}

export function aTestimonial(changes: Partial<Queries.TestimonialFragment> = {}): Queries.TestimonialFragment {
  const about = { quote: "She left us better.", name: "C. Lient", title: "Founder", company: "Samples Ltd" }
  return {
    ...about,
    parts: [about.quote, ""],
    portrait: null,
    logo: null,
    sourceUrl: null,
    caseStudy: null,
    ...changes,
  }
}

export function aPrice(amount: string, unit: string | null = null, tax: string | null = null) {
  return { amount: 1, currency: "GBP", per: null, atLeast: null, tax: null, written: { amount, unit, tax } }
}

export function aService(changes: Partial<Queries.ServiceSectionFragment> = {}): Queries.ServiceSectionFragment {
  return {
    jsonId: "fractional-cto",
    formerIds: [],
    title: "Fractional CTO",
    description: "Two days a week.",
    longDescription: "From the roadmap to the hiring.",
    benefits: ["Roadmap: one page that holds"],
    realWorldExamples: [{ text: "A payments firm shipped in 9 weeks", to: null }],
    drawing: null,
    offer: null,
    caseStudies: [],
    ...changes,
  }
}

export function someServiceCopy(): Queries.ServiceSectionCopyFragment {
  const headings = { benefitsHeading: "Key benefits", examplesHeading: "Real-world impact" }
  return { ...headings, offer: null, action: "Discuss Your Needs" }
}

export function aTool(changes: Partial<Queries.ToolSectionFragment> = {}): Queries.ToolSectionFragment {
  return {
    jsonId: "devex-iq",
    formerIds: [],
    title: "DevEx IQ",
    description: "An assessment of five pillars.",
    longDescription: "Forty questions, ten minutes.",
    address: "https://devex.example",
    benefits: ["Order: what to mend first"],
    features: ["Testing: what a red build does", "CI/CD"],
    sampleAdvice: null,
    ...changes,
  }
}

export function someToolCopy(changes: Partial<Queries.ToolSectionCopyFragment> = {}): Queries.ToolSectionCopyFragment {
  return {
    featuresHeading: "What it looks at",
    benefitsHeading: "What you get",
    action: "Try",
    figure: {
      title: "Figure 1.",
      caption: "A sample result.",
      scores: [62, 48],
      numbers: Array.from({ length: 101 }, (_none, score) => String(score)),
    },
    ...changes,
  }
}

export function aCallToAction(changes: Partial<Queries.CallToActionFragment> = {}): Queries.CallToActionFragment {
  const words = { heading: "Shall we talk?", text: "Half an hour, no charge.", action: "Book a call" }
  return { ...words, afterBooking: null, ...changes }
}

export function aPostTitle(changes: Partial<Queries.PostTitlesFragment> = {}): Queries.PostTitlesFragment {
  const { title, excerpt, appeared, slug, externalUrl, unpublished, draft, publishOn } = aPost()
  return { title, excerpt, appeared, slug, externalUrl, unpublished, draft, publishOn, ...changes }
}

export function anArticle(changes: Partial<Queries.ArticleFragment> = {}): Queries.ArticleFragment {
  return {
    post: {
      ...aPost(),
      categories: ["DevOps", "AI/ML"],
      topicWords: ["DevOps", "AI/ML"],
      imageAlt: null,
      moreLinks: null,
    },
    text: { readingTime: "4 minutes to read", sections: [], parts: [{ html: "<p>It waits.</p>", picture: null }] },
    ...changes,
  }
}
