import { article } from "../../../src/seo/structured-data/pages"
import { structuredData } from "../../../src/seo/structured-data/structured-data"
import { aBook, aFeaturedAppearance, anAppearance, aPost } from "../../components/support/content"
import { sampleSite } from "../../components/support/sample-site"
import { nodesOfType } from "../../support/structured-data"
import { fewFacts, someFacts } from "./support/facts"

const seo = { title: "A title", description: "A description." }
const page = { seo, heading: "A heading" }
const none = { nodes: [] }

const typesIn = (graph: object): unknown[] =>
  ("@graph" in graph && Array.isArray(graph["@graph"]) ? graph["@graph"] : []).map((node) => node["@type"])

const services = { nodes: [{ jsonId: "audits", description: "Three weeks." }] }
const engagement = { slug: "how-i-work", menuTitle: "How I work", seo, questions: null }
const shared = ["WebSite", "Person", "ProfessionalService"]

test.each([
  [
    "the page, the way to it, the site, the owner and the practice",
    "/contact/",
    { page },
    ["ContactPage", "BreadcrumbList", ...shared],
  ],
  ["no questions where the owner has none", "/how-i-work/", { engagement }, ["WebPage", "BreadcrumbList", ...shared]],
  ["what all pages share, if nobody described it yet", "/unknown/", {}, shared],
  ["no way to home", "/", { page, services }, ["WebPage", ...shared]],
  ["no list of tools without one", "/tools/", { page, tools: none }, ["CollectionPage", "BreadcrumbList", ...shared]],
  [
    "no list of books without one",
    "/books/",
    { page, books: none, others: none },
    ["CollectionPage", "BreadcrumbList", ...shared],
  ],
  [
    "no list of appearances without one",
    "/media/",
    { page, lead: none, featured: none, more: none, older: none },
    ["CollectionPage", "BreadcrumbList", ...shared],
  ],
])("a page's graph holds %s", (_what, path, data, types) => {
  expect(typesIn(structuredData(fewFacts(), path, data))).toEqual(types)
})

test("every page says where the practice and its owner are, the contact page for whom, and home what it does", () => {
  const place = { areas: ["Europe"], languages: ["English"] }
  const site = { whereabouts: [{ title: "Where", text: "Sheffield" }], place }
  const facts = someFacts({ site: { ...sampleSite, place: { town: "Sheffield", country: "United Kingdom" } } })
  const address = { "@type": "PostalAddress", addressLocality: "Sheffield", addressCountry: "United Kingdom" }
  const contact = structuredData(facts, "/contact/", { page, site })
  expect(nodesOfType(contact, "ProfessionalService")).toMatchObject([{ address, areaServed: ["Europe"] }])
  const home = structuredData(facts, "/", { page, services })
  expect(nodesOfType(home, "ProfessionalService")).toMatchObject([{ address, description: seo.description }])
  expect(nodesOfType(home, "Person")).toMatchObject([{ address }])
})

test("a page describes the services that it shows, and names the others", () => {
  const graph = structuredData(someFacts(), "/", { page, services })
  const described = nodesOfType(graph, "Service").map(({ name, description }) => [name, description])
  expect(described).toEqual([
    ["Fractional CTO", undefined],
    ["Audits", "Three weeks."],
  ])
})

test("the books are in the order of the page", () => {
  const [books, others] = ["One", "Two"].map((title) => ({ nodes: [aBook({ title })] }))
  const graph = structuredData(someFacts(), "/books/", { page, books, others })
  expect(nodesOfType(graph, "ItemList")).toMatchObject([
    {
      name: "A heading",
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { name: "One" } },
        { position: 2, item: { name: "Two" } },
      ],
    },
  ])
})

test("a page that lists the case studies is a collection of them, and another page of the owner's is none", () => {
  const own = { slug: "cases", title: "Cases", description: "Three.", menuTitle: null, picture: null }
  const cases = [{ slug: "nine-projects", title: "Nine projects", description: "How three stayed." }]
  const graph = structuredData(fewFacts(), "/cases/", { customPage: { ...own, cases } })
  expect(typesIn(graph)).toContain("CollectionPage")
  expect(nodesOfType(graph, "ItemList")).toMatchObject([
    { name: "Cases", itemListElement: [{ item: { "@type": "WebPage", name: "Nine projects" } }] },
  ])
  expect(typesIn(structuredData(fewFacts(), "/cases/", { customPage: { ...own, cases: [] } }))).not.toContain(
    "ItemList",
  )
})

test("the featured appearances come first, the others after them, each with its picture", () => {
  const item = (title: string, type: string) => aFeaturedAppearance({ title, type })
  const [lead, featured] = [{ nodes: [item("One", "podcast")] }, { nodes: [item("Two", "talk")] }]
  const older = { nodes: [anAppearance({ title: "Three", type: "interview" })] }
  const graph = structuredData(someFacts(), "/media/", { page, lead, featured, more: none, older })
  const [list] = nodesOfType(graph, "ItemList")
  expect(list?.itemListElement).toMatchObject([
    {
      position: 1,
      item: { "@type": "PodcastEpisode", name: "One", image: "https://ada.example/pictures/appearance-200.png" },
    },
    {
      position: 2,
      item: { "@type": "CreativeWork", name: "Two", image: "https://ada.example/pictures/appearance-200.png" },
    },
    { position: 3, item: { "@type": "Article", name: "Three" } },
  ])
})

test("a case study is an article about its client, below the page that lists it", () => {
  const own = {
    slug: "six-of-nine",
    title: "Six of nine",
    description: "Why.",
    menuTitle: null,
    picture: null,
    cases: [],
  }
  const listedOn = { slug: "cases", title: "All cases", menuTitle: "Cases" }
  const appeared = { written: "June 2026", iso: "2026-06" }
  const graph = structuredData(someFacts(), "/six-of-nine/", {
    customPage: { ...own, client: "Brackwater", appeared, listedOn, card: { path: "/cards/a.png", alt: "" } },
  })
  expect(nodesOfType(graph, "Article")).toMatchObject([
    {
      headline: "Six of nine",
      about: { name: "Brackwater" },
      datePublished: "2026-06",
      image: "https://ada.example/cards/a.png",
    },
  ])
  const [crumbs] = nodesOfType(graph, "BreadcrumbList")
  expect(crumbs?.itemListElement).toMatchObject([{ name: "Home" }, { name: "Cases" }, { name: "Six of nine" }])
})

test("the blog holds its posts, each at its own address", () => {
  const graph = structuredData(someFacts(), "/blog/", { page, newest: { nodes: [aPost({ published: null })] } })
  expect(nodesOfType(graph, "Blog")).toMatchObject([
    { blogPost: [{ "@type": "BlogPosting", url: "https://ada.example/blog/a-queue-of-one/", keywords: ["DevOps"] }] },
  ])
  expect(nodesOfType(graph, "BlogPosting")[0]).not.toHaveProperty("datePublished")
})

test("an article's page leads from home over the blog to the post, and is about it", () => {
  const post = {
    ...aPost({ title: "A queue of one", published: "2026-03-01" }),
    imageAlt: null,
    moreLinks: null,
    topicWords: [],
  }
  const text = { readingTime: "4 minutes to read", sections: [], parts: [], words: 800 }
  const data = { article: { slug: "a-queue-of-one", post, card: null, text, next: [] }, about: null, blog: null }
  const { mainEntity, nodes, crumbs } = article(someFacts(), data)
  expect(crumbs?.map(({ name }) => name)).toEqual(["Blog", "A queue of one"])
  expect(nodes).toMatchObject([
    { "@type": "BlogPosting", ...mainEntity, datePublished: "2026-03-01", wordCount: 800 },
    { "@type": "Blog" },
  ])
})

const asked = { entries: [{ id: "leaving", question: "How do we leave?", answer: "<p>By a letter.</p>" }] }

test("a page with questions is one of questions and answers, each at its address", () => {
  const data = { engagement: { ...engagement, questions: asked } }
  const graph = structuredData(someFacts(), "/how-i-work/", data)
  expect(nodesOfType(graph, "FAQPage")).toMatchObject([
    {
      url: "https://ada.example/how-i-work/",
      mainEntity: [
        {
          "@id": "https://ada.example/how-i-work/#leaving",
          name: "How do we leave?",
          acceptedAnswer: { "@type": "Answer", text: "<p>By a letter.</p>" },
        },
      ],
    },
  ])
})

test("a post that appeared elsewhere is listed with its address there, and belongs to that site", () => {
  const posts = { nodes: [aPost({ externalUrl: "https://weekly.example/queue" })] }
  const [posting] = nodesOfType(structuredData(someFacts(), "/blog/", { page, newest: posts }), "BlogPosting")
  expect(posting).toMatchObject({ url: "https://weekly.example/queue" })
  expect(posting).not.toHaveProperty("@id")
})

test("the page for lost visitors has no address of its own", () => {
  const [node] = nodesOfType(structuredData(fewFacts(), "/404/", { page }), "WebPage")
  expect(node).not.toHaveProperty("@id")
  expect(node).not.toHaveProperty("url")
})
