import { customPageSlug } from "../../../content/contract/data-paths"
import { asText, getIn, valueAt } from "../../../content/location/json-path"
import type { ContentChange } from "../../server/publishing/compare/content-change"
import { words } from "../../words/words"
import { type NamedContent, nameOfFile } from "../content/names"
import { isPicture } from "./change-names"

const { usualMessage } = words.publishing

type Thing = keyof typeof usualMessage.things

/** The things that are counted, by the file that lists them. */
const things: Readonly<Record<string, Thing>> = {
  "posts.json": "posts",
  "services.json": "services",
  "tools.json": "tools",
  "books.json": "books",
  "media.json": "media",
  "testimonials.json": "testimonials",
}

/** How many parts of the content are named. */
const maxNamed = 4

/**
 * @param changes since the last commit
 * @param content now, with the contract
 * @returns a commit message that says what a person would: "Two services, a post, Home"
 */
export function suggestMessage(changes: readonly ContentChange[], content: NamedContent): string {
  const counted = new Map<Thing, Set<string>>()
  const named = new Set<string>()
  for (const change of changes) {
    const thing = thingOf(change, content)
    if (typeof thing === "string") named.add(thing)
    else if (thing) counted.set(thing.kind, (counted.get(thing.kind) ?? new Set()).add(thing.id))
  }
  // Pictures are not worth a word beside what shows them.
  if (counted.size + named.size > 1) counted.delete("pictures")
  const parts = [...[...counted].map(([kind, ids]) => usualMessage.things[kind](ids.size)), ...named]
  const [first, ...others] = parts
  if (first === undefined) return usualMessage.empty
  return parts.length > maxNamed ? usualMessage.many(first, others.length) : usualMessage.parts(parts)
}

/** What a change is about: one of the things that are counted, or a part of the site by its name. */
function thingOf(
  change: ContentChange,
  content: NamedContent,
): { readonly kind: Thing; readonly id: string } | string | undefined {
  const { file, path } = change
  if (isPicture(file)) return { kind: "pictures", id: file }
  const [, slug] = /^posts\/(.+)\.md$/.exec(file) ?? []
  if (slug !== undefined) return { kind: "posts", id: slug }
  if (customPageSlug(file) !== undefined) return { kind: "pages", id: file }
  const kind = things[file]
  const [index] = path
  if (kind === undefined || typeof index !== "number") return nameOfFile(file, content)
  const entry =
    change.kind === "removed" && path.length === 1 ? change.before : valueAt(content.docs.get(file)?.content, [index])
  // The entry of a post and its text count as one post.
  return { kind, id: kind === "posts" ? asText(getIn(entry, "slug")) : JSON.stringify(entry) }
}
