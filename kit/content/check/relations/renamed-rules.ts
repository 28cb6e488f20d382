import { engagementFile } from "../../contract/data-paths"
import { releaseConditions, releasedPosts } from "../../contract/posts"
import { customPageAddress, pagesWithIds, postAddress } from "../../contract/site-addresses"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import type { DataFolder } from "../../files/data-folder"
import { asList, asText, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import { redirectTargetsIn } from "../linked-site"
import { lastCommit } from "./last-commit"
import type { Content } from "./relation-rules"

/** A file whose entries have addresses, or that has one itself: the key that an address comes from, and those that identify an entry once it has changed. */
interface Addressed {
  readonly file: string
  readonly key: string
  readonly addressOf: (name: string) => string
  readonly knownBy: readonly string[]
}

const addressed: readonly Addressed[] = [
  {
    file: engagementFile,
    key: "slug",
    addressOf: customPageAddress,
    knownBy: ["menuTitle", "heading", "intro"],
  },
  { file: "posts.json", key: "slug", addressOf: postAddress, knownBy: ["title", "excerpt", "imageUrl"] },
  ...pagesWithIds.map(({ page, file }) => ({
    file,
    key: "id",
    addressOf: (id: string) => `${page}#${id}`,
    knownBy: ["title", "description", "longDescription"],
  })),
]

/**
 * Compares the content with the last commit: renaming a slug or an id breaks links from other sites. Without git, or in an untracked folder,
 * there is nothing to compare with.
 *
 * @param folder of the content
 * @param content of all JSON files
 * @returns warnings with the line to write into redirects.json, by file path
 */
export async function renamedDiagnostics(
  folder: DataFolder,
  content: Content,
): Promise<ReadonlyMap<string, readonly LocalDiagnostic[]>> {
  // If redirects.json cannot be read, it may already have the redirect.
  if (!content.has("redirects.json") && folder.files.includes("redirects.json")) return new Map()
  const committed = await lastCommit(folder)
  if (!committed) return new Map()
  const moved = redirectTargetsIn(content)
  return new Map(
    await Promise.all(
      addressed.map(async (each) => {
        const today = entriesIn(content.get(each.file))
        const before = today.length > 0 ? published(each.file, await committed(each.file)) : []
        return [each.file, renamed(each, before, today, moved, content.has("redirects.json"))] as const
      }),
    ),
  )
}

/** Leaves out unpublished posts, which nobody links to, and posts on other sites, which have no address here. */
function published(file: string, entries: unknown): readonly unknown[] {
  if (file !== "posts.json") return entriesIn(entries)
  const posts = releasedPosts(asList(entries), { ...releaseConditions(), includeUnpublished: false })
  return posts.filter(({ externalUrl }) => externalUrl === undefined)
}

/** The entries of a list; anything else counts as a single entry. */
const entriesIn = (content: unknown): readonly unknown[] =>
  content === undefined || Array.isArray(content) ? asList(content) : [content]

function renamed(
  { file, key, addressOf, knownBy }: Addressed,
  before: readonly unknown[],
  today: readonly unknown[],
  moved: ReadonlyMap<string, string>,
  hasFile: boolean,
): LocalDiagnostic[] {
  const names = new Set(today.map((entry) => getIn(entry, key)))
  const former = new Set(before.map((entry) => getIn(entry, key)))
  const gone = before.filter((entry) => !names.has(getIn(entry, key)))
  const byValue = knownBy.map((each) => new Map([...gone].reverse().map((entry) => [getIn(entry, each), entry])))
  return today.flatMap((entry, index) => {
    const name = getIn(entry, key)
    // Nothing can be redirected to an unpublished post.
    if (typeof name !== "string" || former.has(name) || published(file, [entry]).length === 0) return []
    const same = knownBy.flatMap((each, at) => sameIn(byValue[at], getIn(entry, each)))[0]
    const from = addressOf(asText(getIn(same, key)))
    if (!same || moved.has(from)) return []
    const to = addressOf(name)
    const message = say(hasFile ? "renamed" : "renamed.first", { from, to }, { applicability: "suggested", value: to })
    return [{ ...warningAt(file === engagementFile ? [key] : [index, key], message), redirect: { from, to } }]
  })
}

const sameIn = (entries: ReadonlyMap<unknown, unknown> | undefined, value: unknown): readonly unknown[] =>
  typeof value === "string" && entries?.has(value) ? [entries.get(value)] : []
