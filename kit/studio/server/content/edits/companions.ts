import { postText } from "../../../../content/contract/data-paths"
import { unwrittenText } from "../../../../content/contract/posts"
import { labelSetFor, languageIn, neededWords, wordIn } from "../../../../content/label-sets/label-sets"
import { asList, getIn, valueAt } from "../../../../content/location/json-path"
import { readableContent } from "../../../../owner/files/json-bytes"
import { contentInBytes } from "../../../references/texts"
import type { FileBytes } from "../disk"
import { applyEdit } from "./apply-edit"
import { siteWith } from "./site-follows"

/** Reads files within data/; undefined for a missing one. */
interface TextReader {
  present(file: string): Promise<Buffer | undefined>
  /** At the last commit. */
  committed(file: string): Promise<Buffer | undefined>
  /** The pictures that the studio has added. */
  readonly addedPictures: ReadonlySet<string>
  /** All text files. */
  all(): Promise<FileBytes>
}

/**
 * A post is an entry and a text file: removing, duplicating, renaming or restoring the entry does the same to its text. What needs UI labels that another file
 * lacks, such as the first offer, gets them with it. A page that was left out is shown again with its first entry, and menus follow what pages say. A picture
 * that the studio has added is removed when nothing uses it any more, and restored with what names it.
 *
 * @param file being edited, within data/
 * @param before its bytes
 * @param after its new bytes
 * @param texts reads the other files
 * @returns the files that change with it
 */
export async function companionsOf(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  texts: TextReader,
): Promise<FileBytes> {
  if (!after) return new Map(await unusedPictures(file, before, after, texts))
  const own = await (file === "posts.json" ? textsOf(before, after, texts) : wordsFor(file, after, texts))
  const site = await siteWith([{ file, before, after }], (other) => texts.present(other))
  const pictures = [
    ...(await unusedPictures(file, before, after, texts)),
    ...(await picturesBack(before, after, texts)),
  ]
  return new Map([...own, ...(site ? [["site.json", site] as const] : []), ...pictures])
}

/** Pictures added by the studio that nothing refers to after the edit: if left in place, they would be published. */
async function unusedPictures(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  { addedPictures, all }: TextReader,
): Promise<ReadonlyArray<readonly [string, undefined]>> {
  const gone = [...addedPictures].filter((path) => before?.includes(path) && !after?.includes(path))
  if (gone.length === 0) return []
  const others = [...(await all())].filter(([other]) => other !== file)
  return gone.flatMap((path) => (others.some(([, bytes]) => bytes?.includes(path)) ? [] : [[path, undefined] as const]))
}

/** Pictures that were removed as unused and are now referred to again. */
async function picturesBack(before: Buffer | undefined, after: Buffer, texts: TextReader) {
  const found: Array<readonly [string, Buffer]> = []
  for (const path of texts.addedPictures) {
    if (before?.includes(path) || !after.includes(path) || (await texts.present(path))) continue
    const bytes = await texts.committed(path)
    if (bytes) found.push([path, bytes])
  }
  return found
}

/** Uses the kit's words in the site's language, or in English if there are none. */
async function wordsFor(file: string, after: Buffer, texts: TextReader): Promise<FileBytes> {
  const { present } = texts
  const needed = neededWords(file, readableContent(after))
  const language = await siteLanguage(texts)
  const changed = new Map<string, Buffer>()
  for (const word of needed) {
    const bytes = changed.get(word.file) ?? (await present(word.file))
    const content = bytes && readableContent(bytes)
    const to = wordIn((language && labelSetFor(language)) ?? "en", word)
    if (content === undefined || to === undefined || valueAt(content, word.path) !== undefined) continue
    changed.set(word.file, await applyEdit(word.file, bytes, { kind: "set", path: word.path, to }, present))
  }
  return changed
}

async function siteLanguage({ present }: TextReader): Promise<string | undefined> {
  const site = await present("site.json")
  return site && languageIn(readableContent(site))
}

async function textsOf(before: Buffer | undefined, after: Buffer, texts: TextReader): Promise<FileBytes> {
  if (!before) return new Map()
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

/** The post's committed text, the text of the post it was copied from, or a placeholder. */
async function beginningOf(slug: string, texts: TextReader): Promise<Buffer> {
  const original = postText(slug.replace(/(?:-copy)+$/, ""))
  return (
    (await texts.committed(postText(slug))) ??
    (await texts.present(original)) ??
    Buffer.from(unwrittenText(await siteLanguage(texts)))
  )
}

async function movedText(from: string, to: string, { present }: TextReader): Promise<FileBytes> {
  const text = await present(from)
  // An existing text belongs to the new slug.
  if (!text || (await present(to))) return new Map()
  return new Map([
    [from, undefined],
    [to, text],
  ])
}

/** The slugs of the posts with a text in data/; undefined if the file cannot be parsed. */
function slugsIn(bytes: Buffer): readonly string[] | undefined {
  const posts = contentInBytes("posts.json", bytes)
  return posts === undefined
    ? undefined
    : asList(posts).flatMap((post) => {
        const slug = getIn(post, "slug")
        return typeof slug === "string" && getIn(post, "externalUrl") === undefined ? [slug] : []
      })
}
