import type { BlogLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, idOf, ownerOf, type SiteFacts } from "../site-facts"
import { blogPosting, type Posting } from "./blog-posting"

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
