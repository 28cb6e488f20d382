import { isDevelop } from "../../gatsby/command"

/** What decides whether a post is shown. */
export interface Circumstances {
  /** Today, as 2026-11-10, in UTC. */
  readonly day: string
  /** `npm run develop` shows what is unpublished too, marked. */
  readonly includeUnpublished: boolean
}

/** @returns the circumstances of this run of Gatsby */
export const circumstances = (): Circumstances => ({
  day: new Date().toISOString().slice(0, 10),
  includeUnpublished: isDevelop(),
})

/**
 * @param posts content of data/posts.json; anything at all
 * @param circumstances of this run
 * @returns the posts that the site shows, each with `unpublished`: whether it is a draft or still to come
 */
export function releasedPosts(
  posts: unknown,
  { day, includeUnpublished }: Circumstances,
): readonly Record<string, unknown>[] {
  if (!Array.isArray(posts)) return []
  // The check asks before it is known that each entry is a post.
  return posts
    .filter((post): post is Readonly<Record<string, unknown>> => typeof post === "object" && post !== null)
    .map((post) => ({ ...post, unpublished: isUnpublished(post, day) }))
    .filter(({ unpublished }) => includeUnpublished || !unpublished)
}

function isUnpublished({ draft, publishOn }: Readonly<Record<string, unknown>>, day: string): boolean {
  // Days in this form are in the order of the alphabet.
  return draft === true || (typeof publishOn === "string" && publishOn > day)
}
