import { postText } from "../contract/texts"

/** A kind of entry that can be added, by its name in the command. */
export interface Kind {
  readonly name: string
  /** With its article, for sentences. */
  readonly withArticle: string
  /** The collection's file within data/. */
  readonly file: string
  /** Where its pictures are kept, within data/. */
  readonly pictures: string
  /** Newest first, or in the owner's order. */
  readonly place: "first" | "last"
  /** The files that its rules look into. */
  readonly needs: readonly string[]
  /** Where to see the entry: the path of its page, and which part of it. */
  readonly page: (entry: Readonly<Record<string, unknown>>) => string
  /** The text that belongs to the entry, within data/, unless it needs none. */
  readonly text?: (entry: Readonly<Record<string, unknown>>) => string | undefined
}

/** Everything that `npm run new` can add. */
export const kinds: readonly Kind[] = [
  {
    ...{ name: "book", withArticle: "a book", file: "books.json", pictures: "images/books", place: "last" },
    ...{ needs: [], page: () => "/books/" },
  },
  {
    ...{ name: "post", withArticle: "a post", file: "posts.json", pictures: "images/posts", place: "first" },
    needs: ["pages/blog.json"],
    page: ({ externalUrl, slug }) => (externalUrl ? "/blog/" : `/blog/${slug}/`),
    text: ({ externalUrl, slug }) => (externalUrl ? undefined : postText(String(slug))),
  },
  {
    ...{ name: "media", withArticle: "an appearance", file: "media.json", pictures: "images/media", place: "first" },
    ...{ needs: [], page: () => "/media/" },
  },
  {
    ...{ name: "service", withArticle: "a service", file: "services.json", pictures: "images/services", place: "last" },
    ...{ needs: [], page: ({ id }) => `/services/#${id}` },
  },
  {
    ...{ name: "tool", withArticle: "a tool", file: "tools.json", pictures: "images/tools", place: "last" },
    ...{ needs: [], page: ({ id }) => `/tools/#${id}` },
  },
  {
    ...{ name: "testimonial", withArticle: "a testimonial", file: "testimonials.json" },
    ...{ pictures: "images/testimonials", place: "last", needs: [], page: () => "/about/" },
  },
]

/** @returns the names of all kinds, for a sentence */
export const kindNames: readonly string[] = kinds.map(({ name }) => name)
