import { mistakesIn } from "../../support/schema-org"

const site = "https://ada.example"
const graph = (...nodes: object[]) => ({ "@context": "https://schema.org", "@graph": nodes })

test("what schema.org has is no mistake", () => {
  const episode = { "@type": "PodcastEpisode", name: "One", partOfSeries: { "@type": "PodcastSeries", name: "Aloud" } }
  const ada = { "@type": "Person", "@id": `${site}/#/owner`, url: `${site}/about/` }
  const post = {
    "@type": "BlogPosting",
    author: { "@id": `${site}/#/owner` },
    datePublished: "2026-11-10",
    wordCount: 9,
  }
  const away = { "@type": "WebPage", isPartOf: { "@id": `${site}/blog/` } }
  expect(mistakesIn(graph(episode, ada, post, away), site)).toEqual([])
})

test.each([
  ["a type that it does not have", { "@type": "Talk" }, "schema.org has no type Talk."],
  ["a property that it does not have", { "@type": "Book", pages: 3 }, "schema.org has no property pages."],
  ["a property of another type", { "@type": "Book", performer: "A" }, "performer does not belong to Book."],
  ["a property that it has replaced", { "@type": "Event", performers: "A" }, "schema.org has replaced performers."],
  ["words in place of a date", { "@type": "Article", datePublished: "May 2025" }, "datePublished of Article cannot be"],
  ["a thing of the wrong kind", { "@type": "Blog", blogPost: { "@type": "Book" } }, "blogPost of Blog cannot be"],
  ["an empty text", { "@type": "Book", name: "" }, "name of Book is empty."],
  ["an empty list", { "@type": "Book", author: [] }, "author of Book is empty."],
  ["a reference to nothing", { "@type": "Book", author: { "@id": `${site}/#/owner` } }, `Nothing is ${site}/#/owner.`],
])("%s is a mistake", (_what, node, mistake) => {
  expect(mistakesIn(graph(node), site)).toEqual([expect.stringContaining(mistake)])
})

test("two nodes of one @id are a mistake", () => {
  const ada = { "@type": "Person", "@id": `${site}/#/owner` }
  expect(mistakesIn(graph(ada, { ...ada }), site)).toEqual([`Two nodes are ${site}/#/owner.`])
})
