import { postText, unwrittenText } from "../../../src/content/contract/texts"
import { listOf, valueIn } from "../../../src/content/unchecked"

/** Other files that an edit takes along, within data/: what they are to hold, or nothing where they go. */
export type Companions = ReadonlyMap<string, Buffer | undefined>

/**
 * A post is an entry and a text. Who removes the entry, doubles it or gives it another slug, means both.
 *
 * @param file that is edited, within data/
 * @param before what it holds
 * @param after what it is to hold
 * @param read what another file holds; nothing where it is not there
 */
export async function companionsOf(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<Companions> {
  if (file !== "posts.json" || !before || !after) return new Map()
  const [old, now] = [slugsIn(before), slugsIn(after)]
  if (!old || !now) return new Map()
  const gone = old.filter((slug) => !now.includes(slug))
  const fresh = now.filter((slug) => !old.includes(slug))
  const [former] = gone
  const [added] = fresh
  if (gone.length === 1 && fresh.length === 1 && old.length === now.length && former && added)
    return movedText(postText(former), postText(added), read)
  const found: Array<readonly [string, Buffer | undefined]> = []
  for (const slug of gone) if (await read(postText(slug))) found.push([postText(slug), undefined])
  for (const slug of fresh) {
    if (await read(postText(slug))) continue
    found.push([postText(slug), (await read(postText(slug.replace(/(?:-copy)+$/, "")))) ?? Buffer.from(unwrittenText)])
  }
  return new Map(found)
}

async function movedText(
  from: string,
  to: string,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<Companions> {
  const text = await read(from)
  // A text that is there already belongs to the new slug.
  if (!text || (await read(to))) return new Map()
  return new Map([
    [from, undefined],
    [to, text],
  ])
}

/** The slugs of the posts that have a text here; nothing where the file cannot be read. */
function slugsIn(bytes: Buffer): readonly string[] | undefined {
  try {
    return listOf(JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, ""))).flatMap((post) => {
      const slug = valueIn(post, "slug")
      return typeof slug === "string" && valueIn(post, "externalUrl") === undefined ? [slug] : []
    })
  } catch {
    // The check says what is wrong with it.
    return undefined
  }
}
