import type { BlogPostingLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, idOf, ownerOf, type SiteFacts } from "../site-facts"

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
