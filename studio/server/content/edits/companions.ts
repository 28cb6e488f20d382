import { postText, unwrittenText } from "../../../../src/content/contract/texts"
import { listOf, valueIn } from "../../../../src/content/unchecked"

/** Other files that an edit takes along, within data/: what they are to hold, or nothing where they go. */
export type Companions = ReadonlyMap<string, Buffer | undefined>

/** What a file holds, or held; nothing where it is not, or was not, there. */
export interface TextReader {
  present(file: string): Promise<Buffer | undefined>
  /** At the last commit. */
  committed(file: string): Promise<Buffer | undefined>
}

/**
 * A post is an entry and a text. Who removes the entry, doubles it, gives it another slug or takes it back, means both.
 *
 * @param file that is edited, within data/
 * @param before what it holds
 * @param after what it is to hold
 * @param texts what other files hold
 */
export async function companionsOf(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  texts: TextReader,
): Promise<Companions> {
  if (file !== "posts.json" || !before || !after) return new Map()
  const [old, now] = [slugsIn(before), slugsIn(after)]
  if (!old || !now) return new Map()
  const gone = old.filter((slug) => !now.includes(slug))
  const fresh = now.filter((slug) => !old.includes(slug))
  const [former] = gone
  const [added] = fresh
  if (gone.length === 1 && fresh.length === 1 && old.length === now.length && former && added)
    return movedText(postText(former), postText(added), texts)
  const found: Array<readonly [string, Buffer | undefined]> = []
  for (const slug of gone) if (await texts.present(postText(slug))) found.push([postText(slug), undefined])
  for (const slug of fresh)
    if (!(await texts.present(postText(slug)))) found.push([postText(slug), await beginningOf(slug, texts)])
  return new Map(found)
}

/** The text that a post had before it was removed, or that of the post which it is a copy of; else one to be written. */
async function beginningOf(slug: string, texts: TextReader): Promise<Buffer> {
  const original = postText(slug.replace(/(?:-copy)+$/, ""))
  return (await texts.committed(postText(slug))) ?? (await texts.present(original)) ?? Buffer.from(unwrittenText)
}

async function movedText(from: string, to: string, { present }: TextReader): Promise<Companions> {
  const text = await present(from)
  // A text that is there already belongs to the new slug.
  if (!text || (await present(to))) return new Map()
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
