/** The placeholder text of `npm run new post`. */
export const unwrittenText = `Write the post here: first what it is about, without a heading.

## A heading

What stands under it. data/README.md shows what else a text can have.
`

/** What stands in a text where the description of a picture belongs that was just put there, by the language of whoever writes. */
export const unwrittenDescriptions: ReadonlyMap<string, string> = new Map([
  ["en", "What the picture shows"],
  ["de", "Was das Bild zeigt"],
])

/** The conditions that decide whether a post is shown. */
interface ReleaseConditions {
  /** Today, as 2026-11-10, in UTC. */
  readonly day: string
  /** True in `npm run develop`, which also shows unpublished posts, marked. */
  readonly includeUnpublished: boolean
}

/** @returns the circumstances of this run of Gatsby */
export const releaseConditions = (): ReleaseConditions => ({
  day: new Date().toISOString().slice(0, 10),
  includeUnpublished: process.env.gatsby_executing_command === "develop",
})

/**
 * @param posts the content of data/posts.json, which may be invalid
 * @param circumstances of this run
 * @returns the shown posts, each with `unpublished`: whether it is a draft or scheduled
 */
export function releasedPosts(
  posts: unknown,
  { day, includeUnpublished }: ReleaseConditions,
): readonly Record<string, unknown>[] {
  if (!Array.isArray(posts)) return []
  // The check calls this before the entries are known to be posts.
  return posts
    .filter((post): post is Readonly<Record<string, unknown>> => typeof post === "object" && post !== null)
    .map((post) => ({ ...post, unpublished: isUnpublished(post, day) }))
    .filter(({ unpublished }) => includeUnpublished || !unpublished)
}

function isUnpublished({ draft, publishOn }: Readonly<Record<string, unknown>>, day: string): boolean {
  // ISO days sort alphabetically.
  return draft === true || (typeof publishOn === "string" && publishOn > day)
}
