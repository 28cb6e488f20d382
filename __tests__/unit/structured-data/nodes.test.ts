import { absoluteUrl } from "../../../kit/language/addresses"
import { pictureAddress, withoutEmpty } from "../../../src/seo/structured-data/site-facts"
import { jsonText } from "../../../src/seo/structured-data/structured-data"
import {
  appearance,
  authorsOf,
  blogPosting,
  book,
  owner,
  practice,
  tool,
} from "../../../src/seo/structured-data/things"
import { aBook, anAppearance, aPicture, aPrice, aTool } from "../../components/support/content"
import { fewFacts, someFacts } from "./support/facts"

const facts = someFacts()
const ownerReference = { "@id": "https://ada.example/#/owner" }
const practiceReference = { "@id": "https://ada.example/#/practice" }

test.each([
  ["https://ada.example", "", "https://ada.example/books/"],
  ["https://ada.example/", "", "https://ada.example/books/"],
  ["https://ada.example", "/team", "https://ada.example/team/books/"],
])("an address is made of %s, the prefix %p and the path", (site, prefix, address) => {
  expect(absoluteUrl(site, prefix, "/books/")).toBe(address)
})

test("empty values are left out", () => {
  const given = { a: "words", b: "", c: null, d: undefined, e: [], f: [null, "", "one"], g: 0, h: false, i: " " }
  expect(withoutEmpty(given)).toEqual({ a: "words", f: ["one"], g: 0, h: false })
})

test("no text can close the script that holds it", () => {
  const text = jsonText({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name: "</script><!--<script>" }],
  })
  expect(text).not.toContain("<")
  expect(JSON.parse(text)["@graph"][0].name).toBe("</script><!--<script>")
})

const prefixed = { picture: { srcSet: "", sizes: "", src: "/team/pictures/cover.png", width: 200, height: 120 } }

test.each([
  ["is that of its PNG, on this site", aPicture("cover"), "", "https://ada.example/pictures/cover-200.png"],
  ["has the path prefix once", prefixed, "/team", "https://ada.example/team/pictures/cover.png"],
  ["is none without a picture", null, "", undefined],
  ["is none without its files", { picture: null }, "", undefined],
])("a picture's address %s", (_what, picture, pathPrefix, address) => {
  expect(pictureAddress(picture, someFacts({ pathPrefix }))).toBe(address)
})

test("the owner is known by their profiles elsewhere", () => {
  expect(owner(facts, { jobTitle: "Fractional CTO", image: "https://ada.example/ada.png" })).toEqual({
    "@type": "Person",
    ...ownerReference,
    name: "Ada Sample",
    url: "https://ada.example/about/",
    jobTitle: "Fractional CTO",
    image: "https://ada.example/ada.png",
    sameAs: [
      "https://www.linkedin.com/in/ada-sample",
      "https://twitter.com/ada_sample",
      "https://github.com/ada-sample",
    ],
  })
})

test("the practice offers its services, and a page where a call can be arranged", () => {
  expect(practice(facts)).toEqual({
    "@type": "ProfessionalService",
    ...practiceReference,
    name: "Ada Sample",
    url: "https://ada.example/",
    slogan: "A CTO for less than 30% of the cost of a full-time one.",
    founder: ownerReference,
    contactPoint: { "@type": "ContactPoint", name: "Schedule a call", url: "https://book.ada.example/intro" },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      "@id": "https://ada.example/#/services",
      name: "Services",
      itemListElement: [
        ["fractional-cto", "Fractional CTO"],
        ["audits", "Audits"],
      ].map(([id, name]) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", "@id": `https://ada.example/services/#${id}`, name },
      })),
    },
  })
})

test("a practice without services, whose calls are arranged by email", () => {
  expect(practice(fewFacts())).toMatchObject({
    contactPoint: { "@type": "ContactPoint", name: "Schedule a call", email: "ada@ada.example" },
  })
  expect(practice(fewFacts())).not.toHaveProperty("hasOfferCatalog")
})

test("a service that a page describes says what it costs, for what, and from when", () => {
  const price = { ...aPrice("£900"), amount: 900, per: "day", tax: "added" }
  const starts = { written: "January 2027", iso: "2027-01" }
  const offer = { price, length: "Three weeks", includes: null, starts }
  const described = new Map([["audits", { description: "Three weeks.", offer }]])
  const { hasOfferCatalog } = practice(facts, described)
  expect(JSON.parse(JSON.stringify(hasOfferCatalog)).itemListElement[1]).toEqual({
    "@type": "Offer",
    itemOffered: {
      "@type": "Service",
      "@id": "https://ada.example/services/#audits",
      name: "Audits",
      description: "Three weeks.",
    },
    price: 900,
    priceCurrency: "GBP",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: 900,
      priceCurrency: "GBP",
      unitCode: "DAY",
      valueAddedTaxIncluded: false,
    },
    description: "Three weeks",
    availabilityStarts: "2027-01-01",
  })
})

test("a service with words in place of a price has no number for programs", () => {
  const price = { ...aPrice("on request"), amount: null, currency: null }
  const offer = { price, length: "Three weeks", includes: null, starts: null }
  const { hasOfferCatalog } = practice(facts, new Map([["audits", { description: "Three weeks.", offer }]]))
  const audits = JSON.parse(JSON.stringify(hasOfferCatalog)).itemListElement[1]
  expect(Object.keys(audits)).toEqual(["@type", "itemOffered", "description"])
})

test("a book has its authors and its cover", () => {
  const whole = aBook({ author: "A. Writer, B. Writer", amazonUrl: "https://www.amazon.com/dp/1491973897" })
  expect(book(facts, whole)).toEqual({
    "@type": "Book",
    name: "Small Bridges",
    url: "https://www.amazon.com/dp/1491973897",
    author: [
      { "@type": "Person", name: "A. Writer" },
      { "@type": "Person", name: "B. Writer" },
    ],
    image: "https://ada.example/pictures/small-bridges-200.png",
  })
})

test.each([
  ["Camille Fournier", ["Camille Fournier"]],
  ["Nicole Forsgren, Jez Humble, Gene Kim", ["Nicole Forsgren", "Jez Humble", "Gene Kim"]],
  ["Frederick P. Brooks, Jr., Gene Kim", ["Frederick P. Brooks, Jr.", "Gene Kim"]],
  ["ليان الحوراني، سامي", ["ليان الحوراني", "سامي"]],
  ["Gene Kim, ", ["Gene Kim"]],
])("the authors of %p", (author, names) => {
  expect(authorsOf(author)).toEqual(names)
})

const episode = { name: "Hiring slowly", url: "https://conf.example/hiring-slowly" }

const dated = { datePublished: "2025-05", contributor: ownerReference }

test.each([
  [
    "a podcast is an episode of its show",
    { type: "podcast", platform: "Samples Aloud" },
    { "@type": "PodcastEpisode", ...dated, partOfSeries: { "@type": "PodcastSeries", name: "Samples Aloud" } },
  ],
  [
    "an interview is an article in its magazine",
    { type: "interview", platform: "Samples Weekly" },
    { "@type": "Article", ...dated, isPartOf: { "@type": "CreativeWork", name: "Samples Weekly" } },
  ],
  [
    "a talk is an event on its day",
    { type: "talk", appeared: { written: "5 May 2025", iso: "2025-05-05" } },
    {
      "@type": "Event",
      startDate: "2025-05-05",
      location: { "@type": "Place", name: "Conf of Samples", address: "Conf of Samples" },
      performer: ownerReference,
    },
  ],
  [
    "a talk of which only the month is known is a work",
    { type: "talk" },
    { "@type": "CreativeWork", ...dated, isPartOf: { "@type": "CreativeWork", name: "Conf of Samples" } },
  ],
])("%s, with its picture if there is one", (_what, given, expected) => {
  const described = { ...episode, ...expected }
  const image = "https://ada.example/pictures/ear-200.png"
  expect(appearance(facts, anAppearance(given), null)).toEqual(described)
  expect(appearance(facts, anAppearance(given), aPicture("ear"))).toEqual({ ...described, image })
})

test("programs get no date from words", () => {
  const appeared = { written: "in the spring", iso: null }
  expect(appearance(facts, anAppearance({ type: "podcast", appeared }), null)).not.toHaveProperty("datePublished")
})

test("a tool is an application with its features, free to use", () => {
  expect(tool(facts, aTool())).toEqual({
    "@type": "WebApplication",
    "@id": "https://ada.example/tools/#devex-iq",
    url: "https://devex.example",
    name: "DevEx IQ",
    description: "An assessment of five pillars.",
    isAccessibleForFree: true,
    featureList: ["Testing: what a red build does", "CI/CD"],
  })
})

const posting = { title: "A queue of one", url: "https://ada.example/blog/a-queue-of-one/" }
const least = {
  "@type": "BlogPosting",
  "@id": "https://ada.example/blog/a-queue-of-one/#/posting",
  url: "https://ada.example/blog/a-queue-of-one/",
  headline: "A queue of one",
  author: ownerReference,
  isPartOf: { "@id": "https://ada.example/blog/#/blog" },
  inLanguage: "en-GB",
}

test("a post with everything that can be known of it", () => {
  const known = {
    description: "What a pull request waits for.",
    datePublished: "2026-11-10",
    image: "https://ada.example/static/queue.png",
    keywords: ["DevOps"],
    wordCount: 812,
  }
  expect(blogPosting(facts, { ...posting, ...known })).toEqual({ ...least, ...known })
})
