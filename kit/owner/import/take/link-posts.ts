import { releaseConditions, releasedPosts } from "../../../content/contract/posts"
import { postAddress } from "../../../content/contract/site-addresses"
import type { Json } from "../../../content/json/edit-json"
import { asList, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import type { Draft } from "../../new/draft"
import { quoted } from "../format"
import { digest } from "../ledger"
import { placePostLinks } from "../texts/post-links"

/** A post that was placed into a draft of data/. */
interface PlacedPost {
  readonly name: string
  readonly text?: string
  readonly written: string
  readonly notes: readonly string[]
}

/**
 * Points a placed post's links to other posts of its source to this site, once all posts are placed.
 *
 * @param draft of data/
 * @param post whose text may have such links
 * @param slugOf looks up the slug of a post that was imported, now or before, by its identity at the source
 * @returns the post as it is now in the draft
 */
export async function linkPosts<Post extends PlacedPost>(
  draft: Draft,
  post: Post,
  slugOf: (source: string) => string | undefined,
): Promise<Post> {
  const before = post.text === undefined ? undefined : await draft.text(post.text)
  if (post.text === undefined || before === undefined) return post
  const entries = asList(await draft.content("posts.json"))
  const isOff = asList(getIn(await draft.content("site.json"), "pagesOff")).includes("blog")
  const entryOf = (slug: string | undefined) => entries.find((entry) => getIn(entry, "slug") === slug)
  const own = entryOf(post.name)
  const addressOf = (source: string): string | undefined => {
    const slug = slugOf(source)
    const entry = slug === undefined ? undefined : entryOf(slug)
    const elsewhere = getIn(entry, "externalUrl")
    if (entry === undefined || slug === undefined) return undefined
    if (typeof elsewhere === "string") return elsewhere
    // A public post must not link to one that visitors cannot read.
    return isOff || (isPublicPost(own) && !isPublicPost(entry)) ? undefined : postAddress(slug)
  }
  const { text, unlinked } = placePostLinks(before, addressOf)
  if (text === before) return post
  await draft.put(post.text, Buffer.from(text))
  const note = told("import.unlinked", { words: quoted(...unlinked) })
  return {
    ...post,
    written: digest([own as Json, text]),
    notes: unlinked.length > 0 ? [...post.notes, note] : post.notes,
  }
}

/** @returns whether a build shows a post today */
export const isPublicPost = (post: unknown): boolean =>
  releasedPosts([post], { ...releaseConditions(), includeUnpublished: true }).every(({ unpublished }) => !unpublished)
